// How are somebody's rounds counted, and made statistics of, without anybody at a table waiting for
// it (H-34)?

import type { Later } from "#main/base/clock.ts";
import type { MeritStore, RoundPlace } from "#main/store/meritStore.ts";
import { countSome } from "./counting.ts";
import type { Counts } from "./counts.ts";
import { Figures } from "./statistics.ts";

/** In one go: a round takes a millisecond or two, and nothing else is done meanwhile. */
export const sliceRounds = 5;
/** Rows of one go: a few microseconds each. */
export const sliceRows = 500;
/** So many rounds at most are counted for one who asks: he is told how many are left. */
export const mostAtOnce = 100;

const isAfter = (one: RoundPlace, other: RoundPlace): boolean =>
  one.endedAt > other.endedAt || (one.endedAt === other.endedAt && one.id > other.id);

/** A few rounds, then whatever else there is to do, then the next few. */
export class MeritCounter {
  readonly #store: MeritStore;
  readonly #later: Later;
  /** By profile: who asks while it is counted for him gets the same. */
  readonly #counting = new Map<string, Promise<Counts>>();
  /** By profile. */
  readonly #figures = new Map<string, Figures>();

  /** `later` calls back when the host has looked after everybody once. */
  constructor(store: MeritStore, later: Later) {
    this.#store = store;
    this.#later = later;
  }

  /** The counts, with some rounds more that were not counted. Rejects with a StoreError. */
  counted(profile: string): Promise<Counts> {
    const running = this.#counting.get(profile);
    if (running) return running;
    const counting = this.#countMost(profile).finally(() => this.#counting.delete(profile));
    this.#counting.set(profile, counting);
    return counting;
  }

  /** Of all rounds up to the first that is not counted. Rejects with a StoreError. */
  async figures(profile: string): Promise<Figures> {
    for (;;) {
      const figures = this.#figuresOf(profile);
      const rows = this.#store.played(profile, figures.last, sliceRows);
      figures.add(rows);
      if (rows.length < sliceRows) return figures;
      await this.#turn();
    }
  }

  async #countMost(profile: string): Promise<Counts> {
    for (let left = mostAtOnce; ; left -= sliceRounds) {
      const { counts, rounds } = countSome(this.#store, profile, sliceRounds);
      this.#forgetFrom(profile, rounds[0]);
      if (rounds.length < sliceRounds || left <= sliceRounds) return counts;
      await this.#turn();
    }
  }

  #figuresOf(profile: string): Figures {
    const known = this.#figures.get(profile) ?? new Figures();
    this.#figures.set(profile, known);
    return known;
  }

  /** A clock that was set back has put a round before others: they are gone through anew. */
  #forgetFrom(profile: string, first: RoundPlace | undefined): void {
    const last = this.#figures.get(profile)?.last;
    if (first && last && isAfter(last, first)) this.#figures.delete(profile);
  }

  #turn(): Promise<void> {
    return new Promise((resolve) => this.#later(resolve));
  }
}
