import type { Card } from "#shared/cards/card.ts";
import { everyWay, fittingOn, CountedCards } from "./arranger.ts";
import { meldOf, pointsIn, written, type Meld } from "./melds.ts";
import { restOf } from "./laying.ts";
import type { Melds } from "./types.ts";

export interface Way {
  /** In writing order. */
  readonly melds: Melds;
  readonly rest: readonly Card[];
  readonly deadwood: number;
  /** The number of other cards that would each extend one of the melds (GR-13). */
  readonly fitting: number;
  readonly isAsPut: boolean;
}

const leastCards = 3;

/**
 * Finds melds whose cards lie side by side, in any order: those that leave the least deadwood, then
 * the fewest, then those furthest to the left.
 */
export function asTheyLie(cards: readonly Card[]): Melds {
  // Per place from which on cards are melded.
  const best: { readonly points: number; readonly melds: readonly Meld[] }[] = [
    { points: 0, melds: [] },
  ];
  for (let from = cards.length - 1; from >= 0; from -= 1) {
    let most = best[0]!;
    for (let size = cards.length - from; size >= leastCards; size -= 1) {
      const meld = meldOf(cards.slice(from, from + size));
      const after = best[size - 1]!;
      const points = (meld?.points ?? 0) + after.points;
      if (
        meld &&
        (points > most.points || (points === most.points && after.melds.length < most.melds.length))
      )
        most = { points, melds: [meld, ...after.melds] };
    }
    best.unshift(most);
  }
  return written(best[0]!.melds);
}

const wayOf = (
  cards: readonly Card[],
  given: CountedCards,
  melds: readonly Meld[],
  isAsPut: boolean,
): Way => {
  const shown = written(melds);
  const rest = restOf(cards, shown);
  return {
    melds: shown,
    rest,
    deadwood: pointsIn(rest),
    fitting: fittingOn(melds, given),
    isAsPut,
  };
};

const isWhole = ({ melds, rest }: Way, possible: readonly Meld[]): boolean =>
  !melds.some((meld) => rest.some((card) => meldOf([...meld, card]))) &&
  !possible.some((meld) => meld.cards.every((card) => rest.includes(card)));

const nameOf = (melds: Melds): string => melds.map((meld) => meld.join(" ")).join("/");
/** Two ways are equivalent if they leave the same cards and take as many lay-offs. */
const worthOf = (way: Way): string => `${way.rest.toSorted().join(" ")} ${way.fitting}`;

/**
 * Returns the ways to lay these cards that leave at most `most` and to which no meld can be added,
 * beginning with the best arrangement (GR-5). Of equivalent ways only the first is listed. `order`
 * is the hand as the player arranged it; that arrangement is listed even if melds could be added to
 * it.
 */
export function waysToLay(
  cards: readonly Card[],
  most: number,
  order: readonly Card[] | null,
): readonly Way[] {
  const given = new CountedCards(cards);
  const possible = given.melds();
  const found: Way[] = [];
  everyWay(given, possible, (points, chosen) => {
    if (given.points - points > most) return;
    const way = wayOf(cards, given, chosen, false);
    if (isWhole(way, possible)) found.push(way);
  });
  const sorted = found.toSorted(
    (one, other) =>
      one.deadwood - other.deadwood ||
      one.fitting - other.fitting ||
      one.melds.length - other.melds.length,
  );
  const ways = sorted.filter(
    (way, at) => sorted.findIndex((one) => worthOf(one) === worthOf(way)) === at,
  );
  const put =
    order &&
    wayOf(
      cards,
      given,
      asTheyLie(order).flatMap((meld) => meldOf(meld) ?? []),
      true,
    );
  if (!put || put.deadwood > most) return ways;
  const known = ways.findIndex((way) => nameOf(way.melds) === nameOf(put.melds));
  return known < 0 ? [...ways, put] : ways.with(known, put);
}
