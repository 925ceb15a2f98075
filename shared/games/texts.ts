// In which words are games spoken of, and which sentence is meant by a key? The only list of languages in the program.

import { en as common } from '#shared/text/en.ts';
import { SaidError, type Said } from '#shared/text/said.ts';
import { en as crazyEights } from './crazy-eights/text/en.ts';
import { en as exordia8 } from './exordia8/text/en.ts';
import { en as fiveCardDraw } from './five-card-draw/text/en.ts';
import { en as kingsAndBastards } from './kings-and-bastards/text/en.ts';
import { en as normalEights } from './normal-eights/text/en.ts';

const games = {
  'kings-and-bastards': kingsAndBastards, 'five-card-draw': fiveCardDraw, 'crazy-eights': crazyEights, exordia8, 'normal-eights': normalEights,
};

type Entry = string | ((args: Said['args'], tell: (said: Said) => string) => string);

/** What stands at a key: "rules.roundOver", "crazy-eights.refusals.drawOn". */
function entryAt(key: string): Entry | null {
  let found: unknown = { ...common, ...games };
  for (const name of key.split('.')) found = typeof found === 'object' && found !== null && Object.hasOwn(found, name) ? (found as { readonly [name: string]: unknown })[name] : null;
  return typeof found === 'string' || typeof found === 'function' ? (found as Entry) : null;
}

/** The sentence that is meant. A key that this catalogue does not have, as of a newer host, stands for itself. */
export function sentence({ key, args }: Said): string {
  const entry = entryAt(key);
  if (entry === null) return key;
  return typeof entry === 'string' ? entry : entry(args, sentence);
}

/** What an error tells people, or a reader of the log. */
export const errorWords = (error: unknown): string => (error instanceof SaidError ? sentence(error.said) : error instanceof Error ? error.message : String(error));
