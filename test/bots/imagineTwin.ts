// Makes another round that looks the same to a seat.

import { newDice } from "#shared/chance/dice.ts";
import type { AnyRound } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { View } from "#shared/contract/view.ts";
import type { Journey } from "#test/support/randomSession.ts";

/** The round with all that the seat cannot see dealt anew. */
export const imagineTwin = (
  { game, round }: Pick<Journey, "game" | "round">,
  seat: Seat,
  seed: string,
): AnyRound => game.imagine(View.of(game, { round, happened: [] }, seat), newDice(seed));
