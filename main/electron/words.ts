// In which words does the shell speak to the person before the screen?

import { common, type CommonText } from '#shared/text/en/index.ts';
import { saying, type Said } from '#shared/text/said.ts';
import { sentenceIn } from '#shared/text/sentence.ts';

export const saysOfShell = saying<CommonText['shell']>('shell');

/** In English so far: dialogs and menus are made before any other language is loaded. The shell speaks of no game. */
export const words = (said: Said): string => sentenceIn({ common, games: {} }, said);
