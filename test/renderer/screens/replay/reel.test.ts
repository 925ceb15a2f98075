// Checks that a replay goes back and forth, and by itself, as instructed.

import { describe, expect, test } from "vitest";
import { moveRows } from "#renderer/screens/replay/MovesAndCards.tsx";
import { Reel, speeds, type FetchPart } from "#renderer/screens/replay/Reel.ts";
import { seenLines } from "#renderer/screens/replay/replayTable.ts";
import { reelAct } from "#renderer/screens/replay/ReplayRoom.tsx";
import type { Answer } from "#shared/protocol/answer.ts";
import type { Replay, ReplayLine } from "#shared/protocol/replay.ts";
import { SimulatedClock } from "#test/client/SimulatedClock.ts";
import { refusedWith } from "#test/support/inEnglish.ts";

const view = { seen: {}, happened: [] } as unknown as NonNullable<ReplayLine["view"]>;
const replayOf = (hidden: readonly number[] = [], count = 6): Replay => ({
  game: "kings-and-bastards",
  options: {},
  players: [{ name: "Ann", avatar: "avatar-01", bot: null, isOwn: true }],
  stored: null,
  eyes: 0,
  offered: [0],
  practiceSeat: null,
  count,
  part: { number: 1, of: 1, size: count },
  lines: Array.from({ length: count }, (_, number) => ({
    number,
    view: hidden.includes(number) ? null : view,
    seat: null,
    at: null,
    error: null,
  })),
});

function watched(replay = replayOf()) {
  const clock = new SimulatedClock();
  const reel = new Reel(replay, () => Promise.reject(new Error("there is no other part")), clock);
  const shown: string[] = [];
  reel.drive({
    take: ({ number }) => shown.push(`step ${number}`),
    jump: (past) => shown.push(`jump ${past.map(({ number }) => number).join(" ")}`),
  });
  return { reel, clock, shown };
}

test("begins at the deal, and tells so to whoever looks", () => {
  const { reel, shown } = watched();
  expect({ at: reel.at, ...reel.state() }).toMatchObject({ at: 0, isPlaying: false, speed: 1 });
  expect(shown).toEqual(["jump 0"]);
});

test("a step on is the next view; any other way is a jump with all that lies before it", () => {
  const { reel, shown } = watched();
  reel.step();
  reel.step();
  reel.jump(1);
  reel.jump(99);
  reel.step();
  reel.jump(-5);
  expect(shown).toEqual(["jump 0", "step 1", "step 2", "jump 0 1", "jump 0 1 2 3 4 5", "jump 0"]);
});

test("lines that these eyes do not see are passed over", () => {
  const { reel, shown } = watched(replayOf([2, 3]));
  for (let count = 0; count < 9; count += 1) reel.step();
  expect(shown).toEqual(["jump 0", "step 1", "step 4", "step 5"]);
  expect(reel.at).toBe(5);
});

test("other eyes look at the same move, or the last one before it that they see", () => {
  const { reel, shown } = watched();
  reel.jump(3);
  reel.look(replayOf([2, 3]));
  expect(reel.at).toBe(1);
  expect(shown.at(-1)).toBe("jump 0 1");
  reel.look(replayOf());
  expect(reel.at).toBe(1);
});

describe("playing", () => {
  test("makes a move after the other and stops at the end", () => {
    const { reel, clock, shown } = watched(replayOf([], 3));
    reel.play();
    expect(reel.state().isPlaying).toBe(true);
    clock.advance(700);
    expect(shown).toEqual(["jump 0", "step 1"]);
    clock.advance(700);
    expect(shown).toEqual(["jump 0", "step 1", "step 2"]);
    expect({ at: reel.at, ...reel.state() }).toMatchObject({ at: 2, isPlaying: false });
    expect(clock.delays).toEqual([]);
  });

  test("waits while the table still moves", () => {
    const { reel, clock, shown } = watched();
    reel.play();
    reel.moved(true);
    clock.advance(5000);
    expect(shown).toEqual(["jump 0"]);
    reel.moved(false);
    clock.advance(700);
    expect(shown).toEqual(["jump 0", "step 1"]);
  });

  test.each(speeds)("at speed %d it looks at a move for 700 ms divided by that", (speed) => {
    const { reel, clock } = watched();
    reel.play();
    reel.speed = speed;
    expect(clock.delays).toEqual([700 / speed]);
  });

  test("pauses, and leaves no timer behind", () => {
    const { reel, clock, shown } = watched();
    reel.play();
    reel.pause();
    reel.moved(false);
    clock.advance(9000);
    expect(shown).toEqual(["jump 0"]);
    expect(clock.delays).toEqual([]);
  });

  test("at the end begins again with the deal", () => {
    const { reel, shown } = watched(replayOf([], 3));
    reel.jump(2);
    reel.play();
    expect(shown.at(-1)).toBe("jump 0");
    expect({ at: reel.at, ...reel.state() }).toMatchObject({ at: 0, isPlaying: true });
    reel.pause();
  });
});

