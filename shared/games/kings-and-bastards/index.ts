// Kings & Bastards: a climbing, shedding game. First out is King, last is Bastard. The Game object,
// in the contract's order.

import { carryOver, deal, pack, readCarry, reseat } from "./deal.ts";
import { apply } from "./apply.ts";
import { imagine } from "./imagine.ts";
import { defaultMove, legal, phase, toAct } from "./legal.ts";
import { readMove } from "./moves.ts";
import { options, players } from "./options.ts";
import { traits } from "./traits.ts";
import { takes, type KingsGame } from "./types.ts";

export const kingsAndBastards: KingsGame = {
  id: "kings-and-bastards",
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
  isDone: ({ out }, seat) => out.includes(seat),
  legal,
  readMove,
  apply,
  defaultMove,
  /** Hands stay closed to the end and after it (C-7). */
  shownHands: () => [],
  known: ({ secret }, seat) => {
    if (!secret) return [];
    if (seat === secret.king && secret.withBastard.length > 0)
      return [{ seat: secret.bastard, cards: secret.withBastard }];
    if (seat === secret.bastard && secret.withKing.length > 0)
      return [{ seat: secret.king, cards: secret.withKing }];
    return [];
  },
  honours: ({ titles }) => ({ titles, button: titles.king }),
  imagine,
};
