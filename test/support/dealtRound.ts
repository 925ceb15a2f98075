// Gives tests a whole round of any game as it is dealt, where views are not enough.

import type { Card } from "#shared/cards/card.ts";
import { newDice, shuffled } from "#shared/chance/dice.ts";
import type { Game } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import { completeOptions } from "#shared/contract/options.ts";
import type { GameEvent } from "#shared/contract/outcome.ts";
import type { CommonFacts, Move, Round } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";

export type Deal<O> = Readonly<{
  seats: number;
  seed?: string;
  /** In place of the seed's. */
  deck?: readonly Card[];
  options?: Partial<O>;
  dealer?: Seat | null;
  carry?: Public;
}>;

/**
 * Dealt from whole packs in a seed's order, or from a given deck; `usual` is the seed where none is
 * given.
 */
export const dealing =
  <
    O extends Public,
    F extends CommonFacts,
    M extends Move,
    H extends GameEvent,
    S,
    C extends Public,
  >(
    game: Game<O, F, M, H, S, C>,
    usual: string,
  ) =>
  ({
    seats,
    seed = usual,
    deck,
    options: some = {},
    dealer = null,
    carry = {},
  }: Deal<O>): Round<O, F, M, S> => {
    const options = completeOptions<O>(game.options, some);
    const mixed = shuffled(newDice(seed), game.pack(options, seats));
    return game.deal({
      options,
      seats,
      deck: deck ?? mixed.list,
      dice: mixed.dice,
      dealer,
      carry: game.carry.read(carry, options, seats),
    });
  };
