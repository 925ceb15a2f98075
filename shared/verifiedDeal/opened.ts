// Whether each card that was opened fits the seal of its place.

import type { Card } from "#shared/cards/card.ts";
import type { DealFault } from "./fault.ts";
import { opensSeal, packOf } from "./commitments.ts";
import type { DealTranscript } from "./transcript.ts";

/** Of cards: so many of each. */
export function counted(cards: readonly Card[]): ReadonlyMap<Card, number> {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

export const placeName = (deck: number, place: number): string => `${deck}/${place}`;

/**
 * Costs two hashes an opening, so it can be asked after each view; the check of what was contributed
 * costs milliseconds, and needs to be made but once.
 */
export function openedFault({
  plan,
  seals,
  openings,
}: Pick<DealTranscript, "plan" | "seals" | "openings">): DealFault | null {
  const pack = packOf(plan);
  const size = (deck: number): number => seals[deck]?.length ?? 0;
  for (const deck of seals.keys())
    if (deck === 0 ? size(deck) !== pack.length : size(deck) < 1 || size(deck) > pack.length)
      return { kind: "seal", deck };
  const wrong = openings.find((opened) => !opensSeal(plan.deal, seals, opened));
  return wrong
    ? { kind: "opening", deck: wrong.deck, place: wrong.place, card: wrong.card }
    : surplusFault(pack, openings);
}

/** More cards of one name than the pack has. */
function surplusFault(
  pack: readonly Card[],
  openings: DealTranscript["openings"],
): DealFault | null {
  const left = new Map<number, Map<Card, number>>();
  const seen = new Set<string>();
  for (const { deck, place, card } of openings) {
    const name = placeName(deck, place);
    if (seen.has(name)) continue;
    seen.add(name);
    const counts = left.get(deck) ?? new Map(counted(pack));
    left.set(deck, counts);
    const rest = (counts.get(card) ?? 0) - 1;
    if (rest < 0) return { kind: "opening", deck, place, card };
    counts.set(card, rest);
  }
  return null;
}
