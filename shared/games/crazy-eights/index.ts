// Crazy Eights: match the top card by suit or rank, or play an eight. The Game object, in the
// contract's order.

import { chipsOver, reseatChips } from "../eights/dealing.ts";
import { toAct } from "../eights/turns.ts";
import { apply } from "./apply.ts";
import { readCarry } from "./carry.ts";
import { countedSeats } from "./counting.ts";
import { deal, pack } from "./deal.ts";
import { imagine } from "./imagine.ts";
import { defaultMove, legal } from "./legal.ts";
import { readMove } from "./moves.ts";
import { options, players } from "./options.ts";
import { phase } from "./phase.ts";
import { traits } from "./traits.ts";
import { takes, type CrazyGame } from "./types.ts";

export const crazyEights: CrazyGame = {
  id: "crazy-eights",
  traits,
  players,
  options,
  takes,
  pack,
  readCarry,
  deal,
  /** CE-2: the turn order is drawn anew for each round; only the stacks go on. */
  carryOver: ({ facts }) => chipsOver(facts),
  reseat: reseatChips,
  phase,
  toAct,
  legal,
  readMove,
  apply,
  defaultMove,
  /**
   * CE-11: what is left in the hands is counted at the end, and lies open from then on; nothing
   * does before (C-7).
   */
  shownHands: countedSeats,
  known: () => [],
  /** H-8: of several winners the first in turn order has the button. */
  honours: ({ order, result }) => ({
    titles: {},
    button: order.find((seat) => result?.winners.includes(seat)) ?? null,
  }),
  imagine,
};
