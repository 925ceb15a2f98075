// Which game has which help page?

import { manifests } from '#renderer/games/catalogue.ts';
import { spoken } from '#renderer/text/text.ts';
import type { Spoken } from '#shared/text/languages.ts';

type Pages = { readonly [game: string]: string };

const pages: Spoken<Pages> = { en: Object.fromEntries(manifests.map(({ id, help }) => [id, help.en])) };

/** The games that have one. */
export const explained = manifests.map(({ id }) => id);

/** The page's Markdown; empty for a game that has none. */
export const helpPage = (game: string): string => (Object.hasOwn(pages.en, game) ? spoken(pages)[game]! : '');
