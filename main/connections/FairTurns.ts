// Runs the house's work one piece at a time, in turns by person, and charges each for the time it
// took (H-40).

import { refusal } from "#main/base/refusal.ts";
import type { Visitor } from "#main/base/visitor.ts";
import type { Answer, Refusal } from "#shared/protocol/answer.ts";
import type { RequestHandler, Response } from "express";
import { visitorFrom, type Keys } from "./visitors.ts";

/** ms of work that a person may ask for at once, and ms that come back each second. */
const mostSaved = 200;
const savedPerSecond = 100;
/**
 * The most ms that a person can owe: twenty seconds after the last request they are like everybody
 * else.
 */
const mostOwed = 2000;
/** More than the pages of a few devices ask for when they open. */
const mostWaiting = 32;
const tooMuch = refusal("flood", "flood");
/** After work for somebody in debt, such work rests for this many times its length. */
const restShare = 2;
/** The shortest such rest in ms: a crowd of tiny pieces is a load too. */
const leastRest = 5;
/** ms; a refused client would send its next request at once. */
const lateMs = 250;
/** Above this many known people, those who owe nothing are forgotten. */
const mostKnown = 1000;

interface Person {
  /** ms that are left; negative after too much work. */
  saved: number;
  at: number;
  readonly waiting: (() => void)[];
}

export type Turning = Readonly<{
  /** ms of a clock that is never set back. */
  now: () => number;
  /** Calls back after the tables' pending messages. */
  later: (callback: () => void) => void;
  /**
   * Calls back after everything that follows from the present work, including the packing of its
   * answer.
   */
  whenDone: (callback: () => void) => void;
  after: (ms: number, callback: () => void) => void;
}>;

export const systemTurning = (now: () => number): Turning => ({
  now,
  later: (callback) => void setImmediate(callback),
  whenDone: (callback) => queueMicrotask(() => process.nextTick(callback)),
  after: (ms, callback) => void setTimeout(callback, ms).unref(),
});

function charge(person: Person, ms: number): void {
  person.saved = Math.max(-mostOwed, person.saved - ms);
}

/** Work is charged to a person over all connections, or to all strangers at one address. */
export const whoIs = (visitor: Pick<Visitor, "profile"> | null, from: string | null): string =>
  visitor === null || visitor.profile === null
    ? `address ${from ?? ""}`
    : `profile ${visitor.profile}`;

/**
 * The tables get their turn between two pieces of work: a move waits for one at most. People in
 * debt come last.
 */
export class FairTurns {
  readonly #turning: Turning;
  readonly #people = new Map<string, Person>();
  readonly #waiting = new Map<string, Person>();
  #isBusy = false;
  /** Until then nothing is done for people in debt. */
  #restsUntil = -Infinity;
  #isResting = false;

  constructor(turning: Turning) {
    this.#turning = turning;
  }

  isFull(who: string, most = mostWaiting): boolean {
    return (this.#people.get(who)?.waiting.length ?? 0) >= most;
  }

  /** As `take`; refuses more than may wait for one person. */
  ask(who: string, work: () => Promise<Answer<unknown>>): Promise<Answer<unknown>> {
    return this.isFull(who) ? Promise.resolve(tooMuch) : this.take(who, work);
  }

  /**
   * Moves have a budget of their own that nobody who only plays uses up: within it they wait for
   * nobody, beyond it they come in turn.
   */
  move(who: string, work: () => Promise<Answer<unknown>>): Promise<Answer<unknown>> {
    const person = this.#person(`moves of ${who}`);
    if (person.waiting.length > 0 || this.#savedBy(person) <= 0)
      return this.ask(`moves of ${who}`, work);
    const { now, whenDone } = this.#turning;
    const begun = now();
    whenDone(() => charge(person, now() - begun));
    return work();
  }

  /** Settles as `work` does. */
  take<T>(who: string, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve) => {
      const person = this.#person(who);
      person.waiting.push(() => resolve(new Promise((done) => done(work()))));
      this.#waiting.set(who, person);
      this.#next();
    });
  }

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

  /** Chooses the person only now: one with precedence may have asked meanwhile. */
  #turn(): void {
    const next = [...this.#waiting].find(([, person]) => this.#savedBy(person) > 0);
    const rest = this.#restsUntil - this.#turning.now();
    const first = this.#waiting.entries().next().value;
    if (next) this.#do(next, 0);
    else if (first && rest <= 0) this.#do(first, restShare);
    else this.#rest(rest);
  }

  /** A person without debt who comes meanwhile does not wait for this. */
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
      charge(person, took);
      if (rests > 0) this.#restsUntil = now() + Math.max(leastRest, rests * took);
      this.#waiting.delete(who);
      if (person.waiting.length > 0) this.#waiting.set(who, person);
      this.#isBusy = false;
      this.#next();
    });
    person.waiting.shift()?.();
  }
}

interface Turns extends Keys {
  readonly turns: FairTurns;
  readonly refuse: (response: Response, refusal: Refusal) => void;
  readonly most?: number;
}

/** Many people of one network share an address, and none of them may lock out the others. */
export const mostAtDoor = 256;

/** Puts HTTP requests in the same turns as asks on connections. */
export function inTurns<Params>({ turns, refuse, most, ...known }: Turns): RequestHandler<Params> {
  return (request, response, next) => {
    const who = whoIs(visitorFrom(known, request), request.socket.remoteAddress ?? null);
    if (turns.isFull(who, most)) return void turns.late().then(() => refuse(response, tooMuch));
    // A client that has gone meanwhile is given nothing.
    void turns.take(who, () => Promise.resolve(response.destroyed ? undefined : next()));
  };
}
