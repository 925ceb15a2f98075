import { peekAll } from "#shared/cards/faceDown.ts";
import type { Offer } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { legalPlays } from "./plays.ts";
import { owedCard } from "./sequents.ts";
import type { ExordiaRound, Move, Play, Sequent } from "./types.ts";

export function legal(round: ExordiaRound, seat: Seat): readonly Offer<Move>[] {
  const { facts, zones } = round;
  if (facts.turn !== seat) return [];
  const plays = legalPlays(peekAll(zones.hands[seat] ?? []), round);
  // X8-16: who holds the card owed must put it.
  if (facts.sequent) return plays.length > 0 ? plays : [{ type: "break" }];
  if (facts.extra) return [...plays, { type: "decline" }];
  return [...plays, drawOrSkip(round)];
}

/** X8-7 */
const drawOrSkip = ({ zones }: ExordiaRound): Move => ({
  type: zones.stock.length > 0 ? "draw" : "skip",
});

/** The card owed if held, else break; decline; draw; skip (C-6). */
export function defaultMove(round: ExordiaRound, seat: Seat): Move {
  const { sequent, extra } = round.facts;
  if (sequent)
    return peekAll(round.zones.hands[seat] ?? []).includes(owedCard(sequent))
      ? goOn(sequent)
      : { type: "break" };
  return extra ? { type: "decline" } : drawOrSkip(round);
}

/** An 8 names its own suit. */
const goOn = (sequent: Sequent): Play => ({
  type: "play",
  card: owedCard(sequent),
  ...(sequent.next === "8" && { suit: sequent.suit }),
});
