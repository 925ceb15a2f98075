// Checks that questions about the past are answered from the point of view of whoever asks, and
// that a guest is answered only about their own past.

import { expect, test } from "vitest";
import { historyRequests } from "#main/house/history/historyRequests.ts";
import { recordFormat, type RoundRecord } from "#shared/record/roundRecord.ts";
import { playedOut } from "#test/support/playedHistory.ts";
import { archiveOf, library, type Library } from "./support.ts";

const record: RoundRecord = playedOut(
  {
    format: recordFormat,
    game: "kings-and-bastards",
    options: { stake: 10 },
    seats: ["Robin", "Mei", "Ada"],
    seed: "s",
    moves: [],
  },
  "s",
);
const value = <T>(answer: Readonly<{ ok: true; value: T }> | { readonly ok: false }): T => {
  if (!answer.ok) throw new Error("refused");
  return answer.value;
};

/** Figures of a long history are counted apart: this thread’s store counts none (H-40). */
function deskOf({ store }: Library) {
  const none = (): never => expect.unreachable("counted on the host’s thread");
  const rounds = { ...store.rounds, filters: none, headToHead: none, ratedAfter: none };
  return historyRequests({
    store: { rounds, bank: { ...store.bank, balances: none } },
    archive: archiveOf(store),
  } as Parameters<typeof historyRequests>[0]);
}

test("H-4 H-5 H-40 rounds, filters, sessions, opponents and balances are answered to whom asks, as his own", async () => {
  const books = library();
  books.keep(record, [{ profile: "robin" }, { profile: "mei" }, "easy"]);
  const [robin, mei] = [
    { role: "owner", profile: "robin" },
    { role: "owner", profile: "mei" },
  ] as const;
  const desk = deskOf(books);
  const seat = (visitor: typeof robin | typeof mei) =>
    value(desk.rounds(visitor, { limit: 5, before: null }))[0]!.seat;
  expect([seat(robin), seat(mei)]).toEqual([0, 1]);
  expect(value(desk.rounds(mei, { limit: 5, before: null, game: "five-card-draw" }))).toEqual([]);
  expect(value(await desk.roundFilters(mei, {}))).toMatchObject({
    games: ["kings-and-bastards"],
    players: expect.arrayContaining(["Robin", "Mei", "Ada"]) as string[],
  });
  expect(value(desk.sessions(mei, { limit: 5, before: null }))).toMatchObject([
    { table: "table-1", rounds: 1 },
  ]);
  expect(value(await desk.headToHead(mei, { profile: "mei" })).map(({ rounds }) => rounds)).toEqual(
    [1, 1],
  );
  expect(value(await desk.ratings(mei, { profile: "mei" }))).toMatchObject([
    { game: "kings-and-bastards", players: [{ rounds: 1 }, { rounds: 1 }, { rounds: 1 }] },
  ]);
  expect(value(await desk.balances(mei, { profile: "mei" })).at(-1)).toMatchObject({
    chips: 10_000,
  });
});

test("H-4 H-5 a guest is told of the rounds he was in, and of nobody else’s figures", async () => {
  const books = library();
  books.keep(record, [{ profile: "robin" }, "easy", "easy"]);
  books.keep({ ...record, seats: ["Robin", "Mei", "Olive"] }, [
    { profile: "robin" },
    { profile: "mei" },
    "easy",
  ]);
  const mei = { role: "guest", profile: "mei" } as const;
  const desk = deskOf(books);
  const listed = (filter: object) =>
    value(desk.rounds(mei, { limit: 5, before: null, ...filter })).map(({ table, seat }) => [
      table,
      seat,
    ]);
  expect(listed({})).toEqual([["table-2", 1]]);
  expect(listed({ player: "Robin" })).toEqual([["table-2", 1]]);
  expect(listed({ player: "Ada" })).toEqual([]);
  expect(listed({ table: "table-1" })).toEqual([]);
  expect(listed({ game: "kings-and-bastards", from: 0 })).toEqual([["table-2", 1]]);
  const [own] = value(desk.rounds(mei, { limit: 5, before: null }));
  expect(listed({ before: own!.id })).toEqual([]);
  expect(value(await desk.roundFilters(mei, {}))).toMatchObject({
    games: ["kings-and-bastards"],
    players: ["Mei", "Olive", "Robin"],
    tables: [{ id: "table-2", rounds: 1 }],
  });
  expect(value(desk.sessions(mei, { limit: 5, before: null })).map(({ table }) => table)).toEqual([
    "table-2",
  ]);
  expect(value(await desk.headToHead(mei, { profile: "mei" })).map(({ rounds }) => rounds)).toEqual(
    [1, 1],
  );
  expect(value(await desk.balances(mei, { profile: "mei" }))).not.toEqual([]);
  for (const request of ["headToHead", "ratings", "balances"] as const)
    expect(await desk[request](mei, { profile: "robin" })).toMatchObject({
      ok: false,
      error: { code: "not-yours" },
    });
});
