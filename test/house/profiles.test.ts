import { expect, test } from "vitest";
import type { HouseAnswers, OpenTable } from "#shared/protocol/house.ts";
import type { HouseAsk, HouseRequest } from "#shared/protocol/schema.ts";
import { Client } from "#test/host/support/client.ts";
import type { OwnersHouse } from "#test/host/support/ownersHouse.ts";
import { expectSoundBooks } from "#test/host/support/books.ts";
import { openTable, testHost } from "#test/host/support/testHost.ts";

async function answerOf<R extends HouseRequest>(
  house: OwnersHouse,
  request: R,
  payload: HouseAsk<R>,
): Promise<HouseAnswers[R]> {
  const answer = await house.ask(request, payload);
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value;
}

test("H-1 H-2 a new profile has a name of its own and its grant; all are listed, oldest first", async () => {
  const { house, store, clock } = await testHost();
  await clock.advance(1);
  const made = await answerOf(house, "addProfile", { name: "Mia", avatar: "avatar-05" });
  expect(made).toMatchObject({ name: "Mia", avatar: "avatar-05", chips: 10_000, rounds: 0 });
  expect(await answerOf(house, "profiles", {})).toMatchObject([{ name: "Player" }, made]);
  expect(await house.ask("addProfile", { name: "mia", avatar: "avatar-06" })).toMatchObject({
    ok: false,
    error: { code: "name-taken" },
  });
  expect(await answerOf(house, "profile", {})).toMatchObject({ name: "Player" });
  expectSoundBooks(store, []);
});

test("H-1 the house is the chosen profile's: new tables, its own open tables, its name and chips", async () => {
  const { house, store } = await testHost();
  const mine = await openTable(house, { options: { stake: 10 } });
  const mia = await answerOf(house, "addProfile", { name: "Mia", avatar: "avatar-05" });
  expect(await answerOf(house, "useProfile", { profile: mia.id })).toEqual(mia);
  expect(await answerOf(house, "profile", {})).toEqual(mia);
  expect(await answerOf(house, "openTables", {})).toEqual([]);
  const hers = await openTable(house, { options: { stake: 10 } });
  expect(hers.owner.table.players[0]).toMatchObject({ name: "Mia", chips: 1000 });
  expect(await answerOf(house, "openTables", {})).toMatchObject([
    { table: hers.id, token: hers.token },
  ]);
  expect(
    await answerOf(house, "saveProfile", { name: "Mia II", avatar: "avatar-05" }),
  ).toMatchObject({ id: mia.id, chips: 9000 });
  expect(mine.owner.table.players[0]!.name).toBe("Player");
  expect(hers.owner.table.players[0]!.name).toBe("Mia II");
  expect(await house.ask("useProfile", { profile: "nobody" })).toMatchObject({
    ok: false,
    error: { code: "unknown-profile" },
  });
  expect(await answerOf(house, "profile", {})).toMatchObject({ name: "Mia II" });
  expectSoundBooks(store, [mine.id, hers.id]);
});

test("H-1 a host that starts again is whose it was last", async () => {
  const first = await testHost();
  const [player] = await answerOf(first.house, "profiles", {});
  const mia = await answerOf(first.house, "addProfile", { name: "Mia", avatar: "avatar-05" });
  await answerOf(first.house, "useProfile", { profile: mia.id });
  await first.host.close();
  const second = await testHost({ dataFolder: first.dataFolder, clock: first.clock });
  expect(await answerOf(second.house, "profile", {})).toEqual(mia);
  await second.clock.advance(1);
  await answerOf(second.house, "useProfile", { profile: player!.id });
  await second.host.close();
  const { house } = await testHost({ dataFolder: first.dataFolder });
  expect(await answerOf(house, "profile", {})).toEqual(player);
});

test("H-15 no profile is told the secret of another's seat, before and after a restart; each seat's secrets stay good", async () => {
  const first = await testHost();
  const mine = await openTable(first.house);
  const [player] = await answerOf(first.house, "profiles", {});
  const mia = await answerOf(first.house, "addProfile", { name: "Mia", avatar: "avatar-05" });
  await answerOf(first.house, "useProfile", { profile: mia.id });
  const hers = await openTable(first.house);
  await first.host.close();
  const { house } = await testHost({ dataFolder: first.dataFolder, profile: mia.id });
  const seen: string[] = [];
  for (const { id, table, token } of [
    { ...mia, table: hers.id, token: hers.token },
    { ...player!, table: mine.id, token: mine.token },
  ]) {
    await answerOf(house, "useProfile", { profile: id });
    const open = (await answerOf(house, "openTables", {})) as readonly OpenTable[];
    expect(open.map((found) => found.table)).toEqual([table]);
    expect(Client.arrive(house.table(table)!, open[0]!.token).table.players[0]!.presence).toBe(
      "here",
    );
    expect(Client.arrive(house.table(table)!, token).table.id).toBe(table);
    seen.push(open[0]!.token);
  }
  expect(new Set(seen).size).toBe(2);
});
