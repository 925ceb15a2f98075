import { describe, expect, test } from "vitest";
import { BotsGone } from "#main/bots/botMind.ts";
import { gameOfTheDay, seedOfTheDay } from "#main/house/achievements/dailyDeals.ts";
import { dateOf, localDay } from "#main/house/achievements/days.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import { isForChips } from "#shared/contract/traits.ts";
import { completeOptions } from "#shared/contract/options.ts";
import type { DailyDeal } from "#shared/protocol/history.ts";
import type { OpenTable } from "#shared/protocol/house.ts";
import { expectSoundBooks } from "#test/host/support/books.ts";
import { Client } from "#test/host/support/client.ts";
import { seededRandom } from "#test/host/support/seededRandom.ts";
import { openTable, playRound, testHost, type TestHost } from "#test/host/support/testHost.ts";

async function deal({ house }: Pick<TestHost, "house">): Promise<DailyDeal> {
  const answer = await house.ask("dailyDeal", {});
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

async function opened({ house }: Pick<TestHost, "house">): Promise<OpenTable> {
  const answer = await house.ask("openDailyDeal", {});
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

const sit = ({ house }: Pick<TestHost, "house">, { table, token }: OpenTable): Client =>
  Client.arrive(house.table(table)!, token);

/** The bots think in promises alone. */
async function withBots(host: Pick<TestHost, "house">): Promise<DailyDeal> {
  for (;;) {
    const told = await deal(host);
    if (told.bots) return told;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function playOut(host: TestHost): Promise<Readonly<{ table: OpenTable; client: Client }>> {
  const table = await opened(host);
  const client = sit(host, table);
  await playRound(host.clock, client);
  return { table, client };
}

describe("H-34 the deal of the day", () => {
  test("is the same for everybody: the game, the hands, and how five bots fare with them", async () => {
    const hosts = [
      await testHost({ random: seededRandom("here") }),
      await testHost({ random: seededRandom("there") }),
    ];
    const hands = [];
    for (const host of hosts) hands.push(sit(host, await opened(host)).view.seen.hands);
    expect(hands[1]).toEqual(hands[0]);
    const [here, there] = [await withBots(hosts[0]!), await withBots(hosts[1]!)];
    expect({ ...there, tries: [] }).toEqual({ ...here, tries: [] });
    expect(here.bots).toHaveLength(5);
  });

  test("says nothing where the host ends while its bots still think", async () => {
    const said: string[] = [];
    const host = await testHost({
      mind: { think: () => Promise.reject(new BotsGone()), close: () => Promise.resolve() },
      log: (line) => void said.push(line),
    });
    await opened(host);
    await deal(host);
    await new Promise((resolve) => setImmediate(resolve));
    expect(said).toEqual([]);
  });

  test("makes no bot think for somebody who only looks at it", async () => {
    let asked = 0;
    const mind = {
      think: () => {
        asked += 1;
        return Promise.reject(new BotsGone());
      },
      close: () => Promise.resolve(),
    };
    const host = await testHost({ mind });
    expect(await deal(host)).toMatchObject({ tries: [], bots: null });
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toBe(0);
    await opened(host);
    await deal(host);
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toBeGreaterThan(0);
  });

  test("tells the days in a row on which it was finished; a day without it takes nothing away from the most", async () => {
    const host = await testHost();
    const day = 86_400_000;
    expect((await deal(host)).streak).toEqual({ run: 0, best: 0 });
    await playOut(host);
    await host.clock.advance(day);
    expect((await deal(host)).streak).toEqual({ run: 1, best: 1 });
    await playOut(host);
    expect((await deal(host)).streak).toEqual({ run: 2, best: 2 });
    await host.clock.advance(3 * day);
    expect((await deal(host)).streak).toEqual({ run: 0, best: 2 });
  });

  test("is another one on another day", () => {
    const days = Array.from({ length: 60 }, (_, day) => 20_000 + day);
    expect(new Set(days.map(seedOfTheDay)).size).toBe(60);
    expect(new Set(days.map((day) => gameOfTheDay(day).id)).size).toBeGreaterThan(2);
  });

  test("is never for chips, for its cards are known to whoever knows the date", async () => {
    for (let day = 20_000; day < 20_030; day += 1)
      expect(
        isForChips(gameOfTheDay(day).traits, completeOptions(gameOfTheDay(day).options, {})),
      ).toBe(false);
    expect(catalogue.some(({ traits }) => traits.playedFor.kind === "pots")).toBe(true);
    const host = await testHost();
    const { table, client } = await playOut(host);
    for (const { chips, bought } of client.table.players)
      expect([chips, bought]).toEqual([null, 0]);
    expectSoundBooks(host.store, [table.table]);
    expect(await host.house.ask("profile", {})).toMatchObject({
      ok: true,
      value: { chips: 10_000 },
    });
  });

  test("has one round, dealt as the table is opened: nothing of it can be changed", async () => {
    const host = await testHost();
    const table = await opened(host);
    const client = sit(host, table);
    expect(client.table).toMatchObject({ stage: "playing", roundNumber: 1, next: null });
    const { rotation, settings } = client.table;
    for (const refused of [
      await client.ask("change", { rotation, settings }),
      await client.ask("seats", { order: ["p1", "p2", "p3"] }),
      await client.ask("ready", {}),
    ])
      expect(refused.ok).toBe(false);
    await playRound(host.clock, client);
    expect(client.table.stage).toBe("stopped");
  });

  test("counts once; then it is for practice, which brings nothing and stands in no statistics", async () => {
    const host = await testHost();
    const first = await playOut(host);
    const counted = await host.house.ask("progress", {});
    expect(counted).toMatchObject({ ok: true, value: { all: { rounds: 1 } } });
    const progress = await host.house.ask("merit", { table: first.table.table, round: 1 });
    expect(progress.ok && progress.value?.achieved).toContainEqual({
      of: "house",
      key: "deal",
      motif: "sun",
    });
    const second = await playOut(host);
    expect(second.table.table).not.toBe(first.table.table);
    expect(await host.house.ask("progress", {})).toEqual(counted);
    expect(await host.house.ask("merit", { table: second.table.table, round: 1 })).toEqual({
      ok: true,
      value: null,
    });
    expect(await host.house.ask("profile", {})).toMatchObject({ ok: true, value: { rounds: 1 } });
    const { tries } = await deal(host);
    expect(tries.map(({ table, practice, isOpen }) => ({ table, practice, isOpen }))).toEqual([
      { table: first.table.table, practice: false, isOpen: false },
      { table: second.table.table, practice: true, isOpen: false },
    ]);
    for (const { result } of tries) expect([null, 1, 2, 3, 4]).toContain(result!.place);
  });

  test("that was begun goes on, also after the host was started again", async () => {
    const first = await testHost();
    const { table } = await opened(first);
    expect((await opened(first)).table).toBe(table);
    await first.host.close();
    const again = await testHost({ dataFolder: first.dataFolder, clock: first.clock });
    expect((await opened(again)).table).toBe(table);
    expect((await deal(again)).tries).toEqual([
      { table, practice: false, isOpen: true, result: null },
    ]);
  });

  test("is told apart from the player's other tables, which home lists", async () => {
    const host = await testHost();
    const { table } = await opened(host);
    const { id } = await openTable(host.house);
    const answer = await host.house.ask("openTables", {});
    const open = answer.ok ? answer.value : [];
    expect(open.map((one) => one.table).toSorted()).toEqual([table, id].toSorted());
    expect(open.filter((one) => "isTodaysDeal" in one)).toMatchObject([{ table }]);
  });

  test("that was closed before its end is given up: what follows is practice", async () => {
    const host = await testHost();
    const { table } = await opened(host);
    await host.house.ask("closeTable", { table });
    expect((await deal(host)).tries).toEqual([
      { table, practice: false, isOpen: false, result: null },
    ]);
    const { table: next } = await opened(host);
    expect((await deal(host)).tries.map((one) => [one.table, one.practice])).toEqual([
      [table, false],
      [next, true],
    ]);
  });

  test("may be tried anew on the next day", async () => {
    const host = await testHost();
    await playOut(host);
    const today = await deal(host);
    await host.clock.advance(86_400_000);
    const tomorrow = await deal(host);
    expect(tomorrow.date > today.date).toBe(true);
    expect(tomorrow.tries).toEqual([]);
  });

  test("is each profile's own to try", async () => {
    const host = await testHost();
    await playOut(host);
    const other = await host.house.ask("addProfile", { name: "Mia", avatar: "avatar-05" });
    if (!other.ok) throw new Error(other.error.code);
    await host.house.ask("useProfile", { profile: other.value.id });
    expect((await deal(host)).tries).toEqual([]);
    const { table } = await opened(host);
    expect((await deal(host)).tries).toEqual([
      { table, practice: false, isOpen: true, result: null },
    ]);
  });

  test("GR-1 C-15 is one for two where its game is: against one bot, and so are those of the five", async () => {
    const host = await testHost();
    while (gameOfTheDay(localDay(host.clock.now())).id !== "gin-rummy")
      await host.clock.advance(86_400_000);
    const { table, client } = await playOut(host);
    expect(client.table).toMatchObject({
      game: "gin-rummy",
      stage: "stopped",
      players: [{ bot: null }, { bot: "regular" }],
    });
    const told = await withBots(host);
    expect(told).toMatchObject({
      game: "gin-rummy",
      players: 2,
      tries: [{ table: table.table, practice: false, isOpen: false }],
    });
    expect(told.bots).toHaveLength(5);
    for (const { place } of told.bots!) expect([null, 1, 2]).toContain(place);
  });

  test("C-10 has a seed that no other table gets", async () => {
    const host = await testHost();
    const { owner, id } = await openTable(host.house);
    await owner.ready();
    const { record } = host.store.rounds.latest(id)!;
    expect(record.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(host.store.rounds.latest((await opened(host)).table)!.record.seed).toBe(
      seedOfTheDay(localDay(host.clock.now())),
    );
  });
});

test("a day is one of the host's calendar", () => {
  const morning = new Date(2026, 10, 22, 0, 0, 1).getTime();
  const night = new Date(2026, 10, 22, 23, 59, 59).getTime();
  expect([
    dateOf(localDay(morning)),
    dateOf(localDay(night)),
    localDay(night + 1000) - localDay(morning),
  ]).toEqual(["2026-11-22", "2026-11-22", 1]);
});
