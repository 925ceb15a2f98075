// Normal Eights: every card but the eight does something, and aces interrupt. The Game object, in
// the contract's order.

import { buttonWon, dealerOver, readDealerCarry, reseatDealer } from "../eights/dealing.ts";
import { toAct } from "../eights/turns.ts";
import { apply } from "./apply.ts";
import { deal, pack } from "./deal.ts";
import { imagine } from "./imagine.ts";
import { defaultMove, legal } from "./legal.ts";
import { readMove } from "./moves.ts";
import { options, players } from "./options.ts";
import { openWindow, phase } from "./phase.ts";
import { known } from "./sightings.ts";
import { traits } from "./traits.ts";
import { takes, type NormalGame } from "./types.ts";

export const normalEights: NormalGame = {
  id: "normal-eights",
  traits,
  players,
  options,
  takes,
  pack,
  readCarry: readDealerCarry,
  deal,
  /** NE-2 */
  carryOver: dealerOver,
  reseat: reseatDealer,
  phase,
  toAct,
  window: openWindow,
  letsPass: { respond: "pass" },
  legal,
  readMove,
  apply,
  defaultMove,
  /** NE-9 */
  shownHands: ({ shown }) => shown,
  known,
  honours: buttonWon,
  /** NE-20: who has not answered yet. */
  hiddenState: (round) => (round.facts.chain.length > 0 ? { pending: toAct(round) } : {}),
  imagine,
};
