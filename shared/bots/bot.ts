import type { DiceReader } from "#shared/chance/dice.ts";
import type { Public } from "#shared/contract/json.ts";
import type { CommonFacts, Move } from "#shared/contract/round.ts";
import type { View } from "#shared/contract/view.ts";
import type { Said } from "#shared/text/said.ts";

/** Those that every game has. */
export const usualLevels = ["easy", "regular"] as const;
export type UsualLevel = (typeof usualLevels)[number];
/** Where a game has no Shark, one plays it as Regular does. */
export const botLevels = [...usualLevels, "shark"] as const;
export type BotLevel = (typeof botLevels)[number];
/** Who plays a seat that is no person's: a bot of ours, or a program of the house's owner. */
export type BotKind = BotLevel | "program";
/** The level at which a bot of this kind plays; Regular stands in for a program. */
export const botLevelOf = (kind: BotKind): BotLevel => (kind === "program" ? "regular" : kind);

/** How a bot tends to play, whatever its level: it shows in what it does over many rounds. */
export type Way = "steady" | "tight" | "loose" | "bluffer" | "careful" | "bold";

export interface Bot<
  O extends Public = Public,
  F extends CommonFacts = CommonFacts,
  M extends Move = Move,
> {
  /**
   * Returns a legal move for the view's own seat, which must be to act, or its default move if none
   * is legal. Deterministic in view and dice.
   */
  choose(view: View<O, F, M>, dice: DiceReader): M;
  /**
   * Returns what it does about a cue that its seat may take up, or null to ignore it. Absent for
   * games without cues.
   */
  takeUp?(view: View<O, F, M>, cue: string, dice: DiceReader): M | null;
  /** Returns why it would make that move, for a beginner (H-27). */
  reason(view: View<O, F, M>, move: M): Said;
  /**
   * Returns the move to advise instead of its own where it plays by chance: always the same for the
   * same view (H-27).
   */
  advise?(view: View<O, F, M>): M;
}

export type Lapses = Readonly<{
  /** The most by which a judgement of a move is off, in either direction. */
  misjudges: number;
  /**
   * How many of a hundred moves are picked at random among those that the game considers harmless.
   */
  guesses: number;
}>;

export const noLapses: Lapses = { misjudges: 0, guesses: 0 };
const fine = 2 ** 20;

export const isGuess = ({ guesses }: Lapses, dice: DiceReader): boolean =>
  guesses > 0 && dice.below(100) < guesses;

/** Best-judged first; of equal ones the earlier. */
export const rankedBy = <T>(all: readonly T[], judgement: (one: T) => number): readonly T[] =>
  all
    .map((one) => [one, judgement(one)] as const)
    .toSorted(([, one], [, other]) => other - one)
    .map(([one]) => one);

/** Returns the best-judged; of equal ones the first. Throws if `all` is empty. */
export function bestBy<T>(all: readonly T[], judgement: (one: T) => number): T {
  let highest = -Infinity;
  let chosen: T | undefined;
  for (const one of all) {
    const worth = judgement(one);
    if (chosen === undefined || worth > highest) [highest, chosen] = [worth, one];
  }
  if (chosen === undefined) throw new Error("a bot was asked to choose among no moves");
  return chosen;
}

/** Returns the best-judged as `bestBy` does, lapses included. */
export const bestOf = <T>(
  all: readonly T[],
  judgement: (one: T) => number,
  { misjudges }: Lapses,
  dice: DiceReader,
): T =>
  misjudges === 0
    ? bestBy(all, judgement)
    : bestBy(all, (one) => judgement(one) + (dice.below(fine) / fine - 0.5) * 2 * misjudges);
