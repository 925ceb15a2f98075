import type { Card } from "#shared/cards/card.ts";
import { without } from "#shared/cards/hand.ts";
import { foundSets, isSet, smallestSet } from "../seen.ts";
import type { Sets } from "../types.ts";

type Laid = readonly (readonly Card[])[];

/** More than enough for a good choice; large hands would have thousands. */
const mostPackings = 60;

/** Includes the choice of no set. The fullest choices come early. */
export function packings(hand: readonly Card[]): readonly Laid[] {
  const found: Laid[] = [];
  if (hand.length >= smallestSet) pack(candidates(hand), hand, [], found);
  return [...found, []];
}

/**
 * Each is also tried without a card at either end, which another set may need or the bot may keep.
 */
function candidates(hand: readonly Card[]): Laid {
  const all = new Map<string, readonly Card[]>();
  for (const set of foundSets(hand)) {
    for (const part of [set, ...(set.length > smallestSet ? [set.slice(1), set.slice(0, -1)] : [])])
      if (isSet(part)) all.set(part.toSorted().join(" "), part);
  }
  return [...all.values()].sort((one, other) => other.length - one.length);
}

function pack(sets: Laid, hand: readonly Card[], laid: Laid, found: Laid[]): void {
  sets.forEach((set, at) => {
    if (found.length >= mostPackings) return;
    const rest = without(hand, set);
    if (!rest) return;
    pack(sets.slice(at + 1), rest, [...laid, set], found);
    if (found.length < mostPackings) found.push([...laid, set]);
  });
}

export const setsMoves = (hand: readonly Card[]): readonly Sets[] =>
  packings(hand).flatMap((sets): readonly Sets[] =>
    sets.length === 0
      ? [{ type: "sets", sets }]
      : [...new Set(sets.flat())].map((top) => ({ type: "sets", sets, top })),
  );
