import { isJoker, isNatural, suitOf, suits, type Card, type Suit } from "#shared/cards/card.ts";
import { heldBy, ownHand } from "#shared/contract/seen.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { nextToAct } from "../../eights/turns.ts";
import { pack } from "../deal.ts";
import { isEight, type ExordiaSeen } from "../seen.ts";

export interface Field {
  readonly hand: readonly Card[];
  /** Active seats, including the bot's own. */
  readonly players: number;
  /** 1 if the next player has one card left, ½ for two…; 0 if the bot itself is next. */
  readonly danger: number;
  /** The same for the player before. */
  readonly dangerBehind: number;
  readonly nextCards: number;
  /** Share of each suit among the unseen naturals. */
  readonly about: { readonly [S in Suit]: number };
  /** Shares of eights and of jokers among all unseen cards. */
  readonly eights: number;
  readonly jokers: number;
  readonly unseen: number;
  /** Unseen copies of this card. */
  copiesOf(card: Card): number;
}

export function fieldOf(seen: ExordiaSeen): Field {
  const { viewer, hands, facts, options, pile } = seen;
  const own = viewer === "spectator" ? 0 : viewer;
  const hand = ownHand(seen);
  const counts = countedUnseen(pack(options, hands.length), [...pile, ...hand]);
  const bySuit = suits.map(
    (suit) => [suit, sumOf(counts, (card) => isNatural(card) && suitOf(card) === suit)] as const,
  );
  const naturals = Math.max(
    1,
    bySuit.reduce((sum, [, count]) => sum + count, 0),
  );
  const unseen = Math.max(
    1,
    sumOf(counts, () => true),
  );
  const neighbour = (direction: 1 | -1): Seat =>
    nextToAct({ direction, left: facts.left }, hands.length, own);
  const [ahead, behind] = [neighbour(facts.direction), neighbour(facts.direction === 1 ? -1 : 1)];
  const dangerOf = (seat: Seat): number => (seat === own ? 0 : 1 / Math.max(1, heldBy(seen, seat)));
  return {
    hand,
    players: hands.length - facts.left.length,
    danger: dangerOf(ahead),
    dangerBehind: dangerOf(behind),
    nextCards: heldBy(seen, ahead),
    about: Object.fromEntries(
      bySuit.map(([suit, count]) => [suit, count / naturals]),
    ) as Field["about"],
    eights: sumOf(counts, isEight) / unseen,
    jokers: sumOf(counts, isJoker) / unseen,
    unseen,
    copiesOf: (card) => counts.get(card) ?? 0,
  };
}

function countedUnseen(all: readonly Card[], seen: readonly Card[]): ReadonlyMap<Card, number> {
  const counts = new Map<Card, number>();
  for (const card of all) counts.set(card, (counts.get(card) ?? 0) + 1);
  for (const card of seen) counts.set(card, (counts.get(card) ?? 0) - 1);
  return counts;
}

function sumOf(counts: ReadonlyMap<Card, number>, takes: (card: Card) => boolean): number {
  let sum = 0;
  for (const [card, count] of counts) if (takes(card)) sum += count;
  return sum;
}

/** Returns the chance that `cards` unseen cards contain one of `copies`. */
export function chanceToHold(
  { unseen }: Pick<Field, "unseen">,
  copies: number,
  cards: number,
): number {
  let misses = 1;
  for (let drawn = 0; drawn < cards && drawn < unseen; drawn += 1)
    misses *= Math.max(0, (unseen - copies - drawn) / (unseen - drawn));
  return 1 - misses;
}
