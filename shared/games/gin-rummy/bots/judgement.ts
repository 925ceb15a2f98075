import { suitOf, type Card, type Natural } from "#shared/cards/card.ts";
import { packs } from "#shared/cards/pack.ts";
import { ownHand } from "#shared/contract/ownHand.ts";
import { deadwoodWithout, opponentOf, takenBy, type GinSeen } from "../seen.ts";
import { placeOf, rankAt, ranksInSuit } from "../melds.ts";
import type { Weights } from "./weights.ts";

export interface Field {
  readonly weights: Weights;
  readonly unseen: readonly Card[];
  /**
   * How likely the other holds a card, by its place in the pack: surely what he has taken, never
   * what lies open or in the own hand.
   */
  readonly likely: readonly number[];
}

const pack = packs(1, 0);

export function fieldOf(seen: GinSeen, weights: Weights): Field {
  const { viewer } = seen;
  const taken = viewer === "spectator" ? [] : takenBy(seen, opponentOf(viewer));
  const open = new Set<Card>([...ownHand(seen), ...seen.pile, ...taken]);
  const unseen = pack.filter((card) => !open.has(card));
  return {
    weights,
    unseen,
    likely: pack.map((card) => (taken.includes(card) ? 1 : open.has(card) ? 0 : weights.unseen)),
  };
}

export function outlookOf(cards: readonly Card[], deadwood: number, { unseen }: Field): number {
  const total = unseen.reduce(
    (sum, card) => sum + deadwood - Math.min(...deadwoodWithout([...cards, card])),
    0,
  );
  return total / Math.max(1, unseen.length);
}

export const costOf = (cards: readonly Card[], deadwood: number, field: Field): number =>
  deadwood - field.weights.outlook * outlookOf(cards, deadwood, field);

/** How likely the other makes a meld of a card that he is given: of one, in sets and runs. */
export function dangerOf(card: Card, { likely }: Field): number {
  const place = placeOf(card);
  const rank = rankAt(place);
  const inRun = (steps: number): number =>
    rank + steps >= 0 && rank + steps < ranksInSuit ? (likely[place + steps] ?? 0) : 0;
  const others = pack
    .filter((other) => other[0] === card[0] && suitOf(other as Natural) !== suitOf(card as Natural))
    .map((other) => likely[placeOf(other)] ?? 0);
  const [one = 0, two = 0, three = 0] = others;
  return Math.min(
    1,
    one * two +
      one * three +
      two * three +
      inRun(-2) * inRun(-1) +
      inRun(-1) * inRun(1) +
      inRun(1) * inRun(2),
  );
}
