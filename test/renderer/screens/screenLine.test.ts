// Checks that a screen for the room says within three seconds that the host is gone, whatever it is
// waiting for (H-39).

import { expect, onTestFinished, test } from "vitest";
import { refusal } from "#main/base/refusal.ts";
import type { Screens, TableClient, TableSnapshot } from "#renderer/client/clients.ts";
import { screenKeys } from "#renderer/client/screens.ts";
import { follow, type ScreenLine } from "#renderer/screens/bigScreen/screenLine.ts";
import { whileLoading } from "#renderer/screens/bigScreen/lazyCode.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { ScreenWelcome } from "#shared/protocol/house.ts";
import { SimulatedClock } from "#test/client/SimulatedClock.ts";

const { error: full } = refusal("full", "full");

const never = <T>(): Promise<T> => new Promise<T>(() => {});
const welcome = (
  place: Pick<ScreenWelcome, "table" | "tournament">,
): Promise<Answer<ScreenWelcome>> =>
  Promise.resolve({ ok: true, value: { key: null, whatIsOn: false, ...place } });

/** A line to a table that has not come about yet. */
function connecting() {
  const listeners = new Set<() => void>();
  let snapshot: TableSnapshot = {
    link: "connecting",
    ended: null,
    refusal: null,
    table: null,
    tableAt: 0,
    view: null,
    player: null,
    chat: [],
    deals: null,
    sealed: null,
  };
  const client: TableClient = {
    snapshot: () => snapshot,
    subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    onView: () => () => undefined,
    ask: () => never(),
    close: () => undefined,
  };
  return {
    session: client,
    become: (link: TableSnapshot["link"], why: Partial<TableSnapshot> = {}) => {
      snapshot = { ...snapshot, link, ...why };
      for (const listener of listeners) listener();
    },
  };
}

function shown(screens: Partial<Screens>) {
  const clock = new SimulatedClock();
  const said: ScreenLine["at"][] = [];
  const renamed: string[] = [];
  const noKeys = { renamed: () => undefined, removed: () => undefined };
  onTestFinished(
    follow(
      {
        find: () => never(),
        open: () => connecting().session,
        house: () => never(),
        ...noKeys,
        ...screens,
      },
      "K7QF2M",
      { tell: ({ at }) => void said.push(at), renamed: (code) => void renamed.push(code) },
      clock,
    ),
  );
  return { clock, said, renamed };
}

test.each<[string, Partial<Screens>]>([
  ["to be told what its code opens", {}],
  ["for its table", { find: () => welcome({ table: "t", tournament: null }) }],
  ["for its tournament", { find: () => welcome({ table: null, tournament: "t" }) }],
])(
  "H-39 a screen that waits %s says before three seconds have gone that the host does not answer, and not at once",
  async (_what, screens) => {
    const { clock, said } = shown(screens);
    await new Promise(setImmediate);
    clock.advance(2_000);
    expect(said).toEqual([]);
    clock.advance(900);
    expect(said).toEqual(["silent"]);
  },
);

test("H-39 a table is shown once its line is there, however late, and the screen looks again when that has ended for good", async () => {
  const table = connecting();
  const { clock, said } = shown({
    find: () => welcome({ table: "t", tournament: null }),
    open: () => table.session,
  });
  await new Promise(setImmediate);
  clock.advance(9_000);
  table.become("open");
  table.become("open");
  clock.advance(60_000);
  expect(said).toEqual(["silent", "table"]);
  table.become("ended");
  expect(said.at(-1)).toBe("looking");
});

test("H-17 a screen that was sent away says so and does not come back by itself", async () => {
  const table = connecting();
  let opened = 0;
  const { clock, said } = shown({
    find: () => welcome({ table: "t", tournament: null }),
    open: () => {
      opened += 1;
      return table.session;
    },
  });
  await new Promise(setImmediate);
  table.become("open");
  table.become("ended", { ended: "removed" });
  clock.advance(600_000);
  await new Promise(setImmediate);
  expect([said, opened]).toEqual([["table", "removed"], 1]);
});

test("H-17 a screen that the table has no room for says why, and tries again", async () => {
  const tables = [connecting(), connecting()];
  let opened = 0;
  const { clock, said } = shown({
    find: () => welcome({ table: "t", tournament: null }),
    open: () => {
      opened += 1;
      return tables[opened - 1]!.session;
    },
  });
  await new Promise(setImmediate);
  tables[0]!.become("ended", { ended: "refused", refusal: full });
  expect(said).toEqual(["refused"]);
  clock.advance(5_000);
  await new Promise(setImmediate);
  tables[1]!.become("open");
  expect([said, opened]).toEqual([["refused", "table"], 2]);
});

