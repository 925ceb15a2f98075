import { expect, test } from "vitest";
import { saying } from "#test/support/inEnglish.ts";
import { Client } from "#test/host/support/client.ts";
import { seatedTable, sitDown, toAct, type SeatedTable } from "#test/host/support/seatedTable.ts";

/** All that could change by a bad question. */
const everything = ({ store }: SeatedTable, clients: readonly Client[]) =>
  JSON.stringify([
    store.tables.load("seated"),
    store.rounds.latest("seated"),
    clients.map(({ views, tables, ended }) => [views.length, tables.length, ended]),
  ]);

async function playing() {
  const seated = await seatedTable({ people: 3 });
  const people = await sitDown(seated);
  const acting = toAct(people);
  const waiting = people.filter((person) => person !== acting);
  return { seated, people, acting, waiting };
}

test("a move made against an older view, or against one that never was, is stale and changes nothing", async () => {
  const { seated, people, acting } = await playing();
  const first = acting.firstLegal();
  expect(await acting.move(first)).toEqual({ ok: true, value: null });
  const before = everything(seated, people);
  const next = toAct(people);
  for (const answers of [0, 7, 2 ** 40]) {
    expect(await next.move(next.firstLegal(), answers)).toMatchObject({
      ok: false,
      error: { code: "stale" },
    });
  }
  expect(everything(seated, people)).toBe(before);
});

test("C-9 C-11 C-12 an illegal move is answered to its mover alone, by rule, and changes nothing", async () => {
  const { seated, people, acting, waiting } = await playing();
  const before = everything(seated, people);
  const other = waiting[0]!;
  expect(await other.move({ type: "pass" })).toMatchObject({
    ok: false,
    error: saying("C-11", /’s turn/),
  });
  expect(await acting.move({ type: "pass" })).toMatchObject({
    ok: false,
    error: { code: "KB-12" },
  });
  const foreign = (
    other.view.seen.hands[other.view.seen.viewer as number] as readonly string[]
  )[0]!;
  expect(
    await acting.move({ type: "play", cards: [foreign], ...(foreign === "Jk" && { as: "4" }) }),
  ).toMatchObject({ ok: false, error: { code: "C-12" } });
  expect(everything(seated, people)).toBe(before);
});

test.each<{ readonly type: string; readonly [key: string]: unknown }>([
  { type: "clocks.changed" },
  { type: "xstate.stop" },
  { type: "xstate.done.state.kings-and-bastards" },
  { type: "*" },
  { type: "__proto__" },
  { type: "play" },
  { type: "play", cards: [] },
  { type: "play", cards: ["3c"], seat: 1 },
  { type: "play", cards: ["3c"], auto: true },
  { type: "play", cards: Array(5000).fill("3c") },
  { type: "play", cards: [{ toString: "3c" }] },
  { type: "pass", constructor: { prototype: { ok: true } } },
  { type: "leave", seat: 2 },
])("C-13 a move of the wrong form is refused and changes nothing: %j", async (move) => {
  const { seated, people, acting } = await playing();
  const before = everything(seated, people);
  expect(await acting.move(move)).toMatchObject({ ok: false, error: { code: "C-13" } });
  expect(everything(seated, people)).toBe(before);
  expect(seated.log).toEqual([]);
});

test("a seat is its connection's: no question names another one", async () => {
  const { seated, people, acting, waiting } = await playing();
  const before = everything(seated, people);
  const other = waiting[0]!;
  expect(await other.move(acting.firstLegal(), acting.view.number)).toMatchObject({
    ok: false,
    error: { code: "C-11" },
  });
  expect(everything(seated, people)).toBe(before);
});

test("whoever only watches, or is not there, may ask for nothing", async () => {
  const { seated, people, acting } = await playing();
  const watcher = Client.arrive(seated.door);
  const stranger = new Client(seated.door);
  const before = everything(seated, people);
  for (const client of [watcher, stranger]) {
    expect(await client.move(acting.firstLegal(), 0)).toMatchObject({
      ok: false,
      error: { code: "not-yours" },
    });
    for (const request of ["ready", "leave", "back"] as const)
      expect(await client.ask(request, {})).toMatchObject({
        ok: false,
        error: { code: "not-yours" },
      });
    expect(await client.ask("hint", { answers: 0 })).toMatchObject({
      ok: false,
      error: { code: "not-yours" },
    });
  }
  expect(everything(seated, people)).toBe(before);
});

test.each(["", "token 9", "token 0 ", "x".repeat(64)])(
  "a wrong secret (%j) opens no seat and takes nobody's away",
  async (token) => {
    const { seated, people } = await playing();
    const before = everything(seated, people);
    expect(
      seated.door.arrive(new Client(seated.door).connection, { token, visitor: null }),
    ).toMatchObject({ ok: false, error: { code: "wrong-token" } });
    expect(everything(seated, people)).toBe(before);
  },
);

test("asking for the next round, or for other options, has to wait until this one is over", async () => {
  const { seated, people, acting } = await playing();
  const before = everything(seated, people);
  const { rotation, settings } = acting.table;
  expect(await people[0]!.ready()).toMatchObject({ ok: false, error: { code: "not-now" } });
  expect(await people[0]!.ask("change", { rotation, settings })).toMatchObject({
    ok: false,
    error: { code: "not-now" },
  });
  expect(await people[1]!.ask("change", { rotation, settings })).toMatchObject({
    ok: false,
    error: { code: "not-yours" },
  });
  expect(everything(seated, people)).toBe(before);
});

test("before the first round there is nothing to move in", async () => {
  const seated = await seatedTable({ people: 2 });
  const client = Client.arrive(seated.door, seated.tokens[0]);
  expect(await client.move({ type: "pass" }, 0)).toMatchObject({
    ok: false,
    error: { code: "C-11" },
  });
});
