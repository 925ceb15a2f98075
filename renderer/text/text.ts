// In which words does the app speak now?

import { english, gameTextIn, sentenceIn, type Texts } from '#shared/games/texts.ts';
import type { Settings } from '#shared/api/settings.ts';
import type { GameText } from '#shared/text/gameText.ts';
import type { Said } from '#shared/text/said.ts';
import { en, type Catalogue } from './en.ts';

type Language = Settings['language'];
/** The same in every language. */
export type Spoken<T> = { readonly [K in Language]: T };

let language: Language = 'en';
/** Makes a language of the English one, for trying out screens; null where what was written is spoken. */
let made: (<T extends object>(english: T) => T) | null = null;

/** Must be called before anything is rendered in the new language. */
export function speak(chosen: Language): void {
  language = chosen;
}

/** From now on everything is said in a language that is made of English. */
export function speakMade(make: NonNullable<typeof made>): void {
  made = make;
}

/** The catalogue in the language that is spoken now. */
export const spoken = <T extends object>(catalogues: Spoken<T>): T => made?.(catalogues.en) ?? catalogues[language];

const apps: Spoken<Catalogue> = { en };
const texts: Spoken<Texts> = { en: english };

export const text = (): Catalogue => spoken(apps);
/** What games say, in the language that is spoken now. */
export const gameTexts = (): Texts => spoken(texts);
export const gameText = (game: string): GameText => gameTextIn(gameTexts(), game);
/** What rules, bots and the host mean, in the language that is spoken now. */
export const sentence = (said: Said): string => sentenceIn(gameTexts(), said);
