// How high a person stands on the ladders, read from the names of what their stored rounds reached
// (H-47).

/** To whom the rungs belong among achievements. */
export const ofLadder = "ladder";

/** `rung`: from 1. */
export const rungKey = (game: string, rung: number): string => `${game}/${rung}`;

/** By game: how many rungs are won, from the lowest without a gap; a game without any is left out. */
export type Heights = { readonly [game: string]: number };

const heightIn = (won: ReadonlySet<string>, game: string): number => {
  let rung = 0;
  while (won.has(rungKey(game, rung + 1))) rung += 1;
  return rung;
};

/** `won`: keys of rungs, in any order. */
export function heightsOf(won: readonly string[]): Heights {
  const all = new Set(won);
  const games = new Set(won.map((key) => key.slice(0, key.lastIndexOf("/"))));
  return Object.fromEntries(
    [...games]
      .map((game) => [game, heightIn(all, game)] as const)
      .filter(([, height]) => height > 0),
  );
}
