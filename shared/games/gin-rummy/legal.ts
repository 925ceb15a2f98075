import type { Card } from "#shared/cards/card.ts";
import { peekAll } from "#shared/cards/faceDown.ts";
import type { Offer } from "#shared/contract/game.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { deadwoodWithout } from "./arranger.ts";
import { placeOf } from "./melds.ts";
import { phase } from "./phase.ts";
import { isBigGin, isTakenNow, mustDraw } from "./turns.ts";
import type { GinRound, Move } from "./types.ts";

function discards(
  { facts }: GinRound,
  seat: Seat,
  hand: readonly Card[],
): readonly { readonly card: Card; readonly deadwood: number }[] {
  const deadwood = deadwoodWithout(hand);
  return hand.flatMap((card, at) =>
    hand.indexOf(card) < at || isTakenNow(facts, seat, hand, card)
      ? []
      : [{ card, deadwood: deadwood[at] ?? 0 }],
  );
}

function offersToGoOn(round: GinRound, seat: Seat): readonly Offer<Move>[] {
  const hand = peekAll(round.zones.hands[seat] ?? []);
  const cards = discards(round, seat, hand);
  return [
    ...cards.map(({ card }): Move => ({ type: "discard", card })),
    ...cards
      .filter(({ deadwood }) => deadwood <= round.facts.limit)
      .map(({ card }): Move => ({ type: "knock", card })),
    ...(isBigGin(round.options, hand) ? [{ type: "bigGin" } as const] : []),
  ];
}

export function legal(round: GinRound, seat: Seat): readonly Offer<Move>[] {
  if (round.facts.turn !== seat) return [];
  switch (phase(round)) {
    case "upcard":
      return [{ type: "take" }, { type: "pass" }];
    case "draw":
      return mustDraw(round.facts) ? [{ type: "draw" }] : [{ type: "draw" }, { type: "take" }];
    case "discard":
      return offersToGoOn(round, seat);
    case "layoff":
      return [{ type: "layOff" }];
    case "over":
      return [];
  }
}

/**
 * The card just drawn; after a take the one that leaves the least deadwood, of equals the last in
 * pack order.
 */
function defaultDiscard(round: GinRound, seat: Seat): Move {
  const hand = peekAll(round.zones.hands[seat] ?? []);
  const last = hand.at(-1);
  if (round.facts.drawn === "stock" && last !== undefined) return { type: "discard", card: last };
  const [best] = discards(round, seat, hand).toSorted(
    (one, other) => one.deadwood - other.deadwood || placeOf(other.card) - placeOf(one.card),
  );
  return best ? { type: "discard", card: best.card } : { type: "leave" };
}

/** Pass; draw; discard; the program's lay-off. */
export function defaultMove(round: GinRound, seat: Seat): Move {
  switch (phase(round)) {
    case "upcard":
      return { type: "pass" };
    case "discard":
      return defaultDiscard(round, seat);
    case "layoff":
      return { type: "layOff" };
    default:
      return { type: "draw" };
  }
}
