// In which words are games spoken of, and which sentence is meant by a key? A new game is one more line, a new language one more list.

import { en as common, type CommonText } from '#shared/text/en.ts';
import type { GameText } from '#shared/text/gameText.ts';
import { SaidError, type Said } from '#shared/text/said.ts';
import { en as crazyEights } from './crazy-eights/text/en.ts';
import { en as eights, type EightsText } from './eights/text/en.ts';
import { en as exordia8 } from './exordia8/text/en.ts';
import { en as fiveCardDraw } from './five-card-draw/text/en.ts';
import { en as kingsAndBastards } from './kings-and-bastards/text/en.ts';
import { en as normalEights } from './normal-eights/text/en.ts';
import type { Text as CrazyText } from './crazy-eights/text/en.ts';
import type { Text as ExordiaText } from './exordia8/text/en.ts';
import type { Text as DrawText } from './five-card-draw/text/en.ts';
import type { Text as KingsText } from './kings-and-bastards/text/en.ts';
import type { Text as NormalText } from './normal-eights/text/en.ts';

/** All that one language must say, but for the screens. */
export interface Texts {
  readonly common: CommonText;
  readonly games: {
    readonly 'kings-and-bastards': KingsText;
    readonly 'five-card-draw': DrawText;
    readonly 'crazy-eights': CrazyText;
    readonly exordia8: ExordiaText;
    readonly 'normal-eights': NormalText;
  };
  /** What the eights games say alike at the table. */
  readonly eights: EightsText;
}

export const english: Texts = {
  common,
  games: { 'kings-and-bastards': kingsAndBastards, 'five-card-draw': fiveCardDraw, 'crazy-eights': crazyEights, exordia8, 'normal-eights': normalEights },
  eights,
};

type Entry = string | ((args: Said['args'], tell: (said: Said) => string) => string);
type Branch = { readonly [name: string]: unknown };

/** What stands at a key: "rules.roundOver", "crazy-eights.refusals.drawOn". */
function entryAt({ common: parts, games }: Texts, key: string): Entry | null {
  const path = key.split('.');
  let found: unknown = Object.hasOwn(games, path[0] ?? '') ? games : parts;
  for (const name of path) found = typeof found === 'object' && found !== null && Object.hasOwn(found, name) ? (found as Branch)[name] : null;
  return typeof found === 'string' || typeof found === 'function' ? (found as Entry) : null;
}

/** The sentence that is meant, in this language. A key that it does not have, as of a newer host, stands for itself. */
export function sentenceIn(texts: Texts, { key, args }: Said): string {
  const entry = entryAt(texts, key);
  if (entry === null) return key;
  return typeof entry === 'string' ? entry : entry(args, (said) => sentenceIn(texts, said));
}

/** In English: for records, for the command line and for logs. */
export const sentence = (said: Said): string => sentenceIn(english, said);

/** What an error tells people, or a reader of the log. */
export const errorWords = (error: unknown): string => (error instanceof SaidError ? sentence(error.said) : error instanceof Error ? error.message : String(error));

/** A game's name and options in words; one without any is called by its id. */
export function gameTextIn({ games }: Texts, game: string): GameText {
  const texts: { readonly [id: string]: GameText } = games;
  return Object.hasOwn(texts, game) ? texts[game]! : { name: game, tagline: '', options: {} };
}
