import { expect, test, vi } from "vitest";
import { auditedFile } from "#main/store/audit/auditedFile.ts";
import { saysOfStore, StoreError } from "#main/store/storeError.ts";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import { Client } from "#test/host/support/client.ts";
import { playUntil, seatedTable, sitDown, toAct } from "#test/host/support/seatedTable.ts";
import { openTable, playRound, testHost } from "#test/host/support/testHost.ts";

test("a connection that throws when it is sent to is lost; the others play on", async () => {
  const seated = await seatedTable({ people: 3 });
  const people = await sitDown(seated);
  const bad = people[2]!;
  Object.assign(bad.connection, {
    sendView: () => {
      throw new Error("the wire is cut");
    },
  });
  const acting = toAct(people);
  expect(await acting.move(acting.firstLegal())).toEqual({ ok: true, value: null });
  expect(people[0]!.table.players[2]!.presence).toBe("dropped");
  expect(people[0]!.view.number).toBe(1);
  expect(seated.log).toEqual([expect.stringMatching(/the wire is cut/)]);
});

test("rules that throw once cost an answer, not the table: it is set back to where it is stored", async () => {
  const seated = await seatedTable({ people: 2 });
  const people = await sitDown(seated);
  const acting = toAct(people);
  const before = acting.view;
  vi.spyOn(kingsAndBastards, "apply").mockImplementationOnce(() => {
    throw new Error("a mistake in the rules");
  });
  expect(await acting.move(acting.firstLegal())).toMatchObject({
    ok: false,
    error: { code: "fault" },
  });
  expect(acting.view).toEqual({ ...before, happened: [] });
  expect(seated.log.join()).toMatch(/a mistake in the rules/);
  expect(await acting.move(acting.firstLegal())).toEqual({ ok: true, value: null });
  await playUntil(seated, people, () => people[0]!.table.stage === "between");
});

test("a table that cannot be helped ends with its reason in the log; the other tables play on", async () => {
  const { house, clock, log, store } = await testHost();
  const good = await openTable(house);
  const bad = await openTable(house, { bots: ["easy"] });
  await bad.owner.ready();
  await good.owner.ready();
  const closed: string[] = [];
  house.onTables(({ id, open }) => void (open || closed.push(id)));
  const apply = kingsAndBastards.apply;
  const spy = vi.spyOn(kingsAndBastards, "apply").mockImplementation((round, seat, move) => {
    if (round.zones.hands.length === 2) throw new Error("two players are too much for me");
    return apply(round, seat, move);
  });
  for (let tries = 0; tries < 6 && !closed.includes(bad.id); tries += 1) {
    await clock.advance(1);
    if (bad.owner.isToAct) await bad.owner.move(bad.owner.firstLegal());
  }
  await clock.advance(1);
  expect(closed).toEqual([bad.id]);
  expect(bad.owner.ended).toBe("table-closed");
  expect(log.join("\n")).toMatch(
    /two players are too much for me[^]*closes; its rounds stay stored/,
  );
  await playRound(clock, good.owner);
  expect(good.owner.table.stage).toBe("between");
  spy.mockRestore();
  expect(store.tables.load(bad.id)?.stage).toBe("playing");
  expect(await house.ask("profile", {})).toMatchObject({ ok: true });
});

test("H-3 a round that was stored, though the store failed then and could not even say that it was, is the one that is played", async () => {
  const { host, house, clock, store, dataFolder } = await testHost();
  const { owner } = await openTable(house);
  const full = new StoreError("store-full", saysOfStore("full", { detail: "no room" }));
  const { atOnce } = store;
  const storing = vi.spyOn(store, "atOnce").mockImplementationOnce((work, durable) => {
    atOnce(work, durable);
    throw full;
  });
  const looking = vi.spyOn(store.tables, "revision").mockImplementationOnce(() => {
    throw full;
  });
  expect(await owner.ask("ready", {})).toMatchObject({ ok: false, error: { code: "store-full" } });
  await owner.ask("ready", {});
  await playRound(clock, owner);
  storing.mockRestore();
  looking.mockRestore();
  await host.close();
  expect(auditedFile(dataFolder).problems).toEqual([]);
});

test("H-3 a table that has to be set back while the disk cannot be read waits until it can, and plays on", async () => {
  const { house, clock, store, log } = await testHost();
  const { owner } = await openTable(house);
  const full = new StoreError("store-failed", saysOfStore("failed", { detail: "no answer" }));
  const { atOnce } = store;
  vi.spyOn(store, "atOnce").mockImplementationOnce((work, durable) => {
    atOnce(work, durable);
    throw full;
  });
  vi.spyOn(store.tables, "revision").mockImplementationOnce(() => {
    throw full;
  });
  await owner.ask("ready", {});
  const loading = vi.spyOn(store.tables, "load");
  const failing = 12;
  for (let time = 0; time < failing; time += 1)
    loading.mockImplementationOnce(() => {
      throw full;
    });
  await owner.ask("ready", {});
  await clock.advance(failing * 1000 - 1);
  expect([owner.ended, loading.mock.calls.length]).toEqual([null, failing]);
  await clock.advance(1);
  expect(owner.table).toMatchObject({ stage: "playing", roundNumber: 1 });
  await playRound(clock, owner);
  expect(log.join()).not.toMatch(/closes; its rounds/);
});

test("questions that come while the table is sending are answered in turn", async () => {
  const seated = await seatedTable({ people: 2 });
  const people = seated.tokens.map((token) => Client.arrive(seated.door, token));
  const answers: unknown[] = [];
  const { connection } = people[0]!;
  const sendView = connection.sendView.bind(connection);
  Object.assign(connection, {
    sendView: (...sent: Parameters<typeof sendView>) => {
      sendView(...sent);
      if (people[0]!.isToAct)
        void people[0]!.move(people[0]!.firstLegal()).then((answer) => answers.push(answer));
      else void people[0]!.move({ type: "pass" }).then((answer) => answers.push(answer));
    },
  });
  await people[0]!.ready();
  await people[1]!.ready();
  const others = [people[1]!];
  for (let moves = 0; moves < 10 && people[0]!.table.stage === "playing"; moves += 1) {
    await seated.clock.advance(0);
    if (others[0]!.isToAct)
      expect(await others[0]!.move(others[0]!.firstLegal())).toEqual({ ok: true, value: null });
  }
  expect(answers.length).toBeGreaterThan(10);
  expect(
    answers.filter((answer) => (answer as { readonly ok: boolean }).ok).length,
  ).toBeGreaterThan(5);
  expect(seated.log).toEqual([]);
});
