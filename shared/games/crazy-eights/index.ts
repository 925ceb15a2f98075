// Crazy Eights: match the top card by suit or rank, or play an eight.

import { chipsOver, reseatChips } from "#shared/contract/carry.ts";
import { defineGame } from "#shared/contract/defineGame.ts";
import { toAct } from "../eights/turns.ts";
import { about } from "./about.ts";
import { apply } from "./apply.ts";
import { readCarry } from "./carry.ts";
import { countedSeats } from "./counting.ts";
import { deal, pack } from "./deal.ts";
import { imagine } from "./imagine.ts";
import { defaultMove, legal } from "./legal.ts";
import { readMove } from "./moves.ts";
import { options, players } from "./options.ts";
import { phase } from "./phase.ts";
import { takes, type CrazyGame } from "./types.ts";

export const crazyEights = defineGame<CrazyGame>({
  id: about.id,
  traits: about.traits,
  players,
  options,
  takes,
  pack,
  carry: {
    read: readCarry,
    /** CE-2: the turn order is drawn anew for each round; only the stacks go on. */
    after: ({ facts }) => chipsOver(facts),
    reseat: reseatChips,
    /** H-8: of several winners the first in turn order has the button. */
    honours: ({ order, result }) => ({
      titles: {},
      button: order.find((seat) => result?.winners.includes(seat)) ?? null,
    }),
  },
  deal,
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
  views: { openHands: countedSeats },
  imagine,
});
