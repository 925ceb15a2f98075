import { expect, onTestFinished, test, vi } from "vitest";
import { ordinarySession } from "#main/session/sessionRules.ts";
import { catalogue } from "#shared/games/catalogue.ts";
import type { Rotation, TableSettings } from "#shared/protocol/schema.ts";
import { mustExpect } from "#test/games/expected.ts";
import { Client } from "#test/host/support/client.ts";
import { DealGuest } from "#test/host/support/dealGuest.ts";
import type { TableRunner } from "#main/table/runner.ts";
import { asHouse } from "#test/host/support/manyTables.ts";
import { openStore, type Store } from "#main/store/store.ts";
import { saysOfStore, StoreError } from "#main/store/storeError.ts";
import { deal, lanTable, type LanTable } from "#test/host/support/lanTable.ts";
import { playUntil } from "#test/host/support/seatedTable.ts";
import { testHost } from "#test/host/support/testHost.ts";
import { valueOf } from "#test/support/valueOf.ts";

const ok = { ok: true, value: null };
const untilOpened = 3_000;

interface Dealt extends LanTable {
  readonly ben: Awaited<ReturnType<LanTable["join"]>>;
  readonly people: readonly [DealGuest, DealGuest];
  /** Everybody has contributed to the next deal, and is ready. */
  begins(): Promise<void>;
  plays(until?: () => boolean): Promise<void>;
}

/** The owner and a guest whose programs take part, and two bots. */
async function atTable(
  rotation: Rotation,
  settings: Partial<TableSettings> = {},
  bots: readonly "easy"[] = ["easy", "easy"],
  parts: Parameters<typeof lanTable>[1] = {},
): Promise<Dealt> {
  const lan = await lanTable({ bots, seats: bots.length + 2, rotation, settings }, parts);
  const ben = await lan.join("Ben");
  const people = [
    new DealGuest(lan.owner, lan.owner.table.owner!),
    new DealGuest(ben.client, ben.player),
  ] as const;
  const answers = async () => {
    for (const person of people) await person.answers();
  };
  for (const person of people) await person.takesPart();
  return {
    ...{ ...lan, ben, people },
    begins: async () => {
      await answers();
      await deal([lan.owner, ben.client]);
      await answers();
    },
    plays: async (until = () => lan.owner.table.stage !== "playing") => {
      await playUntil({ ...lan, tokens: [] }, [lan.owner, ben.client], until);
    },
  };
}

const oneOf = (game: string, options: Rotation[number]["options"] = {}): Rotation => [
  { game, rounds: 9, options },
];
const kings = oneOf("kings-and-bastards");

test.each(catalogue.map(({ id }) => id))(
  "H-18 rounds of %s are dealt from all secrets and fit when they are opened, for everybody",
  async (game) => {
    const { brief = {} } = await mustExpect(game);
    const bots = game === "gin-rummy" ? ([] as const) : (["easy", "easy"] as const);
    const table = await atTable(oneOf(game, brief), { openDeals: "round" }, bots);
    for (let round = 1; round <= 2; round += 1) {
      await table.begins();
      await table.plays();
      const [plan, other] = table.people.map((person) => person.transcript().plan);
      expect(plan).toEqual(other);
      expect(plan).toMatchObject({ round, silent: [], again: null, opens: "round" });
      expect(plan!.contributions).toHaveLength(2);
      for (const person of table.people)
        expect(person.check()).toEqual({ state: "fits", cards: expect.any(Number) as number });
    }
    expect(table.log).toEqual([]);
  },
);

test("H-18 the host commits before anybody else does, and nobody's secret is asked for before all have committed", async () => {
  const table = await atTable(kings);
  const [owner, ben] = table.people;
  expect(owner.client.deals.map(({ type }) => type)).toEqual(["begun"]);
  await owner.answers();
  await deal([table.owner, table.ben.client]);
  expect(owner.all("planned")).toEqual([]);
  expect(table.owner.table.stage).toBe("waiting");
  await ben.answers();
  expect(owner.all("planned")).toHaveLength(1);
  expect(table.owner.table.stage).toBe("waiting");
  await owner.answers();
  await ben.answers();
  expect(table.owner.table.stage).toBe("playing");
});

test("H-18 who does not contribute in time is listed, and play goes on", async () => {
  const table = await atTable(kings);
  const [owner] = table.people;
  await owner.answers();
  await deal([table.owner, table.ben.client]);
  await table.clock.advance(untilOpened);
  await owner.answers();
  expect(table.owner.table.stage).toBe("playing");
  expect(owner.transcript().plan).toMatchObject({ silent: [table.ben.player], again: null });
  await table.plays();
  expect(owner.check()).toMatchObject({ state: "fits" });
});

