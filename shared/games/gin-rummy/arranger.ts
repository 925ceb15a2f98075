import type { Card } from "#shared/cards/card.ts";
import { cardCount, highBit, lowBit, meldsFrom, placeOf, worthAt, type Meld } from "./melds.ts";

export interface Arrangement {
  /** In writing. */
  readonly melds: readonly (readonly Card[])[];
  readonly deadwood: number;
}

/**
 * Cards to be arranged, by place in pack order. A record of any deck may hold several of one name.
 */
export class Given {
  readonly counts = new Uint8Array(cardCount);
  /** Each once. */
  readonly places: number[] = [];
  points = 0;
  low = 0;
  high = 0;

  constructor(cards: readonly Card[]) {
    for (const card of cards) this.add(placeOf(card));
    this.places.sort((one, other) => one - other);
  }

  private add(place: number): void {
    if (this.counts[place] === 0) this.places.push(place);
    this.counts[place]! += 1;
    this.points += worthAt(place);
    this.low |= lowBit(place);
    this.high |= highBit(place);
  }

  /** What can be made of them, in the order of writing. */
  melds(): readonly Meld[] {
    const found: Meld[] = [];
    for (const place of this.places) {
      for (const meld of meldsFrom[place] ?? [])
        if ((meld.low & ~this.low) === 0 && (meld.high & ~this.high) === 0) found.push(meld);
    }
    return found;
  }

  /** Takes a meld's cards out; false, and none is taken, where one is not there. */
  take({ places }: Meld): boolean {
    for (const place of places) if (this.counts[place] === 0) return false;
    for (const place of places) this.counts[place]! -= 1;
    return true;
  }

  putBack({ places }: Meld): void {
    for (const place of places) this.counts[place]! += 1;
  }

  /** Takes single cards out, and their points; false, and none is taken, where one is not there. */
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
 * Looks at every way to lay melds of these cards, in the order of writing: one that is the
 * beginning of others comes before them. `look` is told how many points lie in melds, and which.
 */
export function everyWay(
  given: Given,
  melds: readonly Meld[],
  look: (points: number, chosen: readonly Meld[]) => void,
): void {
  const chosen: Meld[] = [];
  const from = (first: number, points: number): void => {
    look(points, chosen);
    // The same meld again, for there may be two of each of its cards.
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

/** Bits of a number below 2 ** 26. */
function bitsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Different cards, not among those given, of which each by itself would go on one of the melds. */
export function fittingOn(melds: readonly Meld[], { low, high }: Given): number {
  let onLow = 0;
  let onHigh = 0;
  for (const { fitting } of melds) {
    onLow |= fitting.low;
    onHigh |= fitting.high;
  }
  return bitsIn(onLow & ~low) + bitsIn(onHigh & ~high);
}

/**
 * GR-5: the least deadwood; then the fewest cards that would fit; then the fewest melds; then the
 * first in writing.
 */
export function arrange(cards: readonly Card[]): Arrangement {
  const given = new Given(cards);
  let best = { points: 0, fitting: 0, melds: [] as readonly Meld[] };
  everyWay(given, given.melds(), (points, chosen) => {
    if (points < best.points || chosen.length === 0) return;
    const fitting = fittingOn(chosen, given);
    // What comes later in writing must be better.
    if (
      points > best.points ||
      fitting < best.fitting ||
      (fitting === best.fitting && chosen.length < best.melds.length)
    )
      best = { points, fitting, melds: chosen.slice() };
  });
  return { melds: best.melds.map((meld) => meld.cards), deadwood: given.points - best.points };
}

/**
 * The least deadwood of what is there of these cards. `melds`: all that the whole of them could
 * make.
 */
export function leastDeadwood(given: Given, melds: readonly Meld[]): number {
  let most = 0;
  everyWay(given, melds, (points) => {
    if (points > most) most = points;
  });
  return given.points - most;
}

export function deadwoodWithout(cards: readonly Card[]): readonly number[] {
  const given = new Given(cards);
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
