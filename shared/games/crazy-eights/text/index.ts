// In which languages is Crazy Eights spoken of?

import type { Spoken } from '#shared/text/languages.ts';
import { en, type Text } from './en.ts';

export const text: Spoken<Text> = { en };
