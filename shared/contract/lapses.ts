import type { DiceReader } from "#shared/chance/dice.ts";

export interface Lapses {
  /** The most by which a judgement of a move is off, in either direction. */
  readonly misjudges: number;
  /**
   * How many of a hundred moves are picked at random among those that the game considers harmless.
   */
  readonly guesses: number;
}

export const noLapses: Lapses = { misjudges: 0, guesses: 0 };
const fine = 2 ** 20;

export const isGuess = ({ guesses }: Lapses, dice: DiceReader): boolean =>
  guesses > 0 && dice.below(100) < guesses;

/**
 * Returns the best-judged option, lapses included; of equal ones the first. Throws if `all` is
 * empty.
 */
export function bestOf<T>(
  all: readonly T[],
  judgement: (one: T) => number,
  { misjudges }: Lapses,
  dice: DiceReader,
): T {
  let highest = -Infinity;
  let chosen: T | undefined;
  for (const one of all) {
    const slip = misjudges === 0 ? 0 : (dice.below(fine) / fine - 0.5) * 2 * misjudges;
    const worth = judgement(one) + slip;
    if (chosen === undefined || worth > highest) [highest, chosen] = [worth, one];
  }
  if (chosen === undefined) throw new Error("a bot was asked to choose among no moves");
  return chosen;
}
