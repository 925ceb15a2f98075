// Gin Rummy: draw and discard until ten cards lie in sets and runs, and knock when little is left
// over. The Game object, in the contract's order.

import { turnAllDown } from "#shared/cards/faceDown.ts";
import { firstWinner } from "../eights/dealing.ts";
import { apply } from "./apply.ts";
import { carryOver, readCarry, reseat } from "./carry.ts";
import { deal, pack } from "./deal.ts";
import { imagine } from "./imagine.ts";
import { defaultMove, legal } from "./legal.ts";
import { readMove } from "./moves.ts";
import { options, players } from "./options.ts";
import { phase, shownHands, toAct } from "./phase.ts";
import { traits } from "./traits.ts";
import { takes, type GinGame } from "./types.ts";

export const ginRummy: GinGame = {
  id: "gin-rummy",
  traits,
  players,
  options,
  takes,
  pack,
  readCarry,
  deal,
  carryOver,
  reseat,
  phase,
  toAct,
  legal,
  readMove,
  apply,
  defaultMove,
  shownHands,
  /** GR-19: what came from the pile into a hand that is closed. */
  known: ({ facts }, viewer) =>
    facts.taken.flatMap((cards, seat) =>
      seat === viewer || cards.length === 0 || shownHands(facts).includes(seat)
        ? []
        : [{ seat, cards: turnAllDown(cards) }],
    ),
  /** GR-18: after a dead hand everything stays as it was. */
  honours: (facts) =>
    facts.result?.winners.length === 0 ? null : { titles: {}, button: firstWinner(facts) },
  imagine,
};
