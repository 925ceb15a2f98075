// H-10: checks who is led where when a session on the network is over and its owner plays again,
// and what happens if somebody does not answer.

import { expect, test } from "vitest";
import { type HouseAsk, standardSettings } from "#shared/protocol/schema.ts";
import type { OpenTable } from "#shared/protocol/house.ts";
import { expectSoundBooks } from "#test/host/support/books.ts";
import { Client } from "#test/host/support/client.ts";
import { deal, lanTable, namesAt, type LanTable } from "#test/host/support/lanTable.ts";
import { valueOf } from "#test/support/valueOf.ts";
import { kings } from "#test/host/support/testHost.ts";

const choice: HouseAsk<"openTable"> = {
  rotation: kings({ stake: 10 }),
  settings: { ...standardSettings, botPace: 0 },
  bots: ["easy"],
};

const playAgain = async (lan: LanTable): Promise<OpenTable> =>
  valueOf(await lan.house.ask("openTable", { ...choice, after: lan.id }));

/** Ben and Cy sit there, and the session is over. */
async function overWith(wish: Parameters<typeof lanTable>[0] = {}) {
  const lan = await lanTable(wish);
  const [ben, cy] = [await lan.join("Ben"), await lan.join("Cy")];
  valueOf(await lan.owner.ask("stop", {}));
  expect(ben.client.table).toMatchObject({ stage: "stopped", sequel: null });
  return { lan, ben, cy };
}

test("everybody is told of the new table, sits down there only if he wishes, and pays his buy-in then", async () => {
  const { lan, ben, cy } = await overWith();
  const before = lan.store.bank.balance(`profile:${ben.profile}`);
  const { table, token } = await playAgain(lan);
  expect([lan.owner, ben.client, cy.client].map((client) => client.table.sequel)).toEqual([
    table,
    table,
    table,
  ]);
  expect(lan.store.bank.balance(`profile:${ben.profile}`)).toBe(before);
  const door = lan.house.table(table)!;
  const owner = Client.arrive(door, token);
  expect(namesAt(owner)).toEqual(["Player", "easy"]);
  const there = Client.come(door, { visitor: { role: "guest", profile: ben.profile } });
  valueOf(await there.ask("sit", {}));
  expect(namesAt(owner)).toEqual(["Player", "easy", "Ben"]);
  expect(lan.store.bank.balance(`profile:${ben.profile}`)).toBe(before - standardSettings.buyIn);
  // Cy does not answer: nobody waits for him.
  await deal([owner, there]);
  expect(owner.table.stage).toBe("playing");
  expect(cy.client.ended).toBeNull();
  expectSoundBooks(lan.store, [lan.id, table]);
});

test("the new table takes people in as the former did, by a code of its own, and nobody whom that one had sent away", async () => {
  const lan = await lanTable({ seats: 5, fill: "easy", spectators: false, listed: false });
  const [ben, cy] = [await lan.join("Ben"), await lan.join("Cy")];
  valueOf(await lan.owner.ask("remove", { player: cy.player, ban: true }));
  valueOf(await lan.owner.ask("stop", {}));
  const { table, token } = await playAgain(lan);
  const owner = Client.arrive(lan.house.table(table)!, token);
  expect(owner.table.lan).toMatchObject({
    seats: 5,
    fill: "easy",
    spectators: false,
    listed: false,
  });
  expect(owner.table.lan!.code).not.toBe(lan.code);
  expect(JSON.stringify(ben.client.tables)).not.toContain(owner.table.lan!.code);
  expect(() =>
    Client.come(lan.house.table(table)!, { visitor: { role: "guest", profile: cy.profile } }),
  ).toThrow(/banned/);
});

test("the former table stays as long as somebody looks at its result, and closes with the last line", async () => {
  const { lan, ben, cy } = await overWith();
  const { table } = await playAgain(lan);
  for (const client of [lan.owner, ben.client]) lan.door.depart(client.connection);
  expect(lan.store.tables.openIds()).toContain(lan.id);
  lan.door.depart(cy.client.connection);
  await lan.clock.advance(0);
  expect(lan.store.tables.openIds()).toEqual([table]);
  expectSoundBooks(lan.store, [lan.id, table]);
});

test("nobody is led away from a session that goes on, nor from a table that is not there; without a network nobody is led at all", async () => {
  const lan = await lanTable({ bots: ["easy"] });
  expect(await lan.house.ask("openTable", { ...choice, after: lan.id })).toMatchObject({
    ok: false,
    error: { code: "not-now", key: "host.sessionGoesOn" },
  });
  expect(await lan.house.ask("openTable", { ...choice, after: "none" })).toMatchObject({
    ok: false,
    error: { code: "unknown-table" },
  });
  expect(lan.store.tables.openIds()).toEqual([lan.id]);
  valueOf(await lan.house.ask("closeToLan", { table: lan.id }));
  valueOf(await lan.owner.ask("stop", {}));
  const { table } = await playAgain(lan);
  expect(lan.owner.table.sequel).toBeNull();
  expect(lan.store.tables.load(table)!.session.lan).toBeNull();
});
