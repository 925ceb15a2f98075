// Five-card draw, no limit, with jokers.

import { defineGame } from "#shared/contract/defineGame.ts";
import { about } from "./about.ts";
import { apply } from "./apply.ts";
import { carryOver, readCarry, reseat } from "./carry.ts";
import { deal, pack } from "./deal.ts";
import { defaultMove, legal } from "./legal.ts";
import { readMove } from "./moves.ts";
import { options, players } from "./options.ts";
import { phase, toAct } from "./phase.ts";
import { takes, type DrawGame } from "./types.ts";

export const fiveCardDraw = defineGame<DrawGame>({
  id: about.id,
  traits: about.traits,
  players,
  options,
  takes,
  pack,
  carry: { read: readCarry, after: carryOver, reseat },
  deal,
  phase,
  toAct,
  isDone: ({ folded, dealtIn }, seat) => folded[seat] === true || dealtIn[seat] === false,
  legal,
  readMove,
  apply,
  defaultMove,
  /** FD-10, FD-13: what was shown at a showdown lies open, and nothing else. */
  views: {
    openHands: ({ result }) => result?.hands.flatMap((hand, seat) => (hand ? [seat] : [])) ?? [],
  },
});