test("H-18 H-40 who says again and again that they take part holds nobody up", async () => {
  const table = await atTable(kings);
  const [owner, ben] = table.people;
  await owner.answers();
  await deal([table.owner, table.ben.client]);
  let back = table.ben.client;
  for (let second = 1; second <= 3; second += 1) {
    await ben.takesPart();
    back = Client.arrive(table.door, table.ben.token);
    await new DealGuest(back, ben.player).takesPart();
    await table.clock.advance(untilOpened / 3);
  }
  await owner.answers();
  expect(table.owner.table.stage).toBe("playing");
  await new DealGuest(back, ben.player).takesPart();
  expect(back.deals.filter(({ type }) => type === "present")).toEqual([]);
  expect(owner.transcript().plan.silent).toEqual([table.ben.player]);
});

test("H-18 who withholds a secret restarts the deal once, in the open, and has no part in it", async () => {
  const table = await atTable(kings);
  const [owner, ben] = table.people;
  await owner.answers();
  await ben.answers();
  ben.withholds = true;
  await deal([table.owner, table.ben.client]);
  await owner.answers();
  await ben.answers();
  await table.clock.advance(untilOpened);
  expect(table.owner.table.stage).toBe("waiting");
  await owner.answers();
  await ben.answers();
  await owner.answers();
  expect(table.owner.table.stage).toBe("playing");
  const [first, second] = owner.all("planned").map(({ plan }) => plan);
  expect(second!.again).toEqual({ deal: first!.deal, withheld: [table.ben.player] });
  expect(second).toMatchObject({ silent: [table.ben.player] });
  expect(ben.all("planned").map(({ plan }) => plan)).toEqual([first, second]);
  expect(second!.host).not.toBe(first!.host);
  await table.plays();
  expect(owner.check()).toMatchObject({ state: "fits" });
});

test("H-18 a secret that does not fit what was promised is refused and counts as withheld", async () => {
  const table = await atTable(kings);
  const [owner, ben] = table.people;
  await owner.answers();
  await ben.answers();
  ben.withholds = true;
  await deal([table.owner, table.ben.client]);
  await ben.answers();
  const { plan } = ben.all("planned")[0]!;
  expect(
    await table.ben.client.ask("openSecret", {
      deal: plan.deal,
      secret: "00".repeat(32),
      signature: "00".repeat(64),
    }),
  ).toMatchObject({ ok: false, error: { code: "wrong-secret" } });
  expect(
    await table.ben.client.ask("commit", { deal: plan.deal, commitment: "00".repeat(32) }),
  ).toMatchObject({ ok: false, error: { code: "stale" } });
  await owner.answers();
  await table.clock.advance(untilOpened);
  await owner.answers();
  expect(owner.all("planned").at(-1)!.plan.again?.withheld).toEqual([ben.player]);
});

test("H-18 nobody is opened a place of another hand, and spectators are sent nothing", async () => {
  const table = await atTable(kings);
  const watcher = table.come(table.guest("Cy"));
  await table.begins();
  await table.plays(
    () => table.people.every(({ client }) => client.isToAct) || table.owner.isToAct,
  );
  expect(watcher.deals).toEqual([]);
  const hands = table.people.map(
    ({ client }) => client.view.seen.hands[client.view.seen.viewer as number],
  );
  for (const [at, person] of table.people.entries()) {
    const { openings } = person.transcript();
    const hand = hands[at] as readonly string[];
    for (const card of hand) expect(openings.map((opened) => opened.card)).toContain(card);
  }
  const places = table.people.map((person) =>
    person.transcript().openings.map(({ deck, place }) => `${deck} ${place}`),
  );
  expect(places[0]!.filter((place) => places[1]!.includes(place))).toEqual([]);
  const sent = JSON.stringify(table.people.map(({ client }) => client.deals));
  expect(sent).not.toContain(table.store.rounds.latest(table.id)!.deal!.secret);
  expect(sent).not.toContain(table.store.rounds.latest(table.id)!.record.seed);
});

test("H-18 after a restart in a round its deal is followed on, and fits when it is opened", async () => {
  const table = await atTable(kings);
  await table.begins();
  await table.plays(() => table.owner.isToAct);
  await table.host.close();
  const again = await testHost({ dataFolder: table.dataFolder, clock: table.clock });
  const door = again.house.table(table.id)!;
  const back = Client.arrive(door, table.token);
  const [before] = table.people;
  const owner = new DealGuest(back, before.player);
  await owner.takesPart();
  const { present } = owner.all("present")[0]!;
  const { plan, secrets, seals, openings } = before.transcript();
  expect(present).toEqual({ plan, secrets, seals, openings });
  back.deals.unshift(...before.client.deals);
  const ben = Client.arrive(door, table.ben.token);
  await playUntil(
    { ...table, ...again, tokens: [] },
    [back, ben],
    () => back.table.stage !== "playing",
  );
  expect(owner.check()).toMatchObject({ state: "fits" });
});

