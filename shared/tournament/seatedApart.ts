import type { DiceReader } from "#shared/chance/dice.ts";

interface Seating {
  readonly sizes: readonly number[];
  /** How often each pair has sat at one table. */
  readonly met: readonly Uint16Array[];
  /** How often each has sat at a table shorter than the round's largest. */
  readonly short: readonly number[];
  /** So many stand higher; all 0 where that does not count. */
  readonly ranks: readonly number[];
  readonly dice: DiceReader;
}

/** So many exchanges of two players are looked at; then the best draw found stands. */
const mostLooks = 400_000;
/**
 * Or after so many shakes for each player that brought nothing better: of few players all is soon
 * seen.
 */
const mostInVain = 20;
/**
 * First that nobody meets anybody again, then that short tables go round, then that equals meet:
 * one step of a former weighs more than all of the latter.
 */
const weightOfMeeting = 2 ** 36;
const weightOfShort = 2 ** 20;

/**
 * Players by number, table by table. Begins with the tables as the ranks have them, exchanges pairs
 * of players as long as that makes it better, and then again from the best found, shaken: no clock,
 * so the same dice give the same draw.
 */
export function seatedApart(seating: Seating): readonly (readonly number[])[] {
  const search = new Search(seating);
  const { sizes, dice } = seating;
  const players = seating.ranks.length;
  // Who stand alike come in random order.
  const byRank = dice
    .shuffled([...seating.ranks.keys()])
    .toSorted((one, other) => (seating.ranks[one] ?? 0) - (seating.ranks[other] ?? 0));
  let best = search.improved(byRank);
  for (
    let inVain = 0;
    best.cost > 0 && search.looks < mostLooks && inVain < mostInVain * players && sizes.length > 1;
    inVain += 1
  ) {
    const shaken = [...best.order];
    for (let times = 0; times < 2 + Math.floor(players / 8); times += 1)
      exchange(shaken, dice.below(players), dice.below(players));
    const found = search.improved(shaken);
    if (found.cost < best.cost) inVain = 0;
    if (found.cost <= best.cost) best = found;
  }
  let from = 0;
  return sizes.map((size) => best.order.slice(from, (from += size)));
}

function exchange(order: number[], one: number, other: number): void {
  const kept = order[one] as number;
  order[one] = order[other] as number;
  order[other] = kept;
}

type Found = { readonly order: readonly number[]; readonly cost: number };

class Search {
  looks = 0;
  readonly #seating: Seating;
  /** Of each place in the order: the table, by its first place and the one behind its last. */
  readonly #from: readonly number[];
  readonly #to: readonly number[];
  readonly #largest: number;

  constructor(seating: Seating) {
    this.#seating = seating;
    const starts = seating.sizes.map((_, at) =>
      seating.sizes.slice(0, at).reduce((sum, size) => sum + size, 0),
    );
    this.#from = seating.sizes.flatMap((size, at) => Array<number>(size).fill(starts[at] ?? 0));
    this.#to = seating.sizes.flatMap((size, at) =>
      Array<number>(size).fill((starts[at] ?? 0) + size),
    );
    this.#largest = Math.max(...seating.sizes);
  }

  /** No exchange of two makes it better any more, or enough was looked at. */
  improved(start: readonly number[]): Found {
    const order = [...start];
    for (let found = true; found && this.looks < mostLooks;) {
      found = false;
      for (let one = 0; one < order.length && this.looks < mostLooks; one += 1) {
        for (let other = this.#to[one] as number; other < order.length; other += 1) {
          this.looks += 1;
          if (this.#gain(order, one, other) <= 0) continue;
          exchange(order, one, other);
          found = true;
        }
      }
    }
    return {
      order,
      cost: order.reduce(
        (sum, player, at) =>
          sum + this.#costAt(order, player, at, at) / 2 + this.#shortCost(player, at),
        0,
      ),
    };
  }

  /** By how much less it costs when these two, who sit at two tables, change places. */
  #gain(order: readonly number[], one: number, other: number): number {
    const [here, there] = [order[one] as number, order[other] as number];
    const now =
      this.#costAt(order, here, one, one) +
      this.#costAt(order, there, other, other) +
      this.#shortCost(here, one) +
      this.#shortCost(there, other);
    const then =
      this.#costAt(order, here, other, other) +
      this.#costAt(order, there, one, one) +
      this.#shortCost(here, other) +
      this.#shortCost(there, one);
    return now - then;
  }

  /** Of this player among those at the table of this place, but for who sits there himself. */
  #costAt(order: readonly number[], player: number, place: number, without: number): number {
    const { met, ranks } = this.#seating;
    const meetings = met[player] as Uint16Array;
    const standing = ranks[player] as number;
    let cost = 0;
    for (let at = this.#from[place] as number; at < (this.#to[place] as number); at += 1) {
      if (at === without) continue;
      const other = order[at] as number;
      // The square of a number of meetings grows by twice the number, and one that is the same for
      // all.
      cost +=
        2 * (meetings[other] as number) * weightOfMeeting +
        Math.abs((ranks[other] as number) - standing);
    }
    return cost;
  }

  #shortCost(player: number, place: number): number {
    const isShort = (this.#to[place] as number) - (this.#from[place] as number) < this.#largest;
    return isShort ? 2 * (this.#seating.short[player] as number) * weightOfShort : 0;
  }
}
