// What do the eights games say alike at the table, in the language that is spoken now?

import { spoken } from '#renderer/text/text.ts';
import { en, type EightsText } from '#shared/games/eights/text/en.ts';
import type { Spoken } from '#shared/text/languages.ts';

const text: Spoken<EightsText> = { en };

export const eightsText = (): EightsText => spoken(text);
