// Picks moves that an offer of Gin Rummy stands for.

import { peekAll } from "#shared/cards/faceDown.ts";
import type { DiceReader } from "#shared/chance/dice.ts";
import { goOn } from "#shared/games/gin-rummy/layOff.ts";
import { opponentOf } from "#shared/games/gin-rummy/turns.ts";
import type { GinRound, Move } from "#shared/games/gin-rummy/types.ts";
import type { Forms } from "../forms.ts";

/** GR-13: left to the program, or some of what goes on the melds, one card at most on each. */
function anyLayOff(round: GinRound, seat: number, dice: DiceReader): Move {
  if (dice.below(2) === 0) return { type: "layOff" };
  const left = [...peekAll(round.zones.hands[seat]!)];
  const on = round.facts.melds[opponentOf(seat)]!.map((meld) => {
    const at = left.findIndex((card) => goOn(meld, [card]));
    return at < 0 || dice.below(3) === 0 ? [] : left.splice(at, 1);
  });
  return { type: "layOff", on };
}

export const forms: Forms = {
  fills: { layOff: ({ round, seat }, dice) => anyLayOff(round as GinRound, seat, dice) },
};
