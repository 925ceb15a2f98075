// Checks that a player who is alone with bots can have the table as fast as they wish, and that
// nobody else's table changes by it (H-30).

import { expect, test } from "vitest";
import type { Rotation } from "#shared/protocol/schema.ts";
import { Client } from "#test/host/support/client.ts";
import { localMind } from "#test/host/support/localMind.ts";
import { seatedTable, sitDown, type SeatedTable } from "#test/host/support/seatedTable.ts";
import { seededRandom } from "#test/host/support/seededRandom.ts";

const refusedAs = (key: string): object => ({
  ok: false,
  error: { code: "H-30", key: `host.${key}`, args: {} },
});
const poker: Rotation = [{ game: "five-card-draw", rounds: 9, options: {} }];
const crazy: Rotation = [{ game: "crazy-eights", rounds: 1, options: {} }];

type Alone = Readonly<{
  table: SeatedTable;
  person: Client;
}>;

async function alone(rotation: Rotation, bots = 3): Promise<Alone> {
  const table = await seatedTable(
    { people: 1, bots, rotation, settings: { botPace: 1 } },
    { mind: localMind(), random: seededRandom("speed") },
  );
  const [person] = await sitDown(table);
  return { table, person: person! };
}

/** Waits until the person is to act, and makes their first legal move. */
async function moveOnce({ table, person }: Alone): Promise<void> {
  await table.clock.until(() => person.isToAct);
  const answer = await person.move(person.firstLegal());
  if (!answer.ok) throw new Error(answer.error.code);
}

/** ms until the person is to act again, all bots having moved, or the round is over. */
async function lap({ table, person }: Alone): Promise<number> {
  const from = table.clock.elapsed();
  await table.clock.until(() => person.isToAct || person.table.stage !== "playing");
  return table.clock.elapsed() - from;
}

test("who sits with bots alone is told so; another person, or somebody who watches, ends it", async () => {
  const { table, person } = await alone(crazy);
  expect(person.table.alone).toBe(true);
  const watcher = Client.arrive(table.door);
  expect(person.table.alone).toBe(false);
  expect(watcher.table.alone).toBe(false);
  table.door.depart(watcher.connection);
  expect(person.table.alone).toBe(true);
  const two = await sitDown(await seatedTable({ people: 2, bots: 1 }));
  expect(two.map((client) => client.table.alone)).toEqual([false, false]);
});

test("another pace counts at once, in the middle of a pause too, and is stored", async () => {
  const own = await alone(crazy);
  await moveOnce(own);
  expect(await own.person.ask("pace", { botPace: 0 })).toEqual({ ok: true, value: null });
  expect(await lap(own)).toBe(0);
  expect(own.person.table.settings.botPace).toBe(0);
  expect(own.table.store.tables.load("seated")!.session.settings.botPace).toBe(0);
  await own.person.ask("pace", { botPace: 2 });
  await moveOnce(own);
  expect(await lap(own)).toBeGreaterThan(3 * 1400);
});

test("a pause that has begun lasts as long as if the new pace had been there from its beginning", async () => {
  const [usual, slowed] = [await alone(crazy), await alone(crazy)];
  const ends: number[] = [];
  for (const own of [usual, slowed]) {
    await moveOnce(own);
    const from = own.table.clock.elapsed();
    await own.table.clock.advance(300);
    if (own === slowed) await own.person.ask("pace", { botPace: 2 });
    const views = own.person.views.length;
    await own.table.clock.until(() => own.person.views.length > views);
    ends.push(own.table.clock.elapsed() - from);
  }
  expect(Math.abs(ends[1]! - 2 * ends[0]!)).toBeLessThanOrEqual(1);
});

test("while the person hurries three bots together take less than half a second, thinking included; afterwards as long as before", async () => {
  const own = await alone(crazy);
  await moveOnce(own);
  await own.table.clock.advance(200);
  await own.person.ask("hurry", { on: true });
  expect(await lap(own)).toBeLessThan(500);
  await own.person.ask("hurry", { on: false });
  await moveOnce(own);
  expect(await lap(own)).toBeGreaterThan(3 * 700);
});

test("a hurry ends where somebody comes to watch, and with the line of who hurries", async () => {
  const own = await alone(crazy);
  await moveOnce(own);
  await own.person.ask("hurry", { on: true });
  expect(await lap(own)).toBeLessThan(500);
  const watcher = Client.arrive(own.table.door);
  await moveOnce(own);
  expect(await lap(own)).toBeGreaterThan(3 * 700);
  own.table.door.depart(watcher.connection);
  own.table.door.depart(own.person.connection);
  const back = { table: own.table, person: Client.arrive(own.table.door, own.table.tokens[0]) };
  await moveOnce(back);
  expect(await lap(back)).toBeGreaterThan(3 * 700);
});

/** ms from each view to the next, until the person is to act again. */
async function pauses({ table, person }: Alone): Promise<readonly number[]> {
  const times = [table.clock.elapsed()];
  while (!person.isToAct && person.table.stage === "playing") {
    const count = person.views.length;
    await table.clock.until(() => person.views.length > count);
    times.push(table.clock.elapsed());
  }
  return times.slice(1).map((at, index) => at - times[index]!);
}

