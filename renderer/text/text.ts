// In which words does the app speak now?

import type { Settings } from '#shared/api/settings.ts';
import { en, type Catalogue } from './en.ts';

const catalogues: { readonly [K in Settings['language']]: Catalogue } = { en };

let spoken: Settings['language'] = 'en';

/** Must be called before anything is rendered in the new language. */
export function speak(language: Settings['language']): void {
  spoken = language;
}

/** The language spoken now. */
export const language = (): Settings['language'] => spoken;

export const text = (): Catalogue => catalogues[spoken];
