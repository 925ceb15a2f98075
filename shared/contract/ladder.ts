// A game's ladder: rows of opponents of rising strength, each with a fair rule by which one beats
// them, told before one plays (H-47). Whether a rung is won is read from a stored round alone.

import { hasPlayed, hasWon, type PlayedRound, type Sitter } from "./achievements.ts";

type BotSitter = Exclude<Sitter, "self" | "person">;

/** Who sits at a rung. A character is a bot with a face: it has its place here. */
export type Opponent = Readonly<{ level: Exclude<BotSitter, "program"> }>;

/** The rules by which rungs are won; each has its words in the catalogue. */
export type Goal = "round" | "double" | "hand" | "gin" | "match" | "turns";

export type Rung = Readonly<{
  opponents: readonly Opponent[];
  goal: Goal;
  /** House rules of its table; the others are the game's standard. */
  options: { readonly [key: string]: boolean | number };
  /** Whether a round at such a table reaches the goal. */
  wins: (round: PlayedRound) => boolean;
}>;

/** From the lowest rung up. */
export type Ladder = readonly Rung[];

type Way = Pick<Rung, "goal" | "wins"> & Partial<Pick<Rung, "options">>;
const aRound: Way = { goal: "round", wins: hasWon };

/** A row of so many bots of each level. */
export const rung = (easy: number, regular: number, way: Way = aRound): Rung => ({
  options: {},
  ...way,
  opponents: [
    ...Array<Opponent>(easy).fill({ level: "easy" }),
    ...Array<Opponent>(regular).fill({ level: "regular" }),
  ],
});

/** A program is at no rung. */
const strengths: { readonly [L in BotSitter]: number } = {
  program: 0,
  easy: 1,
  regular: 2,
  shark: 3,
};

const descending = (levels: readonly BotSitter[]): readonly number[] =>
  levels.map((level) => strengths[level]).toSorted((one, other) => other - one);

/** At least as many bots, each at least as strong, and nobody else. */
function areMet(opponents: Rung["opponents"], { seats }: PlayedRound): boolean {
  const others = seats.filter((sitter) => sitter !== "self");
  const bots = others.filter((sitter) => sitter !== "person");
  const present = descending(bots);
  const needed = descending(opponents.map(({ level }) => level));
  return (
    bots.length === others.length && needed.every((strength, at) => (present[at] ?? 0) >= strength)
  );
}

/** The house rules are for the caller to compare: only a game knows its standard ones. */
export const isRungWon = ({ opponents, wins }: Rung, round: PlayedRound): boolean =>
  areMet(opponents, round) && hasPlayed(round) && wins(round);
