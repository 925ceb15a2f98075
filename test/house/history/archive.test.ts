// Replays and files are made apart from the tables, piece by piece and in turn, and are what the
// same thread would make.

import { describe, expect, onTestFinished, test } from "vitest";
import type { HouseFile } from "#main/base/houseFiles.ts";
import { ArchiveThread, type ArchiveLimits } from "#main/house/history/archive.ts";
import type { AskedFigures, AskedFile } from "#main/house/history/archiveDesk.ts";
import { broughtReplay } from "#main/house/history/broughtReplay.ts";
import type { FileWish } from "#main/house/history/madeFile.ts";
import { replayOf, usualPart } from "#main/house/history/replayOf.ts";
import { workerFile } from "#main/base/workers.ts";
import type { Clock } from "#main/base/clock.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { Eyes, Replay } from "#shared/protocol/replay.ts";
import { readRecord, recordFormat, type RoundRecord } from "#shared/record/roundRecord.ts";
import { settled, SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { saying } from "#test/support/inEnglish.ts";
import { longRound } from "#test/support/longRound.ts";
import { playedOut, type Sitter } from "#test/support/playedHistory.ts";
import { soaking } from "#test/support/sweep.ts";
import { archiveOf, granted, library, noon, textOf } from "./support.ts";

const limits: ArchiveLimits = {
  milliseconds: 30_000,
  memory: { maxOldGenerationSizeMb: 64 },
  filesOfOne: 6,
};
const bad = workerFile("badArchiveWorker", import.meta.url);

function thread(
  clock: Clock,
  folder: string,
  most: ArchiveLimits = limits,
  file?: URL,
): ArchiveThread {
  const made = new ArchiveThread(clock, folder, most, ...(file ? [file] : []));
  onTestFinished(() => made.close());
  return made;
}

const reading = (
  profile: string,
  wish: FileWish,
  role: "owner" | "guest" = "owner",
): AskedFile => ({ reader: { role, profile }, wish, now: noon });
/** Of the worker that behaves badly. */
const behaving = (how: string, profile = "robin"): AskedFile =>
  reading(profile, { file: "chips", evening: how });
const whole = (record: RoundRecord): readonly Sitter[] =>
  record.seats.map((_, seat) => (seat === 0 ? { profile: "robin" } : "easy"));
const readOut = (answer: Answer<HouseFile>): Promise<string> => textOf(Promise.resolve(answer));
/** What comes before the lines in the text of a replay. */
const linesBegin = '"lines":[';

/** In three parts; in a soak in six. */
const long = longRound(soaking ? 5000 : 2100);
const parts = Array.from(
  { length: Math.ceil((long.moves.length + 1) / usualPart) },
  (_, at) => at + 1,
);
const kings = playedOut(
  {
    format: recordFormat,
    game: "kings-and-bastards",
    options: {},
    seats: ["Robin", "Ada", "Ben"],
    seed: "a seed",
    moves: [],
  },
  "bots",
);

test("H-40 the worker makes the files that the same thread would, for owner and guest, and refuses the same", async () => {
  const books = library();
  const [own, shared] = [
    books.keep(kings, whole(kings)),
    books.keep(kings, ["guest", { profile: "mei" }, "easy"]),
  ];
  const [apart, here] = [thread(new SimulatedClock(), books.dataFolder), archiveOf(books.store)];
  const wishes: readonly FileWish[] = [
    ...[own, shared, 99].flatMap((round) =>
      [null, "all", "spectator", 0, 1, 7].flatMap((eyes): FileWish[] => [
        { file: "replay", round, eyes: eyes as Eyes | null, part: 1 },
        { file: "record", round, eyes: eyes as Eyes | null },
      ]),
    ),
    { file: "replay", round: own, eyes: null, part: 2 },
    { file: "hands", filter: {} },
    { file: "ledger" },
    { file: "chips", evening: "none" },
    { file: "chipOutcomes" },
    { file: "results", tournament: "none" },
  ];
  const seen: string[] = [];
  for (const wish of wishes) {
    for (const asked of [reading("robin", wish), reading("mei", wish, "guest")]) {
      const [there, expected] = [await apart.file(asked), await here.file(asked)];
      expect([there.ok, there.ok || there.error]).toEqual([
        expected.ok,
        expected.ok || expected.error,
      ]);
      if (!there.ok || !expected.ok) continue;
      expect([there.value.name, there.value.type]).toEqual([
        expected.value.name,
        expected.value.type,
      ]);
      const text = await readOut(there);
      expect(text).toBe(await readOut(expected));
      seen.push(there.value.name);
    }
  }
  expect(new Set(seen).size).toBeGreaterThan(5);
});

test("H-5 H-40 the worker counts the figures that the same thread would; the same ones asked for twice meanwhile are counted once", async () => {
  const books = library();
  books.keep(kings, whole(kings));
  const clock = new SimulatedClock();
  const [apart, here] = [thread(clock, books.dataFolder), archiveOf(books.store)];
  const all: readonly AskedFigures[] = [
    { figure: "roundFilters", of: null },
    { figure: "roundFilters", of: "robin" },
    { figure: "headToHead", of: "robin" },
    { figure: "ratings", of: "robin" },
    { figure: "balances", of: "robin" },
    { figure: "balances", of: "nobody" },
  ];
  for (const asked of all)
    expect(await apart.figures("robin", asked)).toEqual(await here.figures("robin", asked));
  const [first, ...others] = Array.from({ length: 5 }, () =>
    apart.figures("robin", { figure: "headToHead", of: "robin" }),
  );
  for (const other of others) expect(other).toBe(others[0]);
  expect(await others[0]).toEqual(await first);
  expect(others[0]).not.toBe(first);
});

describe("figures", () => {
  const asked: AskedFigures = { figure: "balances", of: "grows" };

  test("that take too long or too much memory are given up", async () => {
    const clock = new SimulatedClock();
    const memory = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };
    const archive = thread(clock, "", { ...limits, memory }, bad);
    expect(await archive.figures("robin", asked)).toMatchObject({
      ok: false,
      error: saying("too-large", /too much to count for these figures/),
    });
    const slow = archive.figures("robin", { ...asked, of: "hangs" });
    await clock.advance(limits.milliseconds);
    expect(await slow).toMatchObject({
      ok: false,
      error: saying("too-long", /figures.*gave up after 30 seconds/),
    });
    await expect(archive.figures("robin", { ...asked, of: "dies" })).rejects.toThrow(/ended/);
  });

  test("are not counted once the host closes", async () => {
    const archive = thread(new SimulatedClock(), "", limits, bad);
    await archive.close();
    expect(await archive.figures("robin", asked)).toMatchObject({ error: { code: "stopped" } });
  });
});

