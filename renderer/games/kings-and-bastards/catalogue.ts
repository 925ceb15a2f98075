// What does Kings & Bastards say at the table, in the language that is spoken now?

import { gameTexts } from '#renderer/text/text.ts';
import type { Texts } from '#shared/games/texts.ts';

export const kingsText = (): Texts['games']['kings-and-bastards']['table'] => gameTexts().games['kings-and-bastards'].table;