test("shows on from where it stands to who comes later, and no more to who has gone", () => {
  const { reel, shown } = watched();
  reel.step();
  const late: string[] = [];
  const stop = reel.drive({
    take: ({ number }) => late.push(`step ${number}`),
    jump: (past) => late.push(`jump ${past.length}`),
  });
  reel.step();
  stop();
  reel.step();
  expect(late).toEqual(["jump 2", "step 2"]);
  expect(shown).toEqual(["jump 0", "step 1", "step 2", "step 3"]);
});

describe("keys", () => {
  const after = (...keys: readonly string[]) => {
    const { reel } = watched();
    for (const key of keys) reelAct(key, reel)?.();
    const [{ isPlaying }, { at }] = [reel.state(), reel];
    reel.pause();
    return { at, isPlaying };
  };

  test("arrows go a move to and fro, Home and End to the ends, the space bar plays and pauses", () => {
    expect(after("ArrowRight", "ArrowRight", "ArrowLeft")).toEqual({ at: 1, isPlaying: false });
    expect(after("End")).toEqual({ at: 5, isPlaying: false });
    expect(after("End", "Home")).toEqual({ at: 0, isPlaying: false });
    expect(after(" ")).toEqual({ at: 0, isPlaying: true });
    expect(after(" ", " ")).toEqual({ at: 0, isPlaying: false });
  });

  test("others mean nothing", () => {
    const { reel } = watched();
    for (const key of ["a", "Enter", "Tab", "ArrowUp", "PageDown"])
      expect(reelAct(key, reel)).toBeNull();
  });
});

