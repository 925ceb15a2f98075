import { isJoker, suitOf, suits, type Card } from "#shared/cards/card.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import type { Offer } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { canDraw } from "../eights/drawing.ts";
import { toAct } from "../eights/turns.ts";
import { drawing } from "./drawing.ts";
import { aces, isAce } from "./matching.ts";
import { mostSets } from "./mostSets.ts";
import { phase } from "./phase.ts";
import { legalPlays } from "./plays.ts";
import { heightOf } from "./reveal.ts";
import type { Move, Nope, NormalRound } from "./types.ts";

export function legal(round: NormalRound, seat: Seat): readonly Offer<Move>[] {
  if (!toAct(round).includes(seat)) return [];
  const hand = peekAll(round.zones.hands[seat] ?? []);
  switch (phase(round)) {
    case "turn":
      return [...legalPlays(hand, round, seat), drawOrPass(round)];
    case "drawn":
      return [...legalPlays(hand.slice(-1), round, seat), { type: "keep" }];
    case "respond":
      return [...nopes(hand), { type: "pass" }];
    case "sets":
      return [{ type: "sets", sets: [] }, ...offeredSets(hand)];
    case "over":
      return [];
    default:
      return [...new Set(hand)].map((card) => ({ type: "pick", card }));
  }
}

/** NE-6 */
const drawOrPass = (round: NormalRound): Move => ({
  type: canDraw(drawing, round) ? "draw" : "pass",
});

/** NE-18; a joker may be named any ace (NE-24). */
function nopes(hand: readonly Card[]): readonly Nope[] {
  return [...new Set(hand)].flatMap((card): readonly Nope[] => {
    if (!isJoker(card))
      return isAce(card)
        ? [
            { type: "nope", card, sendBack: false },
            { type: "nope", card, sendBack: true },
          ]
        : [];
    return aces.flatMap((as): readonly Nope[] => [
      { type: "nope", card, sendBack: false, as },
      { type: "nope", card, sendBack: true, as },
    ]);
  });
}

/** NE-11: there are too many sets to list. */
function offeredSets(hand: readonly Card[]): readonly Offer<Move>[] {
  const max = mostSets(hand);
  return max > 0 ? [{ type: "sets", max }] : [];
}

/** C-6: draw; keep; pass; the lowest card; no sets. */
export function defaultMove(round: NormalRound, seat: Seat): Move {
  switch (phase(round)) {
    case "turn":
      return drawOrPass(round);
    case "drawn":
      return { type: "keep" };
    case "sets":
      return { type: "sets", sets: [] };
    case "respond":
    case "over":
      return { type: "pass" };
    default:
      return { type: "pick", card: lowest(peekAll(round.zones.hands[seat] ?? [])) };
  }
}

/** Rank 2 to ace, then clubs, diamonds, hearts, spades; jokers last. */
function lowest(hand: readonly Card[]): Card {
  const place = (card: Card): number =>
    isJoker(card) ? Infinity : heightOf(card) * suits.length + suits.indexOf(suitOf(card));
  return hand.reduce((low, card) => (place(card) < place(low) ? card : low), hand[0] ?? "Jk");
}
