// Checks that replays and exports of stored rounds show exactly what may be seen, and only to those
// who may see it.

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AnyGame } from "#shared/contract/game.ts";
import { sentence } from "#shared/games/texts.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { Eyes, Replay } from "#shared/protocol/replay.ts";
import { recordFormat, parseRecord, type RoundRecord } from "#shared/record/roundRecord.ts";
import { refereeLines, viewersState, roundView } from "#shared/record/referee.ts";
import { expectSame } from "#test/support/expectSame.ts";
import { goldenRecords } from "#test/support/goldenRecords.ts";
import { saying } from "#test/support/inEnglish.ts";
import { playedOut, type Sitter } from "#test/support/playedHistory.ts";
import { granted, library, replayIn, textOf, type Library } from "./support.ts";

const finished = goldenRecords()
  .map(({ game, name, file }) => ({
    title: `${game}: ${name}`,
    record: parseRecord(readFileSync(file, "utf8")).record,
  }))
  .filter(
    ({ record }) =>
      [...refereeLines(parseRecord(JSON.stringify(record)), "all")].at(-1)!["phase"] === "over",
  );

const whole = (record: RoundRecord): readonly Sitter[] =>
  record.seats.map((_, seat) => (seat === 0 ? { profile: "robin" } : "easy"));
const shared = (record: RoundRecord): readonly Sitter[] =>
  record.seats.map((_, seat) =>
    seat === 0 ? { profile: "robin" } : seat === 1 ? "guest" : "easy",
  );

const kings: RoundRecord = playedOut(
  {
    format: recordFormat,
    game: "kings-and-bastards",
    options: {},
    seats: ["Robin", "Ada", "Ben"],
    seed: "a secret seed",
    moves: [],
  },
  "bots",
);

/** One store for all golden records: each is asked for by its id. */
let golden: Library;
const endings: (() => void)[] = [];
beforeAll(() => {
  golden = library((end) => endings.unshift(end));
});
afterAll(() => endings.forEach((end) => end()));

