import { expect, test } from "vitest";
import { Client } from "#test/host/support/client.ts";
import { expectSoundBooks } from "#test/host/support/books.ts";
import { deal, lanTable } from "#test/host/support/lanTable.ts";
import { valueOf } from "#test/support/valueOf.ts";

const done = { ok: true, value: null };

test("H-17 C-5 who is sent away in a round leaves it as by his own move, and his line ends; they may come back, but see no more of that round than others", async () => {
  const lan = await lanTable({ bots: ["easy", "easy"] });
  const ben = await lan.join("Ben");
  await deal([lan.owner, ben.client]);
  expect(await lan.owner.ask("remove", { player: ben.player, ban: false })).toEqual(done);
  expect(ben.client.ended).toBe("removed");
  expect(lan.store.rounds.latest(lan.id)!.record.moves.at(-1)).toEqual({ seat: 3, type: "leave" });
  expect(lan.owner.table.players.find(({ id }) => id === ben.player)).toMatchObject({ gone: true });
  expect(lan.owner.table.lan!.watching).toEqual([]);
  expect(await ben.client.ask("say", { text: "hello" })).toMatchObject({ ok: false });
  expect(lan.door.refusalOf({ token: ben.token, visitor: null })).toMatchObject({
    error: { code: "gone" },
  });
  const views = ben.client.views.length;
  const again = lan.come(ben.profile);
  valueOf(await again.ask("sit", {}));
  expect(again.view.seen.viewer).toBe("spectator");
  expect(ben.client.views).toHaveLength(views);
  expectSoundBooks(lan.store, [lan.id]);
});

test("H-17 who is banned is gone with all his lines and comes in nowhere at that table, after it was closed and opened again too", async () => {
  const lan = await lanTable({ bots: ["easy"] });
  const ben = await lan.join("Ben");
  const tablet = lan.come(ben.profile);
  expect(await lan.owner.ask("remove", { player: ben.player, ban: true })).toEqual(done);
  expect([ben.client.ended, tablet.ended]).toEqual(["removed", "removed"]);
  const banned = { error: { code: "banned" } };
  expect(lan.door.refusalOf({ visitor: { role: "guest", profile: ben.profile } })).toMatchObject(
    banned,
  );
  expect(lan.door.refusalOf({ token: ben.token, visitor: null })).toMatchObject({
    error: { code: "gone" },
  });
  expect(
    valueOf(await lan.host.house.ask({ role: "guest", profile: ben.profile }, "joinable", {})),
  ).toEqual([]);
  expect(JSON.stringify(lan.owner.table)).not.toContain(ben.profile);
  await lan.house.ask("closeToLan", { table: lan.id });
  await lan.open({});
  expect(() => lan.come(ben.profile)).toThrow("banned");
  expectSoundBooks(lan.store, [lan.id]);
});

test("H-15 H-17 a ban gives the table another join code, told to those who are here: by the old one the banned comes back as nobody", async () => {
  const lan = await lanTable({ bots: ["easy", "easy"] });
  const [ben, cy] = [await lan.join("Ben"), lan.come(lan.guest("Cy"))];
  const codes = (): readonly (string | undefined)[] =>
    [lan.owner, cy].map(({ table }) => table.lan?.code);
  await lan.owner.ask("remove", { player: ben.player, ban: false });
  expect(codes()).toEqual([lan.code, lan.code]);
  valueOf(await lan.come(ben.profile).ask("sit", {}));
  await deal([lan.owner]);
  const again = lan.owner.table.players.find(({ name, gone }) => name === "Ben" && !gone)!;
  expect(await lan.owner.ask("remove", { player: again.id, ban: true })).toEqual(done);
  const [code = ""] = codes();
  expect(codes()).toEqual([code, code]);
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
  expect(code).not.toBe(lan.code);
  expect([lan.host.house.tableOfCode(lan.code), lan.host.house.tableOfCode(code)]).toEqual([
    null,
    lan.id,
  ]);
  expect(() => lan.guest("Benno")).toThrow("wrong-invitation");
  expect(lan.door.refusalOf({ visitor: null, code: lan.code })).toMatchObject({
    error: { code: "wrong-code" },
  });
  expect(lan.door.refusalOf({ visitor: null, code })).toBeNull();
  expect(lan.store.tables.load(lan.id)!.session.lan).toMatchObject({ code, banned: [ben.profile] });
});