const lanOf = (code: string): Partial<TableSnapshot> => ({
  table: { lan: { code } } as TableSnapshot["table"],
});

test("H-39 a new join code is told on, and the line to the table stays", async () => {
  const table = connecting();
  const kept: string[] = [];
  const { clock, said, renamed } = shown({
    find: () => welcome({ table: "t", tournament: null }),
    open: () => table.session,
    renamed: (code, to) => void kept.push(`${code} ${to}`),
  });
  await new Promise(setImmediate);
  table.become("open", lanOf("K7QF2M"));
  table.become("open", lanOf("B9WLKD"));
  table.become("open", lanOf("B9WLKD"));
  clock.advance(60_000);
  expect([said, renamed, kept]).toEqual([["table"], ["B9WLKD"], ["K7QF2M B9WLKD"]]);
});

test("H-39 a screen that was removed while it was away says so, and looks for nothing more", async () => {
  let asked = 0;
  const { clock, said } = shown({
    find: () => {
      asked += 1;
      return Promise.resolve(refusal("screen-removed", "screenRemoved"));
    },
  });
  await new Promise(setImmediate);
  clock.advance(600_000);
  await new Promise(setImmediate);
  expect([said, asked]).toEqual([["removed"], 1]);
});

test("H-39 with a key of its own a screen waits for what is closed, every five seconds", async () => {
  let asked = 0;
  const { clock, said } = shown({
    find: () => {
      asked += 1;
      return welcome({ table: null, tournament: null });
    },
  });
  for (const many of [1, 2, 3, 4, 5]) {
    await new Promise(setImmediate);
    expect(asked).toBe(many);
    clock.advance(5_000);
  }
  expect(new Set(said)).toEqual(new Set(["closed"]));
});

test("H-39 what draws the screen is waited for no longer than the host: it says that nobody answers, and begins anew once somebody does", async () => {
  const clock = new SimulatedClock();
  const said: string[] = [];
  const answers = [false, true];
  let begun = 0;
  let fail = (_error: Error): void => {};
  const load = (): Promise<string> => new Promise((_resolve, reject) => (fail = reject));
  onTestFinished(
    whileLoading(
      {
        load,
        answers: () => Promise.resolve(answers.shift() ?? true),
        restart: () => void (begun += 1),
      },
      ({ at }) => void said.push(at),
      clock,
    ),
  );
  clock.advance(2_900);
  expect(said).toEqual(["silent"]);
  fail(new Error("Failed to fetch dynamically imported module"));
  await new Promise(setImmediate);
  clock.advance(5_000);
  await new Promise(setImmediate);
  expect(begun).toBe(0);
  clock.advance(5_000);
  await new Promise(setImmediate);
  expect(begun).toBe(1);
});

test("H-39 what draws the screen is shown once it has come, though that was late", async () => {
  const clock = new SimulatedClock();
  const said: string[] = [];
  let come = (_part: string): void => {};
  onTestFinished(
    whileLoading(
      {
        load: () => new Promise<string>((resolve) => (come = resolve)),
        answers: () => never(),
        restart: () => undefined,
      },
      (part) => void said.push(part.at === "here" ? part.part : part.at),
      clock,
    ),
  );
  clock.advance(2_900);
  come("room");
  await new Promise(setImmediate);
  clock.advance(60_000);
  expect(said).toEqual(["silent", "room"]);
});

test("H-39 a browser keeps the keys of its screens by their codes, the last of many, and is content with a storage that takes nothing", () => {
  const kept = new Map<string, string>();
  const keys = screenKeys({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
  });
  keys.keep("K7QF2M", "one");
  keys.keep("B9WLKD", "two");
  keys.forget("B9WLKD");
  expect([keys.of("K7QF2M"), keys.of("B9WLKD"), keys.of("AAAAAA")]).toEqual(["one", null, null]);
  for (let many = 0; many < 20; many += 1) keys.keep(`CODE${many}`, "more");
  expect(keys.of("K7QF2M")).toBeNull();
  const none = screenKeys({
    getItem: () => "{",
    setItem: () => {
      throw new Error("full");
    },
  });
  none.keep("K7QF2M", "one");
  expect(none.of("K7QF2M")).toBeNull();
});