test("H-18 at draw the deals of all hands are opened when the session is over", async () => {
  const table = await atTable(oneOf("five-card-draw"));
  for (let hand = 1; hand <= 2; hand += 1) {
    await table.begins();
    await table.plays();
  }
  const [owner] = table.people;
  expect(owner.transcript().plan.opens).toBe("session");
  expect(owner.all("closed")).toEqual([]);
  expect(owner.check()).toEqual({ state: "open" });
  expect(await table.owner.ask("stop", {})).toEqual(ok);
  await table.clock.advance(1);
  const dealt = owner.all("planned").map(({ plan }) => plan.deal);
  expect(owner.all("closed").map(({ deal: of }) => of)).toEqual(dealt);
  expect(owner.check()).toMatchObject({ state: "fits" });
});

test("H-18 who was away when a deal was opened is sent it on return, after the round and after the session", async () => {
  for (const game of ["exordia8", "five-card-draw"]) {
    const table = await atTable(oneOf(game));
    await table.begins();
    await table.plays();
    await table.owner.ask("stop", {});
    await table.clock.advance(1);
    const [owner, ben] = table.people;
    const back = new DealGuest(Client.arrive(table.door, table.ben.token), ben.player);
    await back.takesPart();
    await table.clock.advance(1);
    expect(back.all("closed")).toEqual(owner.all("closed"));
    await back.takesPart();
    await table.clock.advance(1);
    expect(back.all("closed")).toHaveLength(1);
    const { plan } = owner.transcript();
    expect(back.all("closed")).toMatchObject([{ deal: plan.deal }]);
  }
});

test("H-18 where the table has it so, no deal is ever opened", async () => {
  const table = await atTable(kings, { openDeals: "never" });
  await table.begins();
  await table.plays();
  await table.owner.ask("stop", {});
  await table.clock.advance(1);
  const [owner] = table.people;
  expect(owner.all("closed")).toEqual([]);
  expect(owner.check()).toEqual({ state: "open" });
});

test("H-18 what a program finds is told to everybody and kept with the round", async () => {
  const table = await atTable(kings);
  await table.begins();
  await table.plays();
  const [owner, ben] = table.people;
  const { deal: id } = owner.transcript().plan;
  const fault = { kind: "seal", deck: 0, place: 3, card: "7h" } as const;
  const state = async () => valueOf(await table.house.ask("rounds", { limit: 1, before: null }));
  expect(await state()).toMatchObject([{ deal: "open" }]);
  expect(await owner.client.ask("judge", { deal: id, fault: null })).toEqual(ok);
  expect(await state()).toMatchObject([{ deal: "fits" }]);
  expect(await ben.client.ask("judge", { deal: id, fault: null })).toEqual(ok);
  expect(await ben.client.ask("judge", { deal: id, fault })).toEqual(ok);
  expect(await ben.client.ask("judge", { deal: id, fault: null })).toEqual(ok);
  expect(owner.all("judged").at(-1)).toMatchObject({
    round: 1,
    verdicts: [
      { player: owner.player, fault: null },
      { player: ben.player, fault },
    ],
  });
  expect(await state()).toMatchObject([{ deal: "fault" }]);
  await table.begins();
  expect(table.owner.table.dealFault).toEqual({ round: 1, player: ben.player, fault });
});

test("H-18 who leaves while the cards are being dealt is dealt in, and leaves the round", async () => {
  const table = await atTable(kings);
  const [owner, ben] = table.people;
  await owner.answers();
  await ben.answers();
  await deal([table.owner, table.ben.client]);
  await owner.answers();
  const left = table.ben.client.ask("leave", {});
  await ben.answers();
  expect(await left).toEqual(ok);
  expect(table.owner.table.stage).toBe("playing");
  expect(table.owner.view.seen.facts.left).toEqual([
    owner.transcript().plan.players.indexOf(ben.player),
  ]);
  await table.plays();
  expect(owner.check()).toMatchObject({ state: "fits" });
});

test("H-18 who withholds a secret and leaves is named as such, and the deal fits for the others", async () => {
  const table = await atTable(kings);
  const [owner, ben] = table.people;
  await owner.answers();
  await ben.answers();
  ben.withholds = true;
  await deal([table.owner, table.ben.client]);
  await owner.answers();
  await table.clock.advance(untilOpened);
  const left = table.ben.client.ask("leave", {});
  await owner.answers();
  await owner.answers();
  expect(await left).toEqual(ok);
  expect(owner.transcript().plan.silent).toEqual([table.ben.player]);
  await table.plays();
  expect(owner.check()).toMatchObject({ state: "fits" });
});

