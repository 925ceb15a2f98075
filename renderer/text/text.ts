// In which words does the app speak now?

import type { Language, Spoken } from '#shared/text/languages.ts';
import { en, type Catalogue } from './en.ts';

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

export const text = (): Catalogue => spoken(apps);
