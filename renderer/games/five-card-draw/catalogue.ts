// What does five-card draw say at the table, in the language that is spoken now?

import { gameTexts } from '#renderer/text/text.ts';
import type { Texts } from '#shared/games/texts.ts';

export const drawText = (): Texts['games']['five-card-draw']['table'] => gameTexts().games['five-card-draw'].table;
