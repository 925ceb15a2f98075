// Checks that requests are answered over a network that loses some of them, and by a host that
// takes its time.

import { beforeEach, expect, test } from "vitest";
import { againMs, sentAgain } from "#renderer/client/line.ts";
import { SimulatedClock } from "./SimulatedClock.ts";

interface Sent {
  readonly signal: AbortSignal;
  answer(): void;
  fail(): void;
}

let clock: SimulatedClock;
let gone: AbortController;
let sent: Sent[];
let asked: Promise<Response>;
let ended: unknown;

const send: typeof fetch = (_url, init) =>
  new Promise((resolve, reject) => {
    const { signal } = init as { readonly signal: AbortSignal };
    const number = sent.length;
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    sent.push({
      signal,
      answer: () => resolve(new Response(`answer ${number}`)),
      fail: () => reject(new TypeError(`failure ${number}`)),
    });
  });
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const wait = async (times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1) clock.advance(againMs);
  await settled();
};
const underWay = (): readonly number[] =>
  sent.flatMap(({ signal }, number) => (signal.aborted ? [] : [number]));

beforeEach(() => {
  clock = new SimulatedClock();
  gone = new AbortController();
  sent = [];
  ended = null;
  asked = sentAgain(send, clock, gone.signal)("http://host/", {});
  asked.then(
    async (response) => (ended = await response.text()),
    (error: Error) => (ended = error.message),
  );
});

test("what is answered at once is asked once", async () => {
  sent[0]!.answer();
  await settled();
  expect([ended, sent.length, clock.delays]).toEqual(["answer 0", 1, []]);
});

test("H-15 what was lost is asked again, and the answer to that counts", async () => {
  await wait(1);
  sent[1]!.answer();
  await settled();
  expect([ended, underWay(), clock.delays]).toEqual(["answer 1", [1], []]);
});

test("a host that takes four seconds to answer is not asked in vain for ever", async () => {
  await wait(4);
  expect(underWay()).toEqual([0, 1, 2, 3, 4]);
  sent[0]!.answer();
  await settled();
  expect([ended, underWay(), clock.delays]).toEqual(["answer 0", [0], []]);
});

test("the oldest of more than five is given up for the newest", async () => {
  await wait(7);
  expect([sent.length, underWay(), ended]).toEqual([8, [3, 4, 5, 6, 7], null]);
});

test("what fails is no answer while something is under way; it is once nothing is", async () => {
  await wait(1);
  sent[0]!.fail();
  await settled();
  expect(ended).toBeNull();
  sent[1]!.fail();
  await settled();
  expect([ended, clock.delays]).toEqual(["failure 1", []]);
});

test("who no longer waits leaves nothing under way", async () => {
  await wait(2);
  gone.abort(new Error("given up"));
  await settled();
  expect([ended, underWay(), clock.delays]).toEqual(["given up", [], []]);
});
