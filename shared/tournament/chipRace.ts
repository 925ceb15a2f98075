// Who gets the larger chips when small ones go out of play, where chips are things? (TDA, "Chip Race, Scheduled Color-Ups")

import type { DiceReader } from '#shared/chance/dice.ts';

export interface RacedStack {
  /** Counted from chair 1, in the order in which the race is dealt. */
  readonly player: string;
  /** Chips of the value that goes. */
  readonly small: number;
  /** What he has in chips of other values, all together. */
  readonly other: number;
}

export interface Raced {
  readonly player: string;
  /** Chips of the larger value for full sets of small ones, and then at most one that was raced for. */
  readonly exchanged: number;
  readonly won: boolean;
  /** He would have had nothing left, and has one chip of the least value that stays: nobody is raced out of a tournament. */
  readonly spared: boolean;
}

export interface ChipRace {
  readonly players: readonly Raced[];
  /** What is in play afterwards, less what was before: rounding to whole chips, and chips that spare somebody. */
  readonly difference: number;
}

/**
 * Everybody changes what makes full chips of the larger value; the odd small chips of all together are as many larger ones
 * as they are worth, rounded to the nearest. One card is dealt for each odd chip, from chair 1 on, and the highest cards
 * win one chip each, nobody more than one. Throws where the larger value is no multiple of the small one.
 */
export function chipRace(stacks: readonly RacedStack[], { small, large }: { readonly small: number; readonly large: number }, dice: DiceReader): ChipRace {
  if (small < 1 || large <= small || large % small !== 0) throw new RangeError(`chips of ${small} cannot be changed into chips of ${large}`);
  const perChip = large / small;
  const odd = stacks.map((stack) => stack.small % perChip);
  const all = odd.reduce((sum, count) => sum + count, 0);
  const racing = odd.filter((count) => count > 0).length;
  const chips = Math.min(racing, Math.round(all / perChip));
  const winners = new Set(raceOrder(odd, dice).slice(0, chips));
  const players = stacks.map(({ player, small: count, other }, at): Raced => {
    const exchanged = Math.floor(count / perChip);
    const won = winners.has(at);
    return { player, exchanged, won, spared: count > 0 && other === 0 && exchanged === 0 && !won };
  });
  const after = players.reduce((sum, { exchanged, won, spared }) => sum + large * (exchanged + Number(won) + Number(spared)), 0);
  return { players, difference: after - stacks.reduce((sum, { small: count }) => sum + count * small, 0) };
}

/** Those with odd chips, by the highest card that each was dealt. */
function raceOrder(odd: readonly number[], dice: DiceReader): readonly number[] {
  const dealt = odd.flatMap((count, at) => Array<number>(count).fill(at));
  // Any order of a pack is as good as its ranks: the place of a card in it is its height.
  const heights = dice.shuffled(dealt.map((_, height) => height));
  const best = new Map<number, number>();
  dealt.forEach((at, card) => best.set(at, Math.max(best.get(at) ?? -1, heights[card] ?? 0)));
  return [...best].toSorted(([, one], [, other]) => other - one).map(([at]) => at);
}
