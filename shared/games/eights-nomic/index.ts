// Eights Nomic: players rewrite the rules while they play, and the table enforces them. The Game
// object, in the contract's order.

import { buttonWon, dealerOver, reseatDealer } from "../eights/dealing.ts";
import { apply } from "./apply.ts";
import { cues } from "./cues.ts";
import { deal, pack, readCarry } from "./deal.ts";
import { imagine } from "./imagine.ts";
import { defaultMove, legal } from "./legal.ts";
import { consenting, rest } from "./hosting.ts";
import { readMove } from "./moves.ts";
import { options, players } from "./options.ts";
import { openWindow, phase, toAct } from "./phase.ts";
import { hiddenState, shownState } from "./hiddenState.ts";
import { startingBook } from "./ruleBook.ts";
import { known } from "./sightings.ts";
import { traits } from "./traits.ts";
import { always, takes, type NomicGame } from "./types.ts";

export const eightsNomic: NomicGame = {
  id: "eights-nomic",
  traits,
  players,
  options,
  takes,
  anytime: always,
  pack,
  readCarry,
  stamp: { ruleBook: startingBook.ruleBook },
  deal,
  /** EN-10 */
  carryOver: dealerOver,
  reseat: reseatDealer,
  /** EN-4, EN-9 */
  lasting: ["rules", "history", "announcements"],
  growing: { history: null, announcements: 50 },
  talk: { toAll: "announce", toOne: "whisper" },
  phase,
  toAct,
  window: openWindow,
  letsPass: { judging: "agree" },
  cues,
  legal,
  readMove,
  apply,
  rest,
  consenting,
  stepwise: true,
  defaultMove,
  /** Hands stay closed to the end and after it (C-7). */
  shownHands: () => [],
  known,
  honours: buttonWon,
  hiddenState,
  shownState,
  imagine,
};
