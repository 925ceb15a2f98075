import type { Tally } from "./hand.ts";
import { longest, order } from "../seen.ts";

/** For each number of cards 1…4 (from 0), for each height. */
export type Threats = readonly (readonly number[])[];

/**
 * Of how many higher ranks some other hand can be expected to hold enough cards, by number of cards
 * and height. `u` unseen cards thrown into `hands` hands lie `count` together with about C(u,
 * count) / hands^(count − 1).
 */
export function threatsFrom(unseen: Tally, hands: number): Threats {
  return Array.from({ length: longest }, (_, at) => {
    const count = at + 1;
    const above = order.map(() => 0);
    let sum = 0;
    for (let height = order.length - 1; height >= 0; height -= 1) {
      above[height] = sum;
      sum += Math.min(1, choose(unseen.ranked[height] ?? 0, count) / Math.max(1, hands) ** at);
    }
    return above;
  });
}

function choose(from: number, count: number): number {
  let ways = 1;
  for (let step = 0; step < count; step += 1) ways *= (from - step) / (step + 1);
  return from < count ? 0 : ways;
}

/** Nothing that was not seen yet can beat `count` cards of this height. */
export function isUnbeatable(unseen: Tally, height: number, count: number): boolean {
  if (unseen.twos > 0) return false;
  if (count === 1 && unseen.jokers > 0 && height < order.length - 1) return false;
  return !unseen.ranked.some(
    (left, rank) => rank > height && left > 0 && left + unseen.jokers >= count,
  );
}

/**
 * Whoever holds this hand and the lead goes out in one run, whatever the others do: 2s win at once
 * (KB-10), and all sets but the last one led cannot be beaten. Jokers go along with a set that has
 * room for them.
 */
export function isSureToRunOut({ ranked, jokers }: Tally, unseen: Tally): boolean {
  let beatable = 0;
  let room = 0;
  for (const [height, held] of ranked.entries()) {
    if (held === 0) continue;
    const sets = Math.ceil(held / longest);
    room += sets * longest - held;
    // With several packs a rank may make several sets; unless all of them hold, none is counted on.
    if (
      !isUnbeatable(unseen, height, held - (sets - 1) * longest) ||
      (sets > 1 && !isUnbeatable(unseen, height, longest))
    )
      beatable += sets;
  }
  return beatable + Math.max(0, jokers - room) <= 1;
}