test("H-18 a returning program is told nothing of a deal before it takes part again", async () => {
  const table = await atTable(kings);
  await table.begins();
  const back = Client.arrive(table.door, table.ben.token);
  const isOver = () => table.owner.table.stage !== "playing";
  await playUntil({ ...table, tokens: [] }, [table.owner, back], isOver);
  expect(back.deals).toEqual([]);
});

test("H-18 a table that closes while its cards are being dealt deals none", async () => {
  const table = await atTable(kings);
  const [owner, ben] = table.people;
  await owner.answers();
  await ben.answers();
  await deal([table.owner, table.ben.client]);
  await owner.answers();
  expect(await table.house.ask("closeTable", { table: table.id })).toEqual(ok);
  await table.clock.advance(2 * untilOpened);
  expect(table.store.rounds.latest(table.id)).toBeNull();
});

test("H-18 a host that deals other cards than the secrets give is found out by everybody", async () => {
  const honest = ordinarySession.next.bind(ordinarySession);
  const next = vi.spyOn(ordinarySession, "next");
  onTestFinished(() => next.mockRestore());
  const table = await atTable(kings);
  next.mockImplementation((stored, random, wish) => honest(stored, random, wish, "four aces"));
  await table.begins();
  await table.plays();
  for (const person of table.people)
    expect(person.check()).toMatchObject({ state: "fault", fault: { kind: "seal" } });
});

test("H-18 what is asked while a deal waits for somebody happens once it is dealt, and a second wish to deal is answered too", async () => {
  const table = await atTable(kings);
  const [owner, ben] = table.people;
  await owner.answers();
  await deal([table.owner, table.ben.client]);
  const stopped = table.owner.ask("stop", {});
  const door = asHouse(table).table(table.id) as TableRunner;
  const wishes = [door.deal(), door.deal()];
  await ben.answers();
  await owner.answers();
  await ben.answers();
  expect(await Promise.all(wishes)).toEqual([ok, ok]);
  expect(await stopped).toEqual(ok);
  expect(table.owner.table).toMatchObject({ stage: "playing", stopping: true });
});

test("H-18 who leaves the page while their wish to leave waits for the deal has left all the same", async () => {
  const table = await atTable(kings);
  const [owner, ben] = table.people;
  await owner.answers();
  await ben.answers();
  await deal([table.owner, table.ben.client]);
  const left = table.ben.client.ask("leave", {});
  table.door.depart(table.ben.client.connection);
  await owner.answers();
  await table.clock.advance(untilOpened);
  await owner.answers();
  expect(await left).toEqual(ok);
  expect(table.owner.table.players.find(({ id }) => id === ben.player)).toMatchObject({
    gone: true,
  });
});

test("H-18 who has left and sits down again takes part anew", async () => {
  const table = await atTable(kings);
  const [owner, ben] = table.people;
  await table.begins();
  expect(await table.ben.client.ask("leave", {})).toEqual(ok);
  expect(await table.ben.client.ask("sit", {})).toMatchObject({ ok: true });
  await ben.takesPart();
  await table.plays();
  await ben.answers();
  expect(ben.all("begun").at(-1)).toEqual(owner.all("begun").at(-1));
});

test("H-18 a deal that could not be stored is dealt later, from the same secrets", async () => {
  const disk = { isFull: false };
  const fullAtTimes = (folder: string): Store => {
    const store = openStore(folder);
    const atOnce: Store["atOnce"] = (work, durable) => {
      if (disk.isFull) throw new StoreError("store-full", saysOfStore("full", { detail: "no" }));
      return store.atOnce(work, durable);
    };
    return { ...store, atOnce };
  };
  const table = await atTable(kings, {}, ["easy", "easy"], { openStore: fullAtTimes });
  const [owner, ben] = table.people;
  await owner.answers();
  await ben.answers();
  await deal([table.owner, table.ben.client]);
  disk.isFull = true;
  await owner.answers();
  await ben.answers();
  await table.clock.advance(2 * untilOpened);
  expect(table.owner.table.stage).toBe("waiting");
  disk.isFull = false;
  await table.clock.advance(2 * untilOpened);
  expect(table.owner.table.stage).toBe("playing");
  expect(owner.all("planned")).toHaveLength(1);
  await table.plays();
  expect(owner.check()).toMatchObject({ state: "fits" });
});

test("H-18 a deal that is asked for does not wait for somebody whose page has gone", async () => {
  const table = await atTable(kings);
  const [owner] = table.people;
  await owner.answers();
  await deal([table.owner, table.ben.client]);
  table.door.depart(table.ben.client.connection);
  await owner.answers();
  expect(table.owner.table.stage).toBe("playing");
  expect(owner.transcript().plan.silent).toEqual([table.ben.player]);
});
