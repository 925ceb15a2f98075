// The exchange of King and Bastard (KB-6): which cards the Bastard gives, its own page alone can see.

import type { Seat } from "#shared/contract/seats.ts";
import type { DealtOut, SealedDeal, WaitingStep } from "./dealState.ts";
import { exchangeIn, isGift } from "./kingsCards.ts";
import type { DeckPlace } from "./parts.ts";
import { heldPlaces } from "./sealedRound.ts";
import { tried } from "./steps.ts";

/** Whether the Bastard's cards are still to be named (KB-6). */
export const isGiftOpen = ({ game }: SealedDeal, { move, gave }: WaitingStep): boolean =>
  isGift(game, move) && gave === null;

/** KB-6: of whom they are. */
export const giverIn = ({ game }: SealedDeal, { before }: WaitingStep): Seat | null =>
  (before && exchangeIn(game, before)?.bastard) ?? null;

/** KB-6: what those gave who are gone, and to whom. */
export function giftsOfGone({ course: { gift, gone } }: DealtOut): ReadonlyMap<DeckPlace, Seat> {
  const from = (giver: Seat, places: readonly DeckPlace[], to: Seat) =>
    gone.includes(giver) ? places.map((place) => [place, to] as const) : [];
  return new Map(
    gift && [...from(gift.from, gift.gave, gift.to), ...from(gift.to, gift.returned, gift.from)],
  );
}

/** Whether each seat boxes its own share of the place for this one. */
export const isBoxedByAll = (deal: DealtOut, place: DeckPlace, to: Seat): boolean =>
  deal.course.dealtTo.get(place) === to || giftsOfGone(deal).get(place) === to;

/** KB-6: which of its cards this page's seat gives, by its own true hand; null if it cannot see it. */
export function highestPlaces(deal: DealtOut): readonly DeckPlace[] | null {
  const { course, sight, viewer } = deal;
  const { waiting } = course;
  if (!waiting?.before || waiting.move === null || waiting.seat === null || viewer === null)
    return null;
  const hand = heldPlaces(sight.guess, waiting.before, viewer);
  const { seat, move, auto } = waiting;
  const stepped = tried(deal, waiting.before, { seat, move, auto });
  if (!stepped.ok || !hand.every((place) => sight.known.has(place))) return null;
  const given = heldPlaces(sight.guess, stepped.round, seat);
  return given.filter((place) => hand.includes(place)).toSorted((one, other) => one - other);
}
