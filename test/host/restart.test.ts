import { expect, test } from "vitest";
import type { OpenTable } from "#shared/protocol/house.ts";
import type { Rotation } from "#shared/protocol/schema.ts";
import { Client } from "./support/client.ts";
import { seededRandom } from "./support/seededRandom.ts";
import { playUntil, seatedTable, sitDown, toAct } from "./support/seatedTable.ts";
import { SimulatedClock } from "./support/simulatedClock.ts";
import { openTable, testFolder, testHost } from "./support/testHost.ts";

test.each<Rotation[number]>([
  { game: "kings-and-bastards", rounds: 1, options: { stake: 10 } },
  { game: "normal-eights", rounds: 1, options: { stake: 10, nopeFloor: 0.2 } },
])(
  "after a restart a table of $game stands exactly where it stood, at every point of a round, and its secrets are still good",
  async (entry) => {
    const clock = new SimulatedClock();
    const dataFolder = testFolder();
    let { house, host } = await testHost({ clock, dataFolder });
    const opened = await openTable(house, { rotation: [entry] });
    const { id, token } = opened;
    let { owner } = opened;
    await owner.ready();
    let restarts = 0;
    while (owner.table.stage === "playing") {
      await clock.until(() => owner.isToAct || owner.table.stage === "between");
      const before = { view: owner.view, table: owner.table };
      await host.close();
      ({ house, host } = await testHost({ dataFolder, clock }));
      owner = Client.arrive(house.table(id)!, token);
      expect(owner.view).toEqual({ ...before.view, happened: [] });
      expect(owner.table).toEqual(before.table);
      restarts += 1;
      if (owner.table.stage === "playing")
        expect(await clock.answered(owner.move(owner.firstLegal()))).toEqual({
          ok: true,
          value: null,
        });
    }
    expect(restarts).toBeGreaterThan(5);
    expect(owner.table.lastResult).not.toBeNull();
    expect(await owner.ready()).toEqual({ ok: true, value: null });
    if (entry.game === "kings-and-bastards")
      expect(owner.view.seen.facts["titles"]).not.toEqual({ king: null, bastard: null });
  },
);

test("after a restart nobody plays, and no time runs, until somebody is there", async () => {
  const seated = await seatedTable({
    people: 2,
    bots: 1,
    settings: { turnSeconds: 10, timeBankSeconds: 0 },
  });
  const people = await sitDown(seated);
  await seated.clock.until(() => people.some((person) => person.isToAct));
  await seated.host.close();
  const again = await testHost({ dataFolder: seated.dataFolder, clock: seated.clock });
  const stored = JSON.stringify(again.store.rounds.latest("seated"));
  await seated.clock.advance(3_600_000);
  expect(JSON.stringify(again.store.rounds.latest("seated"))).toBe(stored);
  const door = again.house.table("seated")!;
  const first = Client.arrive(door, seated.tokens[0]);
  expect(first.table.players.map(({ presence }) => presence)).toEqual(["here", "dropped", "here"]);
  expect(first.table.clocks).toMatchObject([{ leftMs: 10_000 }]);
  await seated.clock.until(() => first.table.stage === "between");
});

test("the owner finds his table again after a restart; old secrets and the new one are good", async () => {
  const first = await testHost();
  const { id, token } = await openTable(first.house);
  await openTable(first.house, { bots: ["regular"] });
  await first.host.close();
  const { house } = await testHost({ dataFolder: first.dataFolder });
  const listed = await house.ask("openTables", {});
  if (!listed.ok) throw new Error(listed.error.code);
  expect(listed.value.map(({ players }) => players.length).toSorted()).toEqual([2, 4]);
  const found = listed.value.find(({ table }) => table === id) as OpenTable;
  expect(found.token).not.toBe(token);
  for (const secret of [found.token, token])
    expect(Client.arrive(house.table(id)!, secret).table.id).toBe(id);
  const again = await house.ask("openTables", {});
  expect(again).toEqual(listed);
});

test("over thirty restarts, each of which hands the owner a new secret, nobody's own secret is lost", async () => {
  const seated = await seatedTable({ people: 2, bots: 1 });
  const tokens = [...seated.tokens];
  let { host } = seated;
  for (let restart = 0; restart < 30; restart += 1) {
    await host.close();
    const again = await testHost({
      dataFolder: seated.dataFolder,
      clock: seated.clock,
      random: seededRandom(`restart ${restart}`),
    });
    ({ host } = again);
    const listed = await again.house.ask("openTables", {});
    if (!listed.ok) throw new Error(listed.error.code);
    const { token } = listed.value[0] as OpenTable;
    const door = again.house.table("seated")!;
    // Another window of the owner's sits there with the first secret that was made anew, and comes
    // back with it each time.
    if (restart === 0) tokens.push(token);
    expect(
      tokens.map(
        (own) => "ok" in door.arrive(new Client(door).connection, { token: own, visitor: null }),
      ),
    ).toEqual([false, false, false]);
    expect(Client.arrive(door, token).table.id).toBe("seated");
  }
});

test("a closed table stays closed, one that was abandoned is closed at the next start", async () => {
  const first = await testHost();
  const { id } = await openTable(first.house);
  expect(await first.house.ask("closeTable", { table: id })).toEqual({ ok: true, value: null });
  await first.host.close();
  const { house } = await testHost({ dataFolder: first.dataFolder });
  expect(house.table(id)).toBeNull();
  expect(await house.ask("openTables", {})).toEqual({ ok: true, value: [] });
});

test("between rounds the result is there again, and the next round begins from it", async () => {
  const seated = await seatedTable({ people: 2 });
  const people = await sitDown(seated);
  await playUntil(seated, people, () => people[0]!.table.stage === "between");
  const before = people[0]!.table;
  await seated.host.close();
  const again = await testHost({ dataFolder: seated.dataFolder, clock: seated.clock });
  const back = seated.tokens.map((token) => Client.arrive(again.house.table("seated")!, token));
  expect(back[0]!.table).toEqual(before);
  for (const person of back) await person.ready();
  expect(back[0]!.table.roundNumber).toBe(2);
  const acting = toAct(back);
  expect(acting.view.seen.phase).toBe("exchange");
});
