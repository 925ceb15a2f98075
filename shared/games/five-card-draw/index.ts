// Five-card draw, no limit, with jokers. The Game object, in the contract's order.

import { apply } from "./apply.ts";
import { carryOver, readCarry, reseat } from "./carry.ts";
import { deal, pack } from "./deal.ts";
import { imagine } from "./imagine.ts";
import { defaultMove, legal } from "./legal.ts";
import { readMove } from "./moves.ts";
import { options, players } from "./options.ts";
import { phase, toAct } from "./phase.ts";
import { traits } from "./traits.ts";
import { takes, type DrawGame } from "./types.ts";

export const fiveCardDraw: DrawGame = {
  id: "five-card-draw",
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
  isDone: ({ folded, dealtIn }, seat) => folded[seat] === true || dealtIn[seat] === false,
  legal,
  readMove,
  apply,
  defaultMove,
  /** FD-10, FD-13: what was shown at a showdown lies open, and nothing else. */
  shownHands: ({ result }) => result?.hands.flatMap((hand, seat) => (hand ? [seat] : [])) ?? [],
  known: () => [],
  imagine,
};
