import type { DiceReader } from "#shared/chance/dice.ts";

export interface Lapses {
  /** Its judgement of each move is off by up to this much, either way. */
  readonly misjudges: number;
  /** Of a hundred moves, how many are any that its game holds harmless. */
  readonly guesses: number;
}

export const noLapses: Lapses = { misjudges: 0, guesses: 0 };
const fine = 2 ** 20;

export const isGuess = ({ guesses }: Lapses, dice: DiceReader): boolean =>
  guesses > 0 && dice.below(100) < guesses;

/**
 * The first of those that it judges best, lapses included. Throws when there is none to choose
 * from.
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
