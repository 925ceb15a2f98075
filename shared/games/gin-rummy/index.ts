// Gin Rummy: draw and discard until ten cards lie in sets and runs, and knock when little is left
// over.

import { turnAllDown } from "#shared/cards/faceDown.ts";
import { firstWinner } from "#shared/contract/carry.ts";
import { defineGame } from "#shared/contract/defineGame.ts";
import { about } from "./about.ts";
import { apply } from "./apply.ts";
import { carryOver, readCarry, reseat } from "./carry.ts";
import { deal, pack } from "./deal.ts";
import { imagine } from "./imagine.ts";
import { defaultMove, legal } from "./legal.ts";
import { readMove } from "./moves.ts";
import { options, players } from "./options.ts";
import { phase, shownHands, toAct } from "./phase.ts";
import { takes, type GinGame } from "./types.ts";

export const ginRummy = defineGame<GinGame>({
  id: about.id,
  traits: about.traits,
  players,
  options,
  takes,
  pack,
  carry: {
    read: readCarry,
    after: carryOver,
    reseat,
    /** GR-18: after a dead hand everything stays as it was. */
    honours: (facts) =>
      facts.result?.winners.length === 0 ? null : { titles: {}, button: firstWinner(facts) },
  },
  deal,
  phase,
  toAct,
  legal,
  readMove,
  apply,
  defaultMove,
  views: {
    openHands: shownHands,
    /** GR-19: what came from the pile into a hand that is closed. */
    known: ({ facts }, viewer) =>
      facts.taken.flatMap((cards, seat) =>
        seat === viewer || cards.length === 0 || shownHands(facts).includes(seat)
          ? []
          : [{ seat, cards: turnAllDown(cards) }],
      ),
  },
  imagine,
});
