import type { DiceReader } from "#shared/chance/dice.ts";

type Seating = Readonly<{
  sizes: readonly number[];
  /** How often at one table. */
  met: readonly Uint16Array[];
  /** How often at a table smaller than the round's largest. */
  short: readonly number[];
  /** How many players are higher; all 0 if ranks do not count. */
  ranks: readonly number[];
  dice: DiceReader;
}>;

/** Exchanges of pairs; then the best draw found stands. */
const mostTries = 400_000;
/** Shakes per player; with few players all is found soon. */
const mostInVain = 20;
/**
 * Nobody meets again, then short tables rotate, then equals meet: one step of a higher priority
 * outweighs everything below it.
 */
const weightOfMeeting = 2 ** 36;
const weightOfShort = 2 ** 20;

/**
 * The players' numbers by table. Exchanges pairs of players, from the tables by rank on, as long as
 * that improves the draw, then shakes the best draw and repeats. It uses no clock, so the same dice
 * give the same draw.
 */
export function seatedApart(seating: Seating): readonly (readonly number[])[] {
  const search = new Search(seating);
  const { sizes, dice } = seating;
  const players = seating.ranks.length;
  const byRank = dice
    .shuffled([...seating.ranks.keys()])
    .toSorted((one, other) => (seating.ranks[one] ?? 0) - (seating.ranks[other] ?? 0));
  let best = search.improved(byRank);
  for (
    let inVain = 0;
    best.cost > 0 && search.looks < mostTries && inVain < mostInVain * players && sizes.length > 1;
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

type Found = Readonly<{ order: readonly number[]; cost: number }>;

class Search {
  looks = 0;
  readonly #seating: Seating;
  /** Of each place's table, the first place; `#to` is the one after its last. */
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

  improved(start: readonly number[]): Found {
    const order = [...start];
    for (let found = true; found && this.looks < mostTries;) {
      found = false;
      for (let one = 0; one < order.length && this.looks < mostTries; one += 1) {
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

  /** What exchanging these two, who sit at different tables, saves. */
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

  /** At the table of this place, not counting whoever sits at `without`. */
  #costAt(order: readonly number[], player: number, place: number, without: number): number {
    const { met, ranks } = this.#seating;
    const meetings = met[player] as Uint16Array;
    const standing = ranks[player] as number;
    let cost = 0;
    for (let at = this.#from[place] as number; at < (this.#to[place] as number); at += 1) {
      if (at === without) continue;
      const other = order[at] as number;
      // The growth of the squared number of meetings, without its constant part.
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

/**
 * A table's players over the chairs, with the least sum of squares of how often each has sat in a
 * chair; ties depend on the order given. Exact: dynamic programming over all subsets, for up to
 * eight players.
 */
export function spreadOverChairs(
  players: readonly string[],
  sat: (id: string, chair: number) => number,
): readonly string[] {
  const sets = 2 ** players.length;
  const costs = new Float64Array(sets).fill(Infinity);
  const taken = new Int8Array(sets).fill(-1);
  costs[0] = 0;
  for (let set = 0; set < sets; set += 1) {
    const chair = sizeOf(set);
    players.forEach((id, at) => {
      if ((set & (1 << at)) !== 0) return;
      const next = set | (1 << at);
      const cost = (costs[set] as number) + 2 * sat(id, chair) + 1;
      if (cost >= (costs[next] as number)) return;
      costs[next] = cost;
      taken[next] = at;
    });
  }
  const order: string[] = [];
  for (let set = sets - 1; set > 0;) {
    const at = taken[set] as number;
    order.unshift(players[at] as string);
    set &= ~(1 << at);
  }
  return order;
}

function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) size += 1;
  return size;
}