/** With robin and bots at its seats: stored once for all that look at it. */
const idsOfWhole = new Map<RoundRecord, number>();
function keptWhole(record: RoundRecord): number {
  const id = idsOfWhole.get(record) ?? golden.keep(record, whole(record));
  idsOfWhole.set(record, id);
  return id;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** As JSON they are the same; most often to the letter, and then neither is read again. */
function expectSameLines(found: readonly unknown[], wanted: readonly unknown[]): void {
  expect(found.length).toBe(wanted.length);
  for (const [at, line] of found.entries())
    if (JSON.stringify(line) !== JSON.stringify(wanted[at]))
      expectSame(plain(line), plain(wanted[at]));
}

/** The replay's lines as the referee would print them. */
const printed = (game: AnyGame, { lines }: Replay): readonly unknown[] =>
  lines.map(({ number, view, error }) => {
    if (!view) return { step: number };
    const {
      seen,
      seen: { phase, toAct, legal },
      happened,
    } = view;
    return {
      step: number,
      ok: error === null,
      ...(error && { error: { code: error.code, message: sentence(error) } }),
      phase,
      toAct,
      legal,
      events: happened,
      state: viewersState(game, seen),
    };
  });

describe("C-7 replays", () => {
  test.each(finished)(
    "show every seat and spectators what the referee prints for them – $title",
    async ({ record }) => {
      const id = keptWhole(record);
      const files = golden.as("robin");
      const read = parseRecord(JSON.stringify(record));
      for (const eyes of [...record.seats.map((_, seat) => seat), "spectator"] as const) {
        expectSameLines(printed(read.game, await replayIn(files.replay(id, eyes, 1))), [
          ...refereeLines(read, eyes),
        ]);
      }
    },
  );

  test.each(finished)("with all cards show every hand – $title", async ({ record }) => {
    const { lines } = await replayIn(golden.as("robin").replay(keptWhole(record), "all", 1));
    const truth = [...refereeLines(parseRecord(JSON.stringify(record)), "all")].map(
      ({ state }) => (state as { readonly hands: unknown }).hands,
    );
    expectSameLines(
      lines.map(({ view }) => view?.seen.hands),
      truth,
    );
  });

  test("of a round with other people are refused through any eyes but the own and a spectator's", async () => {
    const books = library();
    const id = books.keep(kings, shared(kings));
    const refused = async (profile: string): Promise<readonly Eyes[]> => {
      const closed: Eyes[] = [];
      for (const eyes of ["all", "spectator", 0, 1, 2, 3] as const) {
        const answer = await books.as(profile).replay(id, eyes, 1);
        if (!answer.ok && answer.error.code === "not-yours") closed.push(eyes);
      }
      return closed;
    };
    expect(await refused("robin")).toEqual(["all", 1, 2, 3]);
    expect(await refused("mei")).toEqual(["all", 0, 1, 2, 3]);
    expect(await replayIn(books.as("robin").replay(id, null, 1))).toMatchObject({
      eyes: 0,
      offered: [0, "spectator"],
      practiceSeat: null,
    });
    expect(await replayIn(books.as("mei").replay(id, null, 1))).toMatchObject({
      eyes: "spectator",
      offered: ["spectator"],
    });
  });

  test("are a guest's own: of a round he was in through his eyes and a spectator's, of any other not even that it was played", async () => {
    const books = library();
    const own = books.keep(kings, [{ profile: "robin" }, { profile: "mei" }, "easy"]);
    const others = books.keep(kings, shared(kings));
    const files = books.as("mei", "guest");
    expect(await replayIn(files.replay(own, null, 1))).toMatchObject({
      eyes: 1,
      offered: [1, "spectator"],
    });
    expect(JSON.parse(await textOf(files.record(own, null)))).toMatchObject({
      format: "round-view/1",
    });
    for (const eyes of ["all", 0, 2] as const)
      expect(
        await Promise.all([files.replay(own, eyes, 1), files.record(own, eyes)]),
      ).toMatchObject([{ error: { code: "not-yours" } }, { error: { code: "not-yours" } }]);
    for (const eyes of [null, "spectator", 1] as const)
      expect(
        await Promise.all([files.replay(others, eyes, 1), files.record(others, eyes)]),
      ).toMatchObject([{ error: { code: "unknown-round" } }, { error: { code: "unknown-round" } }]);
  });

  test("tell who played where and when", async () => {
    const books = library();
    const replay = await replayIn(
      books.as("robin").replay(books.keep(kings, whole(kings)), null, 1),
    );
    expect(replay).toMatchObject({
      game: "kings-and-bastards",
      eyes: 0,
      offered: [0, "all", "spectator", 1, 2],
      practiceSeat: 0,
      stored: { number: 12 },
    });
    expect(replay.players).toEqual([
      { name: "Robin", avatar: "avatar-07", bot: null, isOwn: true },
      { name: "Ada", avatar: "avatar-21", bot: "easy", isOwn: false },
      { name: "Ben", avatar: "avatar-22", bot: "easy", isOwn: false },
    ]);
    expect(replay.lines).toHaveLength(kings.moves.length + 1);
    const began = replay.stored!.beganAt;
    expect(replay.lines.map(({ at }) => (at ?? 0) - began)).toEqual(
      replay.lines.map((_, number) => number * 1000),
    );
  });

  test("there is none of a round that was never played, or is not over", async () => {
    const books = library();
    books.store.rounds.begin(
      { table: (books.keep(kings, whole(kings)), "table-1"), number: 13 },
      kings,
      1,
    );
    for (const id of [2, 99])
      expect(await books.as("robin").replay(id, null, 1)).toMatchObject({
        ok: false,
        error: { code: "unknown-round" },
      });
  });
});

describe("RR a record that was brought along", () => {
  const read = (answer: Answer<Uint8Array>): Replay =>
    JSON.parse(new TextDecoder().decode(granted(answer))) as Replay;
  const text = JSON.stringify({ ...kings, moves: [{ seat: 1, type: "nonsense" }, ...kings.moves] });

  test("is shown with its illegal lines, and kept nowhere", async () => {
    const books = library();
    const replay = read(await books.as("robin").replayText(text, null, 1));
    expect(replay).toMatchObject({
      eyes: "all",
      offered: ["all", "spectator", 0, 1, 2],
      stored: null,
    });
    expect(replay.lines[1]).toMatchObject({ number: 1, seat: 1, error: { code: "C-13" } });
    expect(books.store.rounds.finished({ limit: 9, before: null, profile: "robin" })).toEqual([]);
  });

  test("shows another's illegal try to nobody else", async () => {
    const replay = read(await library().as("robin").replayText(text, 0, 1));
    expect(replay.lines[1]).toEqual({ number: 1, view: null, seat: null, at: null, error: null });
  });

  test.each([
    ["no JSON", "{", "not JSON"],
    ["another format", '{"format":"round-view/1"}', 'must be "round/1"'],
    ["a game that is not known", '{"format":"round/1","game":"whist"}', "is unknown"],
  ])("that cannot be read is answered in words: %s", async (_what, bad, words) => {
    const answer = await library().as("robin").replayText(bad, null, 1);
    expect(answer).toMatchObject({ ok: false, error: saying("not-a-record", words) });
  });

  test("has no seats but its own", async () => {
    expect(await library().as("robin").replayText(text, 3, 1)).toMatchObject({
      ok: false,
      error: { code: "not-yours" },
    });
  });
});

describe("C-7 H-4 exports", () => {
  test("of a round of one person with bots are the whole record, which can be opened again", async () => {
    const books = library();
    const asked = books.as("robin").record(books.keep(kings, whole(kings)), null);
    expect(granted(await asked)).toMatchObject({
      name: expect.stringMatching(/^kings-and-bastards-2026-11-\d\d-r12\.round\.json$/) as string,
      type: "application/json",
    });
    expect(JSON.parse(await textOf(asked))).toEqual(kings);
  });

  test.each(finished)(
    "of a round with others are what its own seat was sent – $title",
    async ({ record }) => {
      const id = golden.keep(record, shared(record));
      const read = parseRecord(JSON.stringify(record));
      const answer = golden.as("robin").record(id, null);
      expect(granted(await answer).name).toMatch(/\.round-view\.json$/);
      expect(await textOf(answer)).toBe(`${JSON.stringify(roundView(read, 0), null, 1)}\n`);
      expectSame(
        JSON.parse(await textOf(golden.as("mei").record(id, null))),
        plain(roundView(read, "spectator")),
      );
    },
  );

  test("through eyes that are not one's own are refused", async () => {
    const books: Library = library();
    const id = books.keep(kings, shared(kings));
    for (const eyes of ["all", 1, 2] as const)
      expect(await books.as("robin").record(id, eyes)).toMatchObject({
        ok: false,
        error: { code: "not-yours" },
      });
  });
});