describe("H-4 a long round", () => {
  const size = 4;
  const whole = (count: number, hidden: readonly number[] = []): Replay => replayOf(hidden, count);
  const partIn = (replay: Replay, number: number): Replay => ({
    ...replay,
    part: { number, of: Math.ceil(replay.count / size), size },
    lines: replay.lines.slice((number - 1) * size, number * size),
  });

  /** Parts come when the test lets them come. */
  function long(count: number, hidden: readonly number[] = []) {
    const asked: number[] = [];
    const waiting: Readonly<{
      number: number;
      resolve: (answer: Answer<Replay>) => void;
    }>[] = [];
    const fetch: FetchPart = (_eyes, number) => {
      asked.push(number);
      return new Promise((resolve) => waiting.push({ number, resolve }));
    };
    const clock = new SimulatedClock();
    const replay = whole(count, hidden);
    const reel = new Reel(partIn(replay, 1), fetch, clock);
    const shown: string[] = [];
    reel.drive({
      take: ({ number }) => shown.push(`step ${number}`),
      jump: (past) => shown.push(`jump ${past.map(({ number }) => number).join(" ")}`),
    });
    const come = async (
      number: number,
      answer: Answer<Replay> = { ok: true, value: partIn(replay, number) },
    ): Promise<void> => {
      const [{ resolve }] = waiting.splice(
        waiting.findIndex((asking) => asking.number === number),
        1,
      ) as [(typeof waiting)[number]];
      resolve(answer);
      await Promise.resolve();
      await Promise.resolve();
    };
    return { reel, clock, shown, asked, come, replay };
  }

  test("has its next part asked for once, before it is needed", async () => {
    const { reel, shown, asked, come } = long(12);
    reel.step();
    reel.step();
    expect(asked).toEqual([]);
    reel.step();
    expect(asked).toEqual([2]);
    await come(2);
    reel.step();
    expect(shown.slice(1)).toEqual(["step 1", "step 2", "step 3", "step 4"]);
    expect(asked).toEqual([2]);
    expect(reel.state()).toMatchObject({ wanted: null, isAtEnd: false });
  });

  test("is jumped into anywhere: what is shown stays until the part is there", async () => {
    const { reel, shown, asked, come } = long(40);
    reel.jump(30);
    expect([reel.at, reel.state().wanted, reel.state().shown.line.number, asked]).toEqual([
      30,
      30,
      0,
      [8],
    ]);
    await come(8);
    expect([reel.at, reel.state().wanted, reel.state().shown.line.number]).toEqual([30, null, 30]);
    expect(shown).toEqual(["jump 0", "jump 28 29 30"]);
    reel.back();
    reel.back();
    expect(asked).toEqual([8, 7]);
    await come(7);
    reel.back();
    expect(shown.at(-1)).toBe("jump 24 25 26 27");
  });

  test("plays on over the end of a part as soon as the next one comes", async () => {
    const { reel, clock, shown, come } = long(6);
    reel.play();
    for (let moves = 0; moves < 5; moves += 1) clock.advance(700);
    expect([shown.at(-1), reel.state().isPlaying, reel.state().wanted]).toEqual([
      "step 3",
      true,
      4,
    ]);
    await come(2);
    expect(shown.at(-1)).toBe("step 4");
    clock.advance(700);
    expect([shown.at(-1), reel.state().isPlaying, reel.state().isAtEnd]).toEqual([
      "step 5",
      false,
      true,
    ]);
    expect(clock.delays).toEqual([]);
  });

  test("goes to the last line that is seen, though a whole part after it shows nothing", async () => {
    const { reel, come } = long(12, [6, 7, 8, 9, 10, 11]);
    reel.jump(11);
    await come(3);
    expect(reel.state().wanted).toBe(11);
    await come(2);
    expect([reel.at, reel.state().isAtEnd]).toEqual([5, true]);
  });

  test("says why a part does not come, and asks for it again", async () => {
    const { reel, asked, come } = long(40);
    reel.jump(30);
    await come(8, refusedWith("busy", "Wait."));
    expect(reel.state()).toMatchObject({ wanted: 30, failed: { message: "Wait." } });
    reel.again();
    expect([reel.state().failed, asked]).toEqual([null, [8, 8]]);
    await come(8);
    expect([reel.at, reel.state().wanted, reel.state().failed]).toEqual([30, null, null]);
  });

  test("keeps six parts, what is shown among them", async () => {
    const { reel, come } = long(80);
    for (const part of [5, 9, 12, 15, 18, 20, 2]) {
      reel.need((part - 1) * size);
      await come(part);
    }
    expect([...reel.state().parts.keys()]).toEqual([1, 12, 15, 18, 20, 2]);
  });

  test("takes no part that was meant for other eyes", async () => {
    const { reel, asked, come, replay } = long(40);
    reel.jump(30);
    reel.look(partIn({ ...replay, eyes: "spectator" }, 1));
    expect(asked).toEqual([8, 8]);
    await come(8);
    expect(reel.state()).toMatchObject({ wanted: 30, shown: { line: { number: 0 } } });
    await come(8);
    expect(reel.state()).toMatchObject({ wanted: null, shown: { line: { number: 30 } } });
    expect([...reel.state().parts.keys()]).toEqual([1, 8]);
  });

  test("is listed with every line of parts that are not here", () => {
    const rows = moveRows({
      parts: new Map([[2, seenLines(partIn(whole(10, [5, 6]), 2))]]),
      size,
      count: 10,
    });
    expect(Array.from({ length: rows.count }, (_, index) => rows.at(index).number)).toEqual([
      0, 1, 2, 3, 4, 7, 8, 9,
    ]);
    expect(Array.from({ length: rows.count }, (_, index) => rows.at(index).seen !== null)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
    expect([0, 3, 4, 6, 7, 9].map((number) => rows.indexOf(number))).toEqual([0, 3, 4, 4, 5, 7]);
  });
});
