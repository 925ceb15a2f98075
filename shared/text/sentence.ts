import type { CommonText } from "./en/index.ts";
import type { GameText } from "./gameText.ts";
import type { Said } from "./said.ts";

/** Everything that one language must have except the screens. */
export type Texts = Readonly<{
  common: CommonText;
  games: { readonly [game: string]: GameText };
}>;

type Entry = string | ((args: Said["args"], tell: (said: Said) => string) => string);
type Branch = { readonly [name: string]: unknown };

/** Looks up a key such as "rules.roundOver" or "crazy-eights.refusals.drawOn". */
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
 * Returns the sentence in this language. An unknown key, as of a newer host, is returned itself.
 */
export function sentenceIn(texts: Texts, { key, args }: Said): string {
  const entry = entryAt(texts, key);
  if (entry === null) return key;
  return typeof entry === "string" ? entry : entry(args, (said) => sentenceIn(texts, said));
}

/** Returns a game's name and options in words; a game without any is called by its id. */
export const gameTextIn = ({ games }: Texts, game: string): GameText =>
  Object.hasOwn(games, game)
    ? games[game]!
    : { name: game, tagline: "", options: {}, achievements: {} };
