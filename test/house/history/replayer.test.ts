// Checks that a record which somebody brought along is replayed apart from everything else,
// whatever it asks for.

import { describe, expect, onTestFinished, test } from "vitest";
import { broughtReplay, type ReplayJson } from "#main/house/history/broughtReplay.ts";
import { ReplayWorkers } from "#main/house/history/replayer.ts";
import { workerFile, type WorkerLimits } from "#main/base/workers.ts";
import type { Clock } from "#main/base/clock.ts";
import { sentence } from "#shared/games/texts.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { Replay } from "#shared/protocol/replay.ts";
import { recordFormat } from "#shared/record/roundRecord.ts";
import { allNames, anyDeck, bothDraw, repeated } from "#test/support/anyDeckRecords.ts";
import { saying } from "#test/support/inEnglish.ts";
import { playedOut } from "#test/support/playedHistory.ts";
import { settled, SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { testHost } from "#test/host/support/testHost.ts";

/** The time runs on a simulated clock: a slow machine is not given up. */
const limits: WorkerLimits = { milliseconds: 20_000, memory: { maxOldGenerationSizeMb: 64 } };
const bad = workerFile("badReplayWorker", import.meta.url);

function workers(clock: Clock, file?: URL, most: WorkerLimits = limits): ReplayWorkers {
  const made = new ReplayWorkers(clock, most, ...(file ? [file] : []));
  onTestFinished(() => made.close());
  return made;
}

function read(answer: Answer<ReplayJson>): unknown {
  if (!answer.ok) throw new Error(`${answer.error.code}: ${sentence(answer.error)}`);
  return JSON.parse(new TextDecoder().decode(answer.value));
}

const kings = JSON.stringify(
  playedOut(
    {
      format: recordFormat,
      game: "kings-and-bastards",
      options: {},
      seats: ["Robin", "Ada", "Ben"],
      seed: "a seed",
      moves: [],
    },
    "bots",
  ),
);
/** Thirteen kilobytes: a hundred 9s in either hand. */
const nines = JSON.stringify(
  anyDeck("crazy-eights", repeated(["9c", "9d", "9h", "9s"], 420), bothDraw(200), {
    carry: { order: [0, 1] },
  }),
);
/** The whole deck is shown after each of its moves, and none of them is one. */
const shownAgain = JSON.stringify(
  anyDeck("kings-and-bastards", repeated(allNames, 10_000), Array(5000).fill({})),
);

describe("the program's own worker", () => {
  test("answers just what the same thread would", async () => {
    const replays = workers(new SimulatedClock());
    for (const eyes of [null, 0, "spectator", 7] as const)
      expect(await replays.replay(kings, eyes, 1)).toEqual(broughtReplay(kings, eyes));
    expect(await replays.replay("{", null, 1)).toMatchObject({
      ok: false,
      error: { code: "not-a-record" },
    });
    expect((read(await replays.replay(kings, null, 1)) as Replay).lines.length).toBeGreaterThan(20);
  });

  test("shows a small record of huge hands through a seat's eyes", async () => {
    const { lines } = read(await workers(new SimulatedClock()).replay(nines, 0, 1)) as Replay;
    expect(lines).toHaveLength(401);
    expect(Math.max(...lines.map(({ view }) => view!.seen.legal.length))).toBeLessThanOrEqual(1281);
  });

  test("is ended over a record that takes too long, and the next one is answered", async () => {
    const clock = new SimulatedClock();
    const replays = workers(clock);
    const slow = replays.replay(shownAgain, "all", 1);
    await clock.advance(limits.milliseconds);
    expect(await slow).toMatchObject({
      ok: false,
      error: saying("too-long", /gave up after 20 seconds/),
    });
    expect(await replays.replay(kings, null, 1)).toMatchObject({ ok: true });
    expect(clock.pending).toBe(0);
  });

  test("is ended over a record that takes too much memory, and the next one is answered", async () => {
    const replays = workers(new SimulatedClock(), undefined, {
      ...limits,
      memory: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
    });
    const huge = `{"format":"round/1","moves":[${"[[]],".repeat(800_000)}0]}`;
    expect(huge.length).toBeLessThan(4 * 1024 * 1024);
    expect(await replays.replay(huge, null, 1)).toMatchObject({
      ok: false,
      error: saying("too-large", /too large to replay/),
    });
    expect(await replays.replay(kings, null, 1)).toMatchObject({ ok: true });
  });
});

test("a replay of many megabytes is refused as soon as it has grown so far", () => {
  const all = broughtReplay(kings, null);
  if (!all.ok) throw new Error(sentence(all.error));
  expect(broughtReplay(kings, null, 1, all.value.length)).toEqual(all);
  expect(broughtReplay(kings, null, 1, 20_000)).toMatchObject({
    ok: false,
    error: { code: "too-large" },
  });
  expect(shownAgain.length).toBeLessThan(70_000);
  expect(broughtReplay(shownAgain, "all", 1, 4 * 1024 * 1024)).toMatchObject({
    ok: false,
    error: saying("too-large", /exceeds 4 MB by move \d\d\b/),
  });
});

describe("a worker that", () => {
  test("never answers is ended after its time", async () => {
    const clock = new SimulatedClock();
    const replays = workers(clock, bad);
    const hung = replays.replay("hangs", null, 1);
    await clock.advance(limits.milliseconds);
    expect(await hung).toMatchObject({ ok: false, error: { code: "too-long" } });
    expect(read(await replays.replay("", null, 1))).toMatchObject({
      thread: expect.any(Number) as number,
    });
    expect(clock.pending).toBe(0);
  });

  test("takes ever more memory is ended", async () => {
    const replays = workers(new SimulatedClock(), bad, {
      ...limits,
      memory: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
    });
    expect(await replays.replay("grows", null, 1)).toMatchObject({
      ok: false,
      error: { code: "too-large" },
    });
    expect(read(await replays.replay("", null, 1))).toMatchObject({
      thread: expect.any(Number) as number,
    });
  });

  test.each([
    ["dies", /without an answer/],
    ["says nothing", /without an answer/],
    ["throws", /I cannot replay/],
  ])("%s is a fault of its own, and the next one is answered", async (text, why) => {
    const clock = new SimulatedClock();
    const replays = workers(clock, bad);
    const [dead, next] = await Promise.allSettled([
      replays.replay(text, null, 1),
      replays.replay("", null, 1),
    ]);
    expect(dead).toMatchObject({
      status: "rejected",
      reason: { message: expect.stringMatching(why) as string },
    });
    expect(next).toMatchObject({ status: "fulfilled", value: { ok: true } });
    expect(clock.pending).toBe(0);
  });

  test("cannot be started is a fault and no crash", async () => {
    await expect(
      workers(new SimulatedClock(), new URL("./noSuchWorker.ts", import.meta.url)).replay(
        "",
        null,
        1,
      ),
    ).rejects.toThrow(/noSuchWorker/);
  });
});

describe("replays", () => {
  test("are made one after the other, each in a thread of its own; of many at once the last are refused", async () => {
    const replays = workers(new SimulatedClock(), bad);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => replays.replay("", null, 1)),
    );
    const threads = answers
      .filter(({ ok }) => ok)
      .map((answer) => (read(answer) as { readonly thread: number }).thread);
    expect(threads).toEqual(threads.toSorted((one, other) => one - other));
    expect(new Set(threads).size).toBe(8);
    for (const answer of answers.slice(8))
      expect(answer).toMatchObject({ ok: false, error: { code: "busy" } });
    expect(await replays.replay("", null, 1)).toMatchObject({ ok: true });
  });

  test("are over when the host closes: what runs is ended, what waits is refused, and nothing stays behind", async () => {
    const clock = new SimulatedClock();
    const replays = workers(clock, bad);
    const asked = [replays.replay("hangs", null, 1), replays.replay("", null, 1)];
    await settled();
    expect(clock.pending).toBe(1);
    await replays.close();
    expect(await Promise.all(asked)).toMatchObject([
      { ok: false, error: { code: "stopped" } },
      { ok: false, error: { code: "stopped" } },
    ]);
    expect(clock.pending).toBe(0);
    expect(await replays.replay("", null, 1)).toMatchObject({
      ok: false,
      error: { code: "stopped" },
    });
  });
});

test("a host replays what it is brought, and ends it when it closes", async () => {
  const { house, host } = await testHost();
  expect(await house.files.replayText(kings, 1, 1)).toEqual(broughtReplay(kings, 1));
  const under = house.files.replayText(shownAgain, "all", 1);
  await settled();
  await host.close();
  expect(await under).toMatchObject({ ok: false, error: { code: "stopped" } });
});
