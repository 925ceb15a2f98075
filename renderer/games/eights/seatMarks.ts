// What is to be seen of a seat in every eights game: its place, its last card, its titles?

import { heldBy } from "#shared/contract/ownHand.ts";
import { placeOf } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { AnySeen, TableGame } from "#renderer/table/tableGame.ts";
import { eightsText } from "./text.ts";

/** Is the seat about to win? */
export const hasOneLeft = (seen: AnySeen, seat: Seat): boolean =>
  seen.facts.result === null && heldBy(seen, seat) === 1;

/** Who shares the second place is followed by the fourth, as in the table of results. */
export const place = ({ facts: { result } }: AnySeen, seat: Seat): number | null =>
  result && placeOf(result, seat);

/**
 * What a seat says of itself: that it is about to win, or, in `words`, that it is one of those who
 * `passed`.
 */
export const speechOf =
  (passed: (seen: AnySeen) => readonly Seat[], words: () => string): TableGame["speech"] =>
  (seen, seat) => {
    if (hasOneLeft(seen, seat)) return eightsText().saysLastCard;
    return seen.facts.result === null && passed(seen).includes(seat) ? words() : "";
  };

export const condition = (seen: AnySeen, seat: Seat): string =>
  hasOneLeft(seen, seat) ? eightsText().oneLeft : "";

/**
 * Hands grow here: the table keeps its place until one has so many cards, the first of which fit
 * into one row of a small phone.
 */
const handSteps = [15, 22, 30, 44, 60] as const;

/** Who only watches has no hand that could take room from the table. */
export function mostCards(seen: AnySeen): number {
  const held = seen.viewer === "spectator" ? 0 : heldBy(seen, seen.viewer);
  return handSteps.find((step) => held <= step) ?? held;
}
