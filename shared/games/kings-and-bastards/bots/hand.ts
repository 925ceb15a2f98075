import { isJoker, rankOf, type Card } from "#shared/cards/card.ts";
import { heldBy } from "#shared/contract/seen.ts";
import { packCount } from "../options.ts";
import { heightOf, isTwo, order, type KingsSeen } from "../seen.ts";

/** Suits have no effect (KB-2), so counts are enough. */
export interface Tally {
  /** Number of naturals of each height, from the 3 up. */
  readonly ranked: readonly number[];
  readonly twos: number;
  readonly jokers: number;
}

type Counting = { readonly ranked: number[]; twos: number; jokers: number };

function take(from: Counting, cards: readonly Card[], each: 1 | -1): void {
  for (const card of cards) {
    if (isJoker(card)) from.jokers += each;
    else if (isTwo(card)) from.twos += each;
    else {
      const height = heightOf(rankOf(card));
      from.ranked[height] = (from.ranked[height] ?? 0) + each;
    }
  }
}

export function tallyOf(cards: readonly Card[]): Tally {
  const tally: Counting = { ranked: order.map(() => 0), twos: 0, jokers: 0 };
  take(tally, cards, 1);
  return tally;
}

export function tallyWithout({ ranked, twos, jokers }: Tally, cards: readonly Card[]): Tally {
  const tally: Counting = { ranked: ranked.slice(), twos, jokers };
  take(tally, cards, -1);
  return tally;
}

const suitsOfARank = 4;

/** Includes cards that were removed with a player who left. */
export function unseenBy(
  { options, hands, pile }: Pick<KingsSeen, "options" | "hands" | "pile">,
  own: readonly Card[],
): Tally {
  const packs = packCount(hands.length);
  const tally: Counting = {
    ranked: order.map(() => packs * suitsOfARank),
    twos: packs * suitsOfARank,
    jokers: packs * options.jokersPerPack,
  };
  take(tally, own, -1);
  take(tally, pile, -1);
  return tally;
}

export const othersSizes = (seen: Pick<KingsSeen, "viewer" | "hands">): readonly number[] =>
  seen.hands
    .map((_, seat) => (seat === seen.viewer ? 0 : heldBy(seen, seat)))
    .filter((size) => size > 0);