describe("H-4 a round of more moves than one part takes", () => {
  test.each<Eyes>([0, "all"])(
    "is shown whole in parts that join, whichever is asked for first: through the eyes of %s",
    async (eyes) => {
      const books = library();
      const id = books.keep(long, whole(long));
      const apart = thread(new SimulatedClock(), books.dataFolder, { ...limits, memory: {} });
      const asked = async (part: number): Promise<Readonly<{ head: Replay; lines: string }>> => {
        const text = await textOf(
          apart.file(reading("robin", { file: "replay", round: id, eyes, part })),
        );
        const at = text.indexOf(linesBegin);
        const head = JSON.parse(`${text.slice(0, at)}${linesBegin}]}`) as Replay;
        return { head, lines: text.slice(at + linesBegin.length, -"]}".length) };
      };
      const last = await asked(parts.length);
      expect(last.head).toMatchObject({
        count: long.moves.length + 1,
        part: { number: parts.length, of: parts.length, size: usualPart },
      });
      const texts: string[] = [];
      for (const part of parts.slice(0, -1)) texts.push((await asked(part)).lines);
      const { players, stored, offered, practiceSeat } = last.head;
      const movesAt = long.moves.map((_, at) => stored!.beganAt + 1000 * (at + 1));
      const { lines } = replayOf(readRecord(long), {
        players,
        stored,
        offered,
        practiceSeat,
        eyes,
        movesAt,
      });
      expect(lines.map(({ number }) => number)).toEqual([...long.moves.keys(), long.moves.length]);
      // Line by line: the text of them all together is long to make and to read.
      for (const [at, text] of [...texts, last.lines].entries()) {
        let read = 0;
        for (const line of lines.slice(usualPart * at, usualPart * (at + 1))) {
          const expected = `${read > 0 ? "," : ""}${JSON.stringify(line)}`;
          if (!text.startsWith(expected, read))
            expect(text.slice(read, read + expected.length)).toBe(expected);
          read += expected.length;
        }
        expect(read).toBe(text.length);
      }
    },
  );

  test("has no part after its last one", async () => {
    const books = library();
    const id = books.keep(long, whole(long));
    const { length } = parts;
    expect(await books.as("robin").replay(id, null, length + 1)).toMatchObject({
      ok: false,
      error: saying("unknown-part", new RegExp(`This round has ${length}\\.`)),
    });
  });

  test("is shown in parts to who brings it along, too", () => {
    const text = JSON.stringify(long);
    const lines = parts.flatMap(
      (part) =>
        (JSON.parse(new TextDecoder().decode(granted(broughtReplay(text, null, part)))) as Replay)
          .lines,
    );
    expect(lines.map(({ number }) => number)).toEqual(
      Array.from({ length: long.moves.length + 1 }, (_, number) => number),
    );
    expect(lines.every(({ error }) => error === null)).toBe(true);
    expect(broughtReplay(text, null, parts.length + 1)).toMatchObject({
      ok: false,
      error: { code: "unknown-part" },
    });
  });
});

