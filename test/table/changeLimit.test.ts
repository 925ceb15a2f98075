// Checks that one person cannot drown the others in news of themselves.

import { expect, test } from "vitest";
import { lanTable } from "#test/host/support/lanTable.ts";
import { valueOf } from "#test/support/valueOf.ts";

const flood = (key: string) => ({ ok: false, error: { code: "flood", key } });

test("H-17 whoever sits down and gets up again and again is refused a chair after twelve times, for what is left of the hour", async () => {
  const lan = await lanTable();
  const { client, profile } = await lan.join("Ben");
  for (let times = 1; times < 12; times += 1) {
    valueOf(await client.ask("leave", {}));
    await lan.clock.advance(10_000);
    valueOf(await client.ask("sit", {}));
  }
  valueOf(await client.ask("leave", {}));
  const before = JSON.stringify([
    lan.store.tables.load(lan.id),
    lan.store.bank.transactions({ limit: 100, before: null, account: null }),
  ]);
  expect(await client.ask("sit", {})).toMatchObject(flood("host.sitsTooOften"));
  // By another line Ben is the same person.
  expect(await lan.come(profile).ask("sit", {})).toMatchObject(flood("host.sitsTooOften"));
  expect(
    JSON.stringify([
      lan.store.tables.load(lan.id),
      lan.store.bank.transactions({ limit: 100, before: null, account: null }),
    ]),
  ).toBe(before);
  await lan.join("Cy");
  await lan.clock.advance(3_600_000);
  valueOf(await client.ask("sit", {}));
});

test("H-17 of thirty changes in ten seconds others are told, of no more; what he plays and says is not counted among them", async () => {
  const lan = await lanTable();
  const { client } = await lan.join("Ben");
  for (let out = true, times = 0; times < 29; times += 1, out = !out)
    valueOf(await client.ask("sitOut", { out }));
  const told = lan.owner.tables.length;
  expect(await client.ask("sitOut", { out: false })).toMatchObject(flood("host.changesTooMuch"));
  expect(lan.owner.tables).toHaveLength(told);
  valueOf(await client.ask("say", { text: "hello" }));
  valueOf(await lan.owner.ask("lock", { locked: true }));
  await lan.clock.advance(10_000);
  valueOf(await client.ask("sitOut", { out: false }));
});

test("H-17 a guest who changes his name thirty times in ten seconds keeps the last one for a while", async () => {
  const lan = await lanTable();
  const { client, profile } = await lan.join("Ben");
  const visitor = { role: "guest", profile } as const;
  for (let times = 1; times <= 30; times += 1)
    valueOf(
      await lan.host.house.ask(visitor, "saveProfile", {
        name: `Ben ${times}`,
        avatar: "avatar-09",
      }),
    );
  expect(
    await lan.host.house.ask(visitor, "saveProfile", { name: "Ben", avatar: "avatar-09" }),
  ).toMatchObject(flood("host.changesTooMuch"));
  expect(client.table.players.at(-1)).toMatchObject({ name: "Ben 30" });
  await lan.clock.advance(10_000);
  valueOf(await lan.host.house.ask(visitor, "saveProfile", { name: "Ben", avatar: "avatar-09" }));
});