test("H-36 bots quicken while a person alone waits long for a choice, and keep their time where others sit by", async () => {
  const [own, watched] = [await alone(crazy, 9), await alone(crazy, 9)];
  Client.arrive(watched.table.door);
  const [quickened, usual] = await Promise.all(
    [own, watched].map(async (each) => {
      await moveOnce(each);
      return pauses(each);
    }),
  );
  expect(quickened).toHaveLength(usual!.length);
  expect(usual!.length).toBeGreaterThanOrEqual(8);
  const begun = quickened!.findIndex((ms, index) => ms < usual![index]!);
  const waited = quickened!.slice(0, begun + 1).reduce((sum, ms) => sum + ms, 0);
  expect(waited).toBeGreaterThan(1000);
  expect(quickened!.at(-1)!).toBeLessThan(0.6 * usual!.at(-1)!);
});

test("NE-20 a response window of a person alone with bots, soon after their own decision, stays open for 0.6 seconds at least, and closes at once for one who hurries", async () => {
  const rotation: Rotation = [
    { game: "normal-eights", rounds: 1, options: { nopeFloor: 3, nopeSeconds: 8 } },
  ];
  const own = await alone(rotation);
  const { person, table } = own;
  const isAsked = (): boolean => person.isToAct && person.view.seen.phase === "respond";
  const windowMs = async (hurries: boolean): Promise<number> => {
    let decidedAt = -Infinity;
    for (
      await table.clock.until(() => person.isToAct);
      !isAsked() || table.clock.elapsed() - decidedAt > 1000;
      await table.clock.until(() => person.isToAct)
    ) {
      const { length } = person.views;
      // The answer to a pass comes when the window closes.
      void person.move(person.firstLegal());
      decidedAt = table.clock.elapsed();
      await table.clock.until(() => person.views.length > length);
    }
    const [from, number] = [table.clock.elapsed(), person.view.seen.facts["windows"]];
    const passed = person.move({ type: "pass" });
    if (hurries) await person.ask("hurry", { on: true });
    await table.clock.until(
      () => person.view.seen.phase !== "respond" || person.view.seen.facts["windows"] !== number,
    );
    await passed;
    await person.ask("hurry", { on: false });
    return table.clock.elapsed() - from;
  };
  expect(await windowMs(false)).toBeGreaterThanOrEqual(600);
  expect(await windowMs(true)).toBeLessThan(500);
});

test("who has folded has the hand finished without him, at once; the hand that follows goes at the usual pace", async () => {
  const own = await alone(poker);
  const { table, person } = own;
  await table.clock.until(() => person.isToAct);
  expect(await person.ask("finish", {})).toEqual(refusedAs("stillIn"));
  await person.move({ type: "fold" });
  expect(person.table.stage).toBe("playing");
  expect(await person.ask("finish", {})).toEqual({ ok: true, value: null });
  const from = table.clock.elapsed();
  await table.clock.until(() => person.table.stage === "between");
  expect(table.clock.elapsed() - from).toBe(0);
  expect(person.table.lastResult).not.toBeNull();
  await person.ready();
  const dealt = table.clock.elapsed();
  const views = person.views.length;
  await table.clock.until(() => person.isToAct || person.views.length > views);
  if (!person.isToAct) expect(table.clock.elapsed() - dealt).toBeGreaterThanOrEqual(700);
});

test("KB-13 who is out as King has the round finished without him, at once, and it counts like any other", async () => {
  const table = await seatedTable(
    { people: 1, bots: 3, settings: { botPace: 1 } },
    { mind: localMind(), random: seededRandom("king") },
  );
  const [person] = await sitDown(table);
  const own = { table, person: person! };
  const isOut = (): boolean => (person!.view.seen.facts["out"] as readonly number[]).includes(0);
  for (let rounds = 0; ; rounds += 1) {
    if (rounds > 20) throw new Error("never out before the others");
    while (person!.table.stage === "playing" && !isOut()) {
      await table.clock.until(
        () => person!.isToAct || person!.table.stage !== "playing" || isOut(),
      );
      // Any play, rather than a pass.
      const { legal } = person!.view.seen;
      if (person!.isToAct)
        await person!.move(
          (legal.find(({ type }) => type === "play") as { type: string }) ?? person!.firstLegal(),
        );
    }
    if (person!.table.stage === "playing") break;
    await person!.ready();
  }
  await person!.ask("finish", {});
  expect(await lap(own)).toBe(0);
  expect(person!.table.stage).toBe("between");
  expect(table.store.rounds.finished({ limit: 9, before: null, profile: "person-1" })).toHaveLength(
    person!.table.roundNumber,
  );
});

test.each(["pace", "hurry", "finish"] as const)(
  "at a table with another person a wish for %s is refused, and nobody is told anything of it",
  async (request) => {
    const table = await seatedTable(
      { people: 2, bots: 2, rotation: poker, settings: { botPace: 1 } },
      { mind: localMind(), random: seededRandom("two") },
    );
    const [owner, other] = await sitDown(table);
    await table.clock.until(() => owner!.isToAct || other!.isToAct);
    const acting = owner!.isToAct ? owner! : other!;
    await acting.move({ type: "fold" });
    const heard = [owner!, other!].map(({ tables, views }) => [tables.length, views.length]);
    const payload = { pace: { botPace: 0 }, hurry: { on: true }, finish: {} } as const;
    expect(await owner!.ask(request, payload[request])).toEqual(refusedAs("notAlone"));
    expect([owner!, other!].map(({ tables, views }) => [tables.length, views.length])).toEqual(
      heard,
    );
    expect(table.store.tables.load("seated")!.session.settings.botPace).toBe(1);
  },
);
