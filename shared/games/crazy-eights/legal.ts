import { peek, peekAll, type FaceDown } from "#shared/cards/faceDown.ts";
import type { Offer } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { canDraw } from "../eights/drawing.ts";
import { legalPlays, mayFollow } from "./plays.ts";
import { rules } from "./rules.ts";
import type { CrazyRound, Facts, Move } from "./types.ts";

const hasPlay = (hand: readonly FaceDown[], facts: Facts): boolean =>
  hand.some((card) => mayFollow(peek(card), facts));

/** CE-6: only `drawUntilPlayable` lets a turn go on after a draw. */
export const hasDrawnEnough = ({ facts, zones }: CrazyRound, seat: Seat): boolean =>
  facts.drew && hasPlay(zones.hands[seat] ?? [], facts);

export function legal(round: CrazyRound, seat: Seat): readonly Offer<Move>[] {
  const { facts, zones } = round;
  if (facts.turn !== seat) return [];
  const moves: Offer<Move>[] = [...legalPlays(peekAll(zones.hands[seat] ?? []), facts)];
  const enough = hasDrawnEnough(round, seat);
  const canStillDraw = canDraw(rules, round);
  if (canStillDraw && !enough) moves.push({ type: "draw" });
  if (!canStillDraw || enough) moves.push({ type: "pass" });
  return moves;
}

export const defaultMove = (round: CrazyRound, seat: Seat): Move => ({
  type: canDraw(rules, round) && !hasDrawnEnough(round, seat) ? "draw" : "pass",
});