test("H-17 who only watches is sent away by his name as the table tells it, and banned with all his lines", async () => {
  const lan = await lanTable({ bots: ["easy"] });
  const ben = lan.guest("Ben");
  const lines = [lan.come(ben), lan.come(ben)];
  const before = lan.store.tables.load(lan.id);
  for (const watcher of ["Nobody", "Player"])
    expect(await lan.owner.ask("remove", { watcher, ban: true })).toMatchObject({
      ok: false,
      error: { key: "host.notHere" },
    });
  expect(await lines[0]!.ask("remove", { watcher: "Ben", ban: true })).toMatchObject({
    error: { code: "not-yours" },
  });
  expect(lan.store.tables.load(lan.id)).toEqual(before);
  expect(await lan.owner.ask("remove", { watcher: "Ben", ban: false })).toEqual(done);
  expect(lines.map(({ ended }) => ended)).toEqual(["removed", "removed"]);
  expect(lan.owner.table.lan).toMatchObject({ watching: [], code: lan.code });
  const again = lan.come(ben);
  expect(await lan.owner.ask("remove", { watcher: "Ben", ban: true })).toEqual(done);
  expect(again.ended).toBe("removed");
  expect(() => lan.come(ben)).toThrow("banned");
  expect(lan.owner.table.lan!.code).not.toBe(lan.code);
});

test("H-16 H-17 a ban ends the screens on the device of who is banned, where he could read the new code; others go on and are told it", async () => {
  for (const [isSeated, isInRound] of [
    [true, false],
    [true, true],
    [false, false],
  ]) {
    const lan = await lanTable({ bots: ["easy"] });
    const profile = lan.guest("Ben");
    const visitor = { role: "guest", profile } as const;
    const ben = Client.come(lan.door, { visitor, from: "192.168.1.7" });
    if (isSeated) valueOf(await ben.ask("sit", {}));
    const screenFrom = (from: string): Client =>
      Client.come(lan.door, { visitor: null, code: lan.code, from });
    const [own, television, hosts] = [
      screenFrom("192.168.1.7"),
      screenFrom("192.168.1.20"),
      screenFrom("127.0.0.1"),
    ];
    if (isInRound) await deal([lan.owner, ben]);
    // Also where the line by which Ben was known is gone.
    if (isSeated && !isInRound) lan.door.depart(ben.connection);
    expect(
      await lan.owner.ask("remove", {
        ...(isSeated ? { player: "p3" } : { watcher: "Ben" }),
        ban: true,
      }),
    ).toEqual(done);
    expect([own.ended, television.ended, hosts.ended]).toEqual(["removed", null, null]);
    const { code } = lan.owner.table.lan!;
    expect(code).not.toBe(lan.code);
    expect([television.table.lan!.code, hosts.table.lan!.code]).toEqual([code, code]);
    expect(JSON.stringify([own.tables, ben.tables])).not.toContain(code);
  }
});

test("H-16 whoever is only sent away keeps a screen on his device", async () => {
  const lan = await lanTable({ bots: ["easy"] });
  const ben = Client.come(lan.door, {
    visitor: { role: "guest", profile: lan.guest("Ben") },
    from: "192.168.1.7",
  });
  const screen = Client.come(lan.door, { visitor: null, code: lan.code, from: "192.168.1.7" });
  expect(await lan.owner.ask("remove", { watcher: "Ben", ban: false })).toEqual(done);
  expect([ben.ended, screen.ended]).toEqual(["removed", null]);
});

test("H-17 who only watches is muted by his name, stays so when he sits down, and is unmuted as a player", async () => {
  const lan = await lanTable({ bots: ["easy"] });
  const ben = lan.come(lan.guest("Ben"));
  const said = { error: { code: "muted" } };
  expect(await lan.owner.ask("mute", { watcher: "Nobody", muted: true })).toMatchObject({
    ok: false,
    error: { key: "host.notHere" },
  });
  expect(await lan.owner.ask("mute", { watcher: "Ben", muted: true })).toEqual(done);
  expect(lan.owner.table.lan).toMatchObject({ muted: [], mutedWatching: ["Ben"] });
  expect(await ben.ask("say", { text: "hello" })).toMatchObject(said);
  expect(JSON.stringify(lan.owner.table)).not.toContain(
    lan.store.profiles.list().find(({ name }) => name === "Ben")!.id,
  );
  const { player } = valueOf(await ben.ask("sit", {}));
  expect(lan.owner.table.lan).toMatchObject({ muted: [player], mutedWatching: [] });
  expect(await ben.ask("say", { text: "hello" })).toMatchObject(said);
  expect(await lan.owner.ask("mute", { player: player, muted: false })).toEqual(done);
  expect(await ben.ask("say", { text: "hello" })).toEqual(done);
  expect(lan.owner.table.lan).toMatchObject({ muted: [], mutedWatching: [] });
});

