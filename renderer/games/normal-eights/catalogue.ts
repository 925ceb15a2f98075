// What does Normal Eights say at the table, in the language that is spoken now?

import { gameTexts } from '#renderer/text/text.ts';
import type { Texts } from '#shared/games/texts.ts';

export const normalText = (): Texts['games']['normal-eights']['table'] => gameTexts().games['normal-eights'].table;
