import { isJoker, rankOf, type Card, type Rank } from "#shared/cards/card.ts";
import { heldBy } from "#shared/contract/seen.ts";
import { activeSeats, type Seat } from "#shared/contract/seats.ts";
import { pack } from "../deal.ts";
import type { NormalSeen, ToMatch } from "../seen.ts";

export const unknownTop: ToMatch = { suit: null, rank: null, blank: false };

export interface Field {
  readonly own: Seat;
  readonly seats: number;
  readonly left: readonly Seat[];
  /** Ascending, including the bot's own. */
  readonly active: readonly Seat[];
  readonly unseen: ReadonlyMap<Card, number>;
  readonly unseenCount: number;
  /** Per seat: its cards if the bot knows all of them (NE-9, C-7), otherwise null. */
  readonly hands: readonly (readonly Card[] | null)[];
}

export function fieldOf(seen: NormalSeen): Field {
  const { viewer, facts, options, pile } = seen;
  const known = seen.hands.map((hand, seat) =>
    typeof hand === "object"
      ? hand
      : seen.known.filter((each) => each.seat === seat).flatMap(({ cards }) => cards),
  );
  const unseen = countedUnseen(pack(options, seen.hands.length), [
    ...pile,
    ...known.flat(),
    ...facts.chain.map(({ card }) => card),
  ]);
  return {
    own: viewer === "spectator" ? 0 : viewer,
    seats: seen.hands.length,
    left: facts.left,
    active: activeSeats({ zones: seen, facts }),
    unseen,
    unseenCount: Math.max(
      1,
      [...unseen.values()].reduce((sum, count) => sum + count, 0),
    ),
    hands: known.map((cards, seat) =>
      cards.length > 0 && cards.length === heldBy(seen, seat) ? cards : null,
    ),
  };
}

function countedUnseen(all: readonly Card[], open: readonly Card[]): ReadonlyMap<Card, number> {
  const counts = new Map<Card, number>();
  for (const card of all) counts.set(card, (counts.get(card) ?? 0) + 1);
  for (const card of open) counts.set(card, (counts.get(card) ?? 0) - 1);
  return counts;
}

/** A share of the unseen cards, 0…1. */
export function shareOf({ unseen, unseenCount }: Field, takes: (card: Card) => boolean): number {
  let sum = 0;
  for (const [card, count] of unseen) if (count > 0 && takes(card)) sum += count;
  return sum / unseenCount;
}

export const kindOf = (card: Card): Rank | "Jk" => (isJoker(card) ? card : rankOf(card));