test("H-40 a file is the same in the smallest pieces, between which others are served", async () => {
  const books = library();
  const id = books.keep(kings, whole(kings));
  const asked = (bytes: number) =>
    archiveOf(books.store, { bytes, milliseconds: 1_000_000 }).file(
      reading("robin", { file: "record", round: id, eyes: 0 }),
    );
  const pieces: Uint8Array[] = [];
  for await (const piece of granted(await asked(1)).parts) pieces.push(piece);
  expect(pieces.length).toBeGreaterThan(kings.moves.length);
  expect(Buffer.concat(pieces).toString("utf8")).toBe(await readOut(await asked(1_000_000_000)));
});

describe("a worker that", () => {
  test("never answers is ended after its time, and whoever waits is served by a new one", async () => {
    const clock = new SimulatedClock();
    const archive = thread(clock, "", limits, bad);
    const asked = [archive.file(behaving("hangs")), archive.file(behaving("well"))];
    await clock.advance(limits.milliseconds);
    const [hung, next] = await Promise.all(asked);
    expect(hung).toMatchObject({
      ok: false,
      error: saying("too-long", /gave up after 30 seconds/),
    });
    expect(await readOut(next!)).toMatch(/^thread \d+$/);
    expect(clock.pending).toBe(0);
  });

  test("takes ever more memory is ended", async () => {
    const archive = thread(
      new SimulatedClock(),
      "",
      { ...limits, memory: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 } },
      bad,
    );
    expect(await archive.file(behaving("grows"))).toMatchObject({
      ok: false,
      error: saying("too-large", /too large to make/),
    });
    expect(await readOut(await archive.file(behaving("well")))).toMatch(/thread/);
  });

  test.each([
    ["dies", /ended/],
    ["throws", /I cannot read/],
  ])("%s is a fault of its own, and the next one is answered", async (how, why) => {
    const clock = new SimulatedClock();
    const archive = thread(clock, "", limits, bad);
    const [dead, next] = await Promise.allSettled([
      archive.file(behaving(how)),
      archive.file(behaving("well")),
    ]);
    expect(dead).toMatchObject({
      status: "rejected",
      reason: { message: expect.stringMatching(why) as string },
    });
    expect(next).toMatchObject({ status: "fulfilled", value: { ok: true } });
    expect(clock.pending).toBe(0);
  });

  test("dies over a file that is half sent breaks it off, with all others that it has begun", async () => {
    const archive = thread(new SimulatedClock(), "", limits, bad);
    const [one, other] = [
      await archive.file(behaving("well, then dies")),
      await archive.file(behaving("well, then well", "mei")),
    ];
    await expect(readOut(one)).rejects.toThrow(/ended/);
    await expect(readOut(other)).rejects.toThrow(/has died/);
    expect(await readOut(await archive.file(behaving("well, then well")))).toMatch(
      /^thread \d+the rest$/,
    );
  });

  test("finds no store says so", async () => {
    await expect(
      thread(new SimulatedClock(), "/nowhere").file(reading("robin", { file: "ledger" })),
    ).rejects.toThrow(/cardtable\.sqlite/);
  });
});