test("H-17 the owner sends nobody away who is a bot, not there, or himself", async () => {
  const lan = await lanTable({ bots: ["easy"] });
  const before = lan.store.tables.load(lan.id);
  for (const [player, key] of [
    ["p2", "notAPerson"],
    ["p9", "unknownPlayer"],
    ["p1", "leaveYourself"],
  ]) {
    expect(await lan.owner.ask("remove", { player: player!, ban: true })).toMatchObject({
      ok: false,
      error: { key: `host.${key}` },
    });
  }
  expect(lan.store.tables.load(lan.id)).toEqual(before);
});

test("H-17 a table is handed over to a person who is here, and to nobody else", async () => {
  const lan = await lanTable({ bots: ["easy"] });
  const [ben, cy] = [await lan.join("Ben"), await lan.join("Cy")];
  lan.door.depart(cy.client.connection);
  for (const [to, key] of [
    ["p2", "notAPerson"],
    ["p9", "unknownPlayer"],
    [cy.player, "notHere"],
  ]) {
    expect(await lan.owner.ask("handOver", { to: to! })).toMatchObject({
      ok: false,
      error: { key: `host.${key}` },
    });
  }
  expect(await lan.owner.ask("handOver", { to: ben.player })).toEqual(done);
  expect(lan.owner.table.owner).toBe(ben.player);
  expect(await lan.owner.ask("lock", { locked: true })).toMatchObject({
    error: { code: "not-yours", key: "host.ownerOnly" },
  });
  expect(await ben.client.ask("lock", { locked: true })).toEqual(done);
});

test("H-17 while its owner is away a table is his who is here; whoever comes first takes it from an owner who stayed away", async () => {
  const lan = await lanTable({ bots: ["easy"] });
  const ben = await lan.join("Ben");
  const cy = await lan.join("Cy");
  lan.door.depart(lan.owner.connection);
  lan.door.depart(ben.client.connection);
  await lan.clock.advance(119_000);
  expect(cy.client.table.owner).toBe("p1");
  await lan.clock.advance(1000);
  expect(cy.client.table.owner).toBe(cy.player);
  Client.arrive(lan.door, lan.token);
  expect(cy.client.table.owner).toBe(cy.player);
  lan.door.depart(cy.client.connection);
  await lan.clock.advance(120_000);
  expect(lan.store.tables.load(lan.id)!.session.owner).toBe("p1");
});

test("H-17 an owner who leaves passes the table on, to somebody who is here where the next one is away", async () => {
  const lan = await lanTable();
  const [ben, cy] = [await lan.join("Ben"), await lan.join("Cy")];
  lan.door.depart(ben.client.connection);
  await lan.clock.advance(120_000);
  valueOf(await lan.owner.ask("leave", {}));
  expect(cy.client.table.owner).toBe(cy.player);
  expect(lan.owner.table.lan!.watching).toEqual(["Player"]);
  expect(
    await cy.client.ask("change", {
      rotation: cy.client.table.rotation,
      settings: cy.client.table.settings,
    }),
  ).toEqual(done);
});

test("H-17 when the last person leaves the table closes for those who watch, too", async () => {
  const lan = await lanTable({ bots: ["easy"] });
  const ben = lan.come(lan.guest("Ben"));
  valueOf(await lan.owner.ask("leave", {}));
  await lan.clock.advance(0);
  expect(ben.ended).toBe("table-closed");
  expect(lan.host.house.tableOfCode(lan.code)).toBeNull();
  expectSoundBooks(lan.store, [lan.id]);
});

test("H-17 an owner who leaves hands the table to the next person who is here, not to one who has dropped out, in a round and between rounds", async () => {
  for (const inRound of [false, true]) {
    const lan = await lanTable({ bots: ["easy"] });
    const [ben, cy] = [await lan.join("Ben"), await lan.join("Cy")];
    if (inRound) await deal([lan.owner, ben.client, cy.client]);
    lan.door.depart(ben.client.connection);
    expect(await lan.owner.ask("leave", {})).toEqual(done);
    expect(cy.client.table.owner).toBe(cy.player);
  }
});

test("H-16 C-7 a player who stands up in a round looks on at once, and sees what those see who look on", async () => {
  const lan = await lanTable({ bots: ["easy", "easy"] });
  const ben = await lan.join("Ben");
  await deal([lan.owner, ben.client]);
  expect(ben.client.view.seen.viewer).toBe(3);
  expect(await ben.client.ask("leave", {})).toEqual(done);
  expect(ben.client.view.seen).toMatchObject({ viewer: "spectator", legal: [] });
  expect(lan.owner.table.lan!.watching).toEqual(["Ben"]);
  expect(ben.client.ended).toBeNull();
});
