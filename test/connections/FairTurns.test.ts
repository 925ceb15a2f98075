// Work for the house on simulated time: each piece takes as long as it says.

import { expect, test } from "vitest";
import { FairTurns } from "#main/connections/FairTurns.ts";

function turns() {
  let now = 0;
  const later: (() => void)[] = [];
  const after: Readonly<{ at: number; callback: () => void }>[] = [];
  const done: string[] = [];
  const fair = new FairTurns({
    now: () => now,
    later: (callback) => void later.push(callback),
    whenDone: (callback) => void later.unshift(callback),
    after: (ms, callback) => void after.push({ at: now + ms, callback }),
  });
  const take = (who: string, ms: number): void =>
    void fair.take(who, async () => {
      now += ms;
      done.push(who);
    });
  /** All that is to be done at this moment. */
  const run = (): void => {
    for (let next = later.shift(); next; next = later.shift()) next();
  };
  const pass = (ms: number): void => {
    now += ms;
    for (const timer of after.splice(0)) {
      if (timer.at <= now) timer.callback();
      else after.push(timer);
    }
    run();
  };
  return { take, run, pass, done, later, fair };
}

test("H-40 nothing of the house is done before the tables have had their turn", () => {
  const { take, run, done } = turns();
  take("eve", 1);
  expect(done).toEqual([]);
  run();
  expect(done).toEqual(["eve"]);
});

test("H-40 people come in turn, however many lines one of them asks on", () => {
  const { take, run, done } = turns();
  for (let line = 0; line < 4; line += 1) take("eve", 1);
  take("ann", 1);
  take("ben", 1);
  run();
  expect(done).toEqual(["eve", "ann", "ben", "eve", "eve", "eve"]);
});

test("H-40 whoever has asked for more work than is borne comes behind everybody else, and others do not wait for it", () => {
  const { take, run, done } = turns();
  take("eve", 250);
  run();
  take("eve", 30);
  take("eve", 30);
  take("ann", 1);
  take("ann", 1);
  run();
  // After the first piece for eve the host rests from her work.
  expect(done).toEqual(["eve", "ann", "ann", "eve"]);
  take("ben", 1);
  run();
  expect(done.at(-1)).toBe("ben");
});

test("H-40 between two pieces of work for those over their budget twice as much time is left to others", () => {
  const { take, run, pass, done } = turns();
  take("eve", 2000);
  run();
  take("eve", 30);
  take("eve", 30);
  run();
  expect(done).toHaveLength(2);
  pass(59);
  expect(done).toHaveLength(2);
  pass(1);
  expect(done).toHaveLength(3);
});

test("H-40 a budget comes back with time", () => {
  const { take, run, pass, done } = turns();
  take("eve", 250);
  run();
  pass(600);
  take("zoe", 1);
  take("eve", 1);
  take("zoe", 1);
  run();
  // In the order in which they asked; without a budget eve would come last.
  expect(done).toEqual(["eve", "zoe", "eve", "zoe"]);
});

test("H-40 what fails is told to whoever asked, and the next one has its turn", async () => {
  const { fair, run, take, done } = turns();
  const failed = fair.take("eve", () => Promise.reject(new Error("no")));
  take("ann", 1);
  run();
  await expect(failed).rejects.toThrow("no");
  expect(done).toEqual(["ann"]);
});

test("H-40 so much waits for one person and no more, and others are not full for it", () => {
  const { take, run, fair } = turns();
  for (let asked = 0; asked < 32; asked += 1) take("eve", 1);
  expect([fair.isFull("eve"), fair.isFull("eve", 33), fair.isFull("ann")]).toEqual([
    true,
    false,
    false,
  ]);
  run();
  expect(fair.isFull("eve")).toBe(false);
});

test("H-40 work that fails before it has begun ends nothing but itself", async () => {
  const { fair, run, take, done } = turns();
  const failed = fair.take("eve", () => {
    throw new Error("no");
  });
  take("ann", 1);
  run();
  await expect(failed).rejects.toThrow("no");
  expect(done).toEqual(["ann"]);
});

test("H-40 those over their budget have one small piece done in five milliseconds", () => {
  const { take, run, pass, done } = turns();
  take("eve", 2000);
  take("eve", 0);
  take("eve", 0);
  run();
  expect(done).toHaveLength(2);
  pass(4);
  expect(done).toHaveLength(2);
  pass(1);
  expect(done).toHaveLength(3);
});

test("H-40 whoever has asked for far too much is like everybody else twenty seconds later", () => {
  const { take, run, pass, done } = turns();
  take("eve", 60_000);
  run();
  pass(20_001);
  take("eve", 1);
  take("ann", 1);
  run();
  expect(done).toEqual(["eve", "eve", "ann"]);
});

test("H-40 a refusal for too much is told a while later", () => {
  const { fair, pass } = turns();
  let isTold = false;
  void fair.late().then(() => (isTold = true));
  pass(249);
  return Promise.resolve()
    .then(() => {
      expect(isTold).toBe(false);
      pass(1);
    })
    .then(() => expect(isTold).toBe(true));
});
