// How are games, and what rules, bots and the host mean, spoken of in the language that is spoken now?

import { manifests } from '#renderer/games/catalogue.ts';
import type { GameText } from '#shared/text/gameText.ts';
import type { Spoken } from '#shared/text/languages.ts';
import type { Said } from '#shared/text/said.ts';
import { gameTextIn, sentenceIn, textsIn, type Texts } from '#shared/text/sentence.ts';
import { spoken } from './text.ts';

const texts: Spoken<Texts> = { en: textsIn('en', manifests) };

export const gameText = (game: string): GameText => gameTextIn(spoken(texts), game);
export const sentence = (said: Said): string => sentenceIn(spoken(texts), said);
