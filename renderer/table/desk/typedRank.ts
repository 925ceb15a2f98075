// Which cards are picked after a rank was typed, in this game?

import type { Card } from "#shared/cards/card.ts";
import type { HandCard, Scene } from "#renderer/table/scene/scene.ts";
import type { AnySeen, Picking } from "#renderer/table/tableGame.ts";
import { isTyped, pickRank, type TypedRank } from "./rankKeys.ts";

/**
 * One at a time the next card of the rank, where several go together one more of it; those that may
 * be played alone come first.
 */
export function typedKeys(
  picking: Picking,
  seen: AnySeen,
  { hand, trick = [] }: Pick<Scene, "hand" | "trick">,
  picked: ReadonlySet<string>,
  rank: TypedRank,
): ReadonlySet<string> {
  if (picking.together === "in any order")
    return pickRank(hand, picked, rank, trick.at(-1)?.cards.length ?? 1, picking.keepsOthers(seen));
  const all = hand
    .filter(({ card }) => isTyped(card, rank))
    .toSorted(
      (one, other) =>
        Number(isFit(picking, seen, other.card)) - Number(isFit(picking, seen, one.card)),
    );
  if (all.length === 0) return picked;
  const now = [...picked].filter((key) => all.some((held) => held.key === key));
  const next =
    picking.together === "never" ? following(all, now) : all.find(({ key }) => !now.includes(key));
  return new Set(next ? [...(picking.together === "never" ? [] : now), next.key] : []);
}

/** After the last one none. */
const following = (all: readonly HandCard[], now: readonly string[]): HandCard | undefined =>
  all[all.findIndex(({ key }) => now.includes(key)) + 1];

function isFit(picking: Picking, seen: AnySeen, card: Card): boolean {
  const reading = picking.read(seen, [card]);
  return reading.kind !== "nothing" && reading.legal;
}