describe("H-40 in the archive", () => {
  /** Names of files in the order in which they came. */
  const comingOf = (archive: ArchiveThread) => {
    const come: string[] = [];
    const ask = async (how: string, profile: string): Promise<void> => {
      const answer = await archive.file(behaving(how, profile));
      come.push(`${profile} ${answer.ok ? answer.value.name : answer.error.code}`);
    };
    return { come, ask };
  };

  test("persons take turns, however many files one of them asks for", async () => {
    const archive = thread(new SimulatedClock(), "", limits, bad);
    const { come, ask } = comingOf(archive);
    await Promise.all([
      ...["a", "b", "c", "d"].map((name) => ask(name, "robin")),
      ask("e", "mei"),
      ask("f", "zoe"),
    ]);
    expect(come).toEqual([
      "robin a.csv",
      "robin b.csv",
      "mei e.csv",
      "zoe f.csv",
      "robin c.csv",
      "robin d.csv",
    ]);
  });

  test("who has asked for many that are not whole yet is refused, and nobody else", async () => {
    const archive = thread(new SimulatedClock(), "", { ...limits, filesOfOne: 2 }, bad);
    const held = [
      await archive.file(behaving("well, then well")),
      await archive.file(behaving("well, then well")),
    ].map(granted);
    expect(await archive.file(behaving("well"))).toMatchObject({
      ok: false,
      error: saying("busy", /Wait/),
    });
    expect(await archive.file(behaving("well", "mei"))).toMatchObject({ ok: true });
    await held[0]!.parts[Symbol.asyncIterator]().return!();
    expect(await archive.file(behaving("well"))).toMatchObject({ ok: true });
    for await (const piece of held[1]!.parts) expect(piece.length).toBeGreaterThan(0);
    const again = await Promise.all([
      archive.file(behaving("well")),
      archive.file(behaving("well")),
      archive.file(behaving("well")),
    ]);
    expect(again.map(({ ok }) => ok)).toEqual([true, true, false]);
  });

  test("a file that is half sent when the host closes ends as stopped, and is no fault", async () => {
    const archive = thread(new SimulatedClock(), "", limits, bad);
    const [resting, asking] = [
      granted(await archive.file(behaving("well, then well"))),
      granted(await archive.file(behaving("well, then hangs", "mei"))),
    ].map(({ parts }) => parts[Symbol.asyncIterator]());
    await Promise.all([resting!.next(), asking!.next()]);
    const underWay = expect(asking!.next()).rejects.toMatchObject({ code: "stopped" });
    await archive.close();
    await underWay;
    await expect(resting!.next()).rejects.toMatchObject({ code: "stopped" });
  });

  test("all is over when the host closes: what waits is refused, and nothing stays behind", async () => {
    const clock = new SimulatedClock();
    const archive = thread(clock, "", limits, bad);
    const asked = [
      archive.file(behaving("hangs")),
      archive.file(behaving("well")),
      archive.file(behaving("well", "mei")),
    ];
    await settled();
    expect(clock.pending).toBe(1);
    await archive.close();
    for (const answer of await Promise.all(asked))
      expect(answer).toMatchObject({ ok: false, error: { code: "stopped" } });
    expect(clock.pending).toBe(0);
    expect(await archive.file(behaving("well"))).toMatchObject({
      ok: false,
      error: { code: "stopped" },
    });
  });
});
