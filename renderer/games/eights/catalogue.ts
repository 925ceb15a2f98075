// What do the eights games say alike at the table, in the language that is spoken now?

import { gameTexts } from '#renderer/text/text.ts';
import type { EightsText } from '#shared/games/eights/text/en.ts';

export const eightsText = (): EightsText => gameTexts().eights;
