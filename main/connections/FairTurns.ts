// What people ask of the house is done one thing at a time, in turns by person, and charged to each
// by the time it took (H-40).

import type { Visitor } from "#main/base/visitor.ts";

/** ms of work that somebody may ask for at once, and ms that come back in each second. */
const mostSaved = 200;
const savedPerSecond = 100;
/**
 * ms that somebody owes at most: twenty seconds after the last of it they are like everybody else.
 */
const mostOwed = 2000;
/**
 * What one person, or the nameless of one address, have asked for and wait for: more than all that
 * the pages of a few devices ask for when they open.
 */
const mostWaiting = 32;
/**
 * Work for those who have asked for too much is followed by so many times its length in which none
 * of it is done.
 */
const restShare = 2;
/** ms of that at least: however little each piece takes, a crowd of them is a load. */
const leastRest = 5;
/** ms until a refusal is told to somebody who would at once send the next request. */
const lateMs = 250;
/** People who are remembered at all before those who owe nothing are forgotten. */
const mostKnown = 1000;

interface Person {
  /** ms that are left, below zero after more than that was done. */
  saved: number;
  at: number;
  readonly waiting: (() => void)[];
}

/** Ways to wait, so that tests can hold them. */
export interface Turning {
  /** ms of a clock that only goes forward. */
  readonly now: () => number;
  /** Calls back once whoever is at a table has been heard. */
  readonly later: (callback: () => void) => void;
  /**
   * Calls back once all is done that hangs on what is being done now, the packing of its answer
   * among it.
   */
  readonly whenDone: (callback: () => void) => void;
  readonly after: (ms: number, callback: () => void) => void;
}

export const systemTurning = (now: () => number): Turning => ({
  now,
  later: (callback) => void setImmediate(callback),
  whenDone: (callback) => queueMicrotask(() => process.nextTick(callback)),
  after: (ms, callback) => void setTimeout(callback, ms).unref(),
});

/** To whom work is charged: a person on all lines, or the nameless of one address. */
export const whoIs = (visitor: Pick<Visitor, "profile"> | null, from: string | null): string =>
  visitor === null || visitor.profile === null
    ? `address ${from ?? ""}`
    : `profile ${visitor.profile}`;

/**
 * Between two pieces of work the tables have their turn: a move waits for one of them at most.
 * Whoever has asked for too much comes behind everybody else.
 */
export class FairTurns {
  readonly #turning: Turning;
  readonly #people = new Map<string, Person>();
  /** Those of them who wait, in the order of their turns. */
  readonly #waiting = new Map<string, Person>();
  #isBusy = false;
  /** Until then nothing is done for those who have asked for too much. */
  #restsUntil = -Infinity;
  #isResting = false;

  constructor(turning: Turning) {
    this.#turning = turning;
  }

  /** Has so much been asked for that more is to be refused? */
  isFull(who: string, most = mostWaiting): boolean {
    return (this.#people.get(who)?.waiting.length ?? 0) >= most;
  }

  /** Settles as `work` does, which runs when it is the turn of `who`, whatever line it came by. */
  take<T>(who: string, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve) => {
      const person = this.#person(who);
      person.waiting.push(() => resolve(new Promise((done) => done(work()))));
      this.#waiting.set(who, person);
      this.#next();
    });
  }

  /** Resolves when somebody may be told that they have asked for too much. */
  late(): Promise<void> {
    return new Promise((resolve) => this.#turning.after(lateMs, resolve));
  }

  #person(who: string): Person {
    const known = this.#people.get(who);
    if (known) return known;
    const made: Person = { saved: mostSaved, at: this.#turning.now(), waiting: [] };
    if (this.#people.size >= mostKnown) this.#forget();
    this.#people.set(who, made);
    return made;
  }

  #forget(): void {
    for (const [who, person] of this.#people)
      if (person.waiting.length === 0 && this.#savedBy(person) === mostSaved)
        this.#people.delete(who);
  }

  #savedBy(person: Person): number {
    const now = this.#turning.now();
    person.saved = Math.min(mostSaved, person.saved + ((now - person.at) * savedPerSecond) / 1000);
    person.at = now;
    return person.saved;
  }

  #next(): void {
    if (this.#isBusy || this.#waiting.size === 0) return;
    this.#isBusy = true;
    this.#turning.later(() => this.#turn());
  }

  /** Whose it is, is found out when it comes: somebody may have asked meanwhile who goes before. */
  #turn(): void {
    const next = [...this.#waiting].find(([, person]) => this.#savedBy(person) > 0);
    const rest = this.#restsUntil - this.#turning.now();
    const first = this.#waiting.entries().next().value;
    if (next) this.#do(next, 0);
    else if (first && rest <= 0) this.#do(first, restShare);
    else this.#rest(rest);
  }

  /** Whoever comes meanwhile, and has not asked for too much, does not wait for this. */
  #rest(ms: number): void {
    this.#isBusy = false;
    if (this.#isResting) return;
    this.#isResting = true;
    this.#turning.after(ms, () => {
      this.#isResting = false;
      this.#next();
    });
  }

  #do([who, person]: readonly [string, Person], rests: number): void {
    const { now, whenDone } = this.#turning;
    const begun = now();
    whenDone(() => {
      const took = now() - begun;
      person.saved = Math.max(-mostOwed, person.saved - took);
      if (rests > 0) this.#restsUntil = now() + Math.max(leastRest, rests * took);
      // Behind all who wait.
      this.#waiting.delete(who);
      if (person.waiting.length > 0) this.#waiting.set(who, person);
      this.#isBusy = false;
      this.#next();
    });
    person.waiting.shift()?.();
  }
}
