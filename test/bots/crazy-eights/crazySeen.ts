// Gives tests what a seat of Crazy Eights sees with given cards in hand and a given card on top.

import { rankOf, suitOf, type Card, type Natural } from "#shared/cards/card.ts";
import { turnAllDown } from "#shared/cards/faceDown.ts";
import { without } from "#shared/cards/hand.ts";
import { newDice } from "#shared/chance/dice.ts";
import { completeOptions } from "#shared/contract/options.ts";
import { View } from "#shared/contract/view.ts";
import { crazyEights } from "#shared/games/crazy-eights/index.ts";
import type { CrazyRound, Facts, Move, Options } from "#shared/games/crazy-eights/types.ts";
import { hand } from "#test/support/hand.ts";

export type CrazyView = View<Options, Facts, Move>;

export type Scene = Readonly<{
  holds: string;
  /** Bottom first; its last card lies on top. */
  pile: string;
  /** Cards in the hands of the others, in turn order. */
  others: readonly number[];
  /** All that is left where it is not given. */
  stock?: number;
  options?: Partial<Options>;
  facts?: Partial<Facts>;
}>;

/**
 * Seat 0 is to act, and the others come after it in the order of their numbers; they hold cards
 * that nobody sees.
 */
export function crazySeen({
  holds,
  pile,
  others,
  stock,
  options: given = {},
  facts = {},
}: Scene): CrazyView {
  const options = completeOptions<Options>(crazyEights.options, given);
  const own = hand(holds);
  const laid = hand(pile);
  const seats = others.length + 1;
  let unseen = without(crazyEights.pack(options, seats), [...own, ...laid]) ?? [];
  const next = (count: number): readonly Card[] => {
    const taken = unseen.slice(0, count);
    unseen = unseen.slice(count);
    return taken;
  };
  const hands = [own, ...others.map(next)].map(turnAllDown);
  const left = next(stock ?? unseen.length);
  const top = laid.at(-1) as Natural;
  const round: CrazyRound = {
    options,
    sealed: null,
    secret: null,
    dice: newDice("seen"),
    zones: { hands, stock: turnAllDown(left), removed: turnAllDown(unseen), pile: laid },
    facts: {
      dealer: null,
      order: hands.map((_, seat) => seat),
      suit: suitOf(top),
      rank: rankOf(top) === "8" ? null : rankOf(top),
      turn: 0,
      drew: false,
      passed: [],
      turnedBack: [],
      left: [],
      result: null,
      ...facts,
    },
  };
  return View.of(crazyEights, { round, happened: [] }, 0);
}
