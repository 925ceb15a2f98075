import type { CommonText } from "./en/index.ts";
import type { GameText } from "./gameText.ts";
import type { Said } from "./said.ts";

/** All that one language must say, but for the screens. */
export interface Texts {
  readonly common: CommonText;
  /** By id. */
  readonly games: { readonly [game: string]: GameText };
}

type Entry = string | ((args: Said["args"], tell: (said: Said) => string) => string);
type Branch = { readonly [name: string]: unknown };

/** What stands at a key: "rules.roundOver", "crazy-eights.refusals.drawOn". */
function entryAt({ common: parts, games }: Texts, key: string): Entry | null {
  const path = key.split(".");
  let found: unknown = Object.hasOwn(games, path[0] ?? "") ? games : parts;
  for (const name of path)
    found =
      typeof found === "object" && found !== null && Object.hasOwn(found, name)
        ? (found as Branch)[name]
        : null;
  return typeof found === "string" || typeof found === "function" ? (found as Entry) : null;
}

/**
 * The sentence that is meant, in this language. A key that it does not have, as of a newer host,
 * stands for itself.
 */
export function sentenceIn(texts: Texts, { key, args }: Said): string {
  const entry = entryAt(texts, key);
  if (entry === null) return key;
  return typeof entry === "string" ? entry : entry(args, (said) => sentenceIn(texts, said));
}

/** A game's name and options in words; one without any is called by its id. */
export const gameTextIn = ({ games }: Texts, game: string): GameText =>
  Object.hasOwn(games, game)
    ? games[game]!
    : { name: game, tagline: "", options: {}, achievements: {} };
