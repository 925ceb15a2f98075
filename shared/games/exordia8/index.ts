// Exordia8: an eights game for up to fifty, with reversing aces, two strong queens and the sequent.
// The Game object, in the contract's order.

import { buttonWon, dealerOver, readDealerCarry, reseatDealer } from "../eights/dealing.ts";
import { toAct } from "../eights/turns.ts";
import { apply } from "./apply.ts";
import { deal, pack } from "./deal.ts";
import { imagine } from "./imagine.ts";
import { defaultMove, legal } from "./legal.ts";
import { readMove } from "./moves.ts";
import { options, players } from "./options.ts";
import { phase } from "./phase.ts";
import { traits } from "./traits.ts";
import { takes, type ExordiaGame } from "./types.ts";

export const exordia8: ExordiaGame = {
  id: "exordia8",
  traits,
  players,
  mostPlayers: ({ maxPlayers }) => maxPlayers,
  options,
  takes,
  pack,
  readCarry: readDealerCarry,
  deal,
  /** X8-3, X8-18 */
  carryOver: dealerOver,
  reseat: reseatDealer,
  phase,
  toAct,
  legal,
  readMove,
  apply,
  defaultMove,
  /** Hands stay closed to the end and after it (C-7). */
  shownHands: () => [],
  known: () => [],
  honours: buttonWon,
  imagine,
};
