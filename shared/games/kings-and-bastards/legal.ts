import type { Card } from "#shared/cards/card.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import type { Offer } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { legalPlays } from "./plays.ts";
import { fromLowest } from "./ranking.ts";
import type { KingsRound, Move, Phase } from "./types.ts";

export function phase({ facts }: KingsRound): Phase {
  if (facts.result) return "over";
  return facts.exchange ? "exchange" : "trick";
}

export const isAsked = ({ facts: { exchange, turn } }: KingsRound, seat: Seat): boolean =>
  seat === (exchange ? exchange.king : turn);

export function toAct({ facts }: KingsRound): readonly Seat[] {
  if (facts.result) return [];
  if (facts.exchange) return [facts.exchange.king];
  return facts.turn === null ? [] : [facts.turn];
}

const handOf = ({ zones }: KingsRound, seat: Seat): readonly Card[] =>
  peekAll(zones.hands[seat] ?? []);

export function legal(round: KingsRound, seat: Seat): readonly Offer<Move>[] {
  const { facts } = round;
  if (!toAct(round).includes(seat)) return [];
  if (facts.exchange) return [{ type: "give", count: facts.exchange.count }];
  const plays = legalPlays(handOf(round, seat), facts);
  return facts.lead ? [{ type: "pass" }, ...plays] : plays;
}

/** C-6 */
export function defaultMove(round: KingsRound, seat: Seat): Move {
  const { exchange, lead, owed } = round.facts;
  const lowest = fromLowest(handOf(round, seat));
  if (exchange) return { type: "give", cards: lowest.slice(0, exchange.count) };
  if (lead) return { type: "pass" };
  const card = owed ?? lowest[0] ?? "Jk";
  return card === "Jk" ? { type: "play", cards: [card], as: "3" } : { type: "play", cards: [card] };
}
