import type { Card } from "#shared/cards/card.ts";
import {
  cardCount,
  highBit,
  leastCards,
  lowBit,
  meldOf,
  meldsFrom,
  placeOf,
  pointsIn,
  restOf,
  worthAt,
  written,
  type Meld,
} from "./melds.ts";
import type { Melds } from "./types.ts";

export type Arrangement = Readonly<{
  /** In writing order. */
  melds: Melds;
  deadwood: number;
}>;

/**
 * Cards to be arranged, by place in pack order. A record with an unusual deck may hold several
 * copies of a card.
 */
export class CountedCards {
  readonly counts = new Uint8Array(cardCount);
  /** Without repetition. */
  readonly places: number[] = [];
  points = 0;
  low = 0;
  high = 0;

  constructor(cards: readonly Card[]) {
    for (const place of cards.map(placeOf)) {
      if (this.counts[place] === 0) this.places.push(place);
      this.counts[place]! += 1;
      this.points += worthAt(place);
      this.low |= lowBit(place);
      this.high |= highBit(place);
    }
    this.places.sort((one, other) => one - other);
  }

  /** In writing order. */
  melds(): readonly Meld[] {
    const found: Meld[] = [];
    for (const place of this.places) {
      for (const meld of meldsFrom[place] ?? [])
        if ((meld.low & ~this.low) === 0 && (meld.high & ~this.high) === 0) found.push(meld);
    }
    return found;
  }

  /** Removes a meld's cards; returns false and removes none if one is missing. */
  take({ places }: Meld): boolean {
    for (const place of places) if (this.counts[place] === 0) return false;
    for (const place of places) this.counts[place]! -= 1;
    return true;
  }

  putBack({ places }: Meld): void {
    for (const place of places) this.counts[place]! += 1;
  }

  /** Removes single cards and their points; returns false and removes none if one is missing. */
  remove(places: readonly number[]): boolean {
    for (const [at, place] of places.entries()) {
      if (this.counts[place] === 0) {
        this.restore(places.slice(0, at));
        return false;
      }
      this.counts[place]! -= 1;
      this.points -= worthAt(place);
    }
    return true;
  }

  restore(places: readonly number[]): void {
    for (const place of places) {
      this.counts[place]! += 1;
      this.points += worthAt(place);
    }
  }
}

/**
 * Goes in writing order: a way that begins others comes before them. `look` gets the points in
 * melds and the melds.
 */
function everyWay(
  given: CountedCards,
  melds: readonly Meld[],
  look: (points: number, chosen: readonly Meld[]) => void,
) {
  const chosen: Meld[] = [];
  const from = (first: number, points: number) => {
    look(points, chosen);
    // Starts at the same meld again, since there may be two copies of each of its cards.
    for (let at = first; at < melds.length; at += 1) {
      const meld = melds[at] as Meld;
      if (!given.take(meld)) continue;
      chosen.push(meld);
      from(at, points + meld.points);
      chosen.pop();
      given.putBack(meld);
    }
  };
  from(0, 0);
}

/** Counts the bits of a number below 2 ** 26. */
function bitsIn(mask: number) {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Counts different cards outside `given` that would each extend one of the melds. */
function fittingOn(melds: readonly Meld[], { low, high }: CountedCards) {
  let onLow = 0;
  let onHigh = 0;
  for (const { fitting } of melds) {
    onLow |= fitting.low;
    onHigh |= fitting.high;
  }
  return bitsIn(onLow & ~low) + bitsIn(onHigh & ~high);
}

/**
 * GR-5: prefers the least deadwood, then the fewest cards that would fit, then the fewest melds,
 * then the first in writing order.
 */
export function arrange(cards: readonly Card[]): Arrangement {
  const given = new CountedCards(cards);
  let best = { points: 0, fitting: 0, melds: [] as readonly Meld[] };
  everyWay(given, given.melds(), (points, chosen) => {
    if (points < best.points || chosen.length === 0) return;
    const fitting = fittingOn(chosen, given);
    // A way that comes later in writing order must be better.
    if (
      points > best.points ||
      fitting < best.fitting ||
      (fitting === best.fitting && chosen.length < best.melds.length)
    )
      best = { points, fitting, melds: chosen.slice() };
  });
  return { melds: best.melds.map((meld) => meld.cards), deadwood: given.points - best.points };
}

/** `melds` are all that the whole of the cards could form. */
export function leastDeadwood(given: CountedCards, melds: readonly Meld[]): number {
  let most = 0;
  everyWay(given, melds, (points) => {
    if (points > most) most = points;
  });
  return given.points - most;
}

/** The least deadwood of the others without each of the cards. */
export function deadwoodWithout(cards: readonly Card[]): readonly number[] {
  const given = new CountedCards(cards);
  const most = new Int32Array(cardCount);
  everyWay(given, given.melds(), (points) => {
    for (const place of given.places)
      if ((given.counts[place] ?? 0) > 0 && points > (most[place] ?? 0)) most[place] = points;
  });
  return cards.map((card) => {
    const place = placeOf(card);
    return given.points - worthAt(place) - (most[place] ?? 0);
  });
}

/** One way to lay cards down. */
export interface Way extends Arrangement {
  readonly rest: readonly Card[];
  /** The number of other cards that would each extend one of the melds (GR-13). */
  readonly fitting: number;
  readonly isAsPut: boolean;
}

/**
 * Finds melds whose cards lie side by side, in any order: those that leave the least deadwood, then
 * the fewest, then those furthest to the left.
 */
export function asTheyLie(cards: readonly Card[]): Melds {
  return written(lyingIn(cards));
}

function lyingIn(cards: readonly Card[]): readonly Meld[] {
  // Per place from which on cards are melded.
  const best: Readonly<{ points: number; melds: readonly Meld[] }>[] = [{ points: 0, melds: [] }];
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
  return best[0]!.melds;
}

/** Two ways are equivalent if they leave the same cards and take as many lay-offs. */
const worthOf = ({ rest, fitting }: Way) => `${rest.toSorted().join(" ")} ${fitting}`;
const nameOf = ({ melds }: Way) => melds.map((meld) => meld.join(" ")).join("/");

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
  const wayOf = (chosen: readonly Meld[], isAsPut: boolean): Way => {
    const melds = written(chosen);
    const rest = restOf(cards, melds);
    return { melds, rest, deadwood: pointsIn(rest), fitting: fittingOn(chosen, given), isAsPut };
  };
  const isWhole = ({ melds, rest }: Way) =>
    !melds.some((meld) => rest.some((card) => meldOf([...meld, card]))) &&
    !possible.some((meld) => meld.cards.every((card) => rest.includes(card)));
  const found: Way[] = [];
  everyWay(given, possible, (points, chosen) => {
    if (given.points - points > most) return;
    const way = wayOf(chosen, false);
    if (isWhole(way)) found.push(way);
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
  const put = order && wayOf(lyingIn(order), true);
  if (!put || put.deadwood > most) return ways;
  const known = ways.findIndex((way) => nameOf(way) === nameOf(put));
  return known < 0 ? [...ways, put] : ways.with(known, put);
}
