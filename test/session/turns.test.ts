// GR-1: checks that at a table of Gin Rummy with more than two players all take turns, and that those
// who wait see nothing more than spectators do.

import { expect, test } from "vitest";
import { inTurn } from "#main/session/turns.ts";
import { endedRound } from "#main/session/endings.ts";
import { nextRound } from "#main/session/nextRound.ts";
import { newcomer, playerAt } from "#main/session/players.ts";
import { ordinarySession } from "#main/session/sessionRules.ts";
import { newTable } from "#main/session/sessionState.ts";
import { sittingOut, waitingTurn } from "#main/session/dealtIn.ts";
import { storedForms } from "#main/store/sessionStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { loadMissing } from "#renderer/games/tableGames.ts";
import { sheetOf, standing } from "#renderer/games/gin-rummy/sheet.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import { View } from "#shared/contract/view.ts";
import { ginRummy } from "#shared/games/gin-rummy/index.ts";
import type { Carry, GinRound } from "#shared/games/gin-rummy/types.ts";
import { standardSettings, type Rotation } from "#shared/protocol/schema.ts";
import { dealRecord } from "#shared/record/roundRecord.ts";
import { discard, knock, laid, leave, made } from "#test/games/gin-rummy/moment.ts";
import { eveningOf } from "#test/host/support/eveningOf.ts";
import { deal, lanTable } from "#test/host/support/lanTable.ts";
import { replayedViews } from "#test/host/support/replayedViews.ts";
import { playUntil } from "#test/host/support/seatedTable.ts";
import type { Json } from "#shared/contract/json.ts";
import { completeOptions } from "#shared/contract/options.ts";
import { valueOf } from "#test/support/valueOf.ts";

const gin = (more: Rotation = [], options = {}): Rotation => [
  { game: "gin-rummy", rounds: 1, options: completeOptions(ginRummy.options, options) },
  ...more,
];
const person = (name: string): StoredPlayer =>
  newcomer({
    ...{ id: name.toLowerCase(), name, avatar: "avatar-01" },
    ...{ profile: name, bot: null, bankMs: 0 },
  });
const endless = gin([], { target: 0 });
const tableOf = (names: readonly string[], rotation = endless): StoredTable =>
  newTable(
    eveningOf("turns", rotation, { settings: standardSettings }),
    "turns",
    names.map(person),
  );

const idsOf = (players: readonly StoredPlayer[]): readonly string[] => players.map(({ id }) => id);
const seated = ({ players }: StoredTable): readonly (string | undefined)[] =>
  [0, 1].map((seat) => playerAt(players, seat)?.id);

/** The next hand of the table, dealt. */
function dealtAt(table: StoredTable): Readonly<{ table: StoredTable; round: GinRound }> {
  const next = nextRound(table, "turns")!;
  return { table: next.table, round: dealRecord(next.read) as GinRound };
}

const over = (dealt: ReturnType<typeof dealtAt>, winner: string | null): StoredTable =>
  ended(dealt, winner).table;

/** What a hand ends with: a knock with 0 against 61 by the player, or nothing at all. */
function ended(
  { table, round }: ReturnType<typeof dealtAt>,
  winner: string | null,
): ReturnType<typeof dealtAt> {
  const seat = table.players.find(({ id }) => id === winner)?.seat ?? 0;
  const hands = ["4c 5c 6c 7c Jd Jh Js 9d 9h 9s Kd", "Qc Qd 8h 8s 7d 6d 2h 3s 4d As"] as const;
  const moment = laid(seat === 0 ? hands : [hands[1], hands[0]], {
    facts: { ...round.facts, turn: seat, drawn: "stock", offered: false },
    ...(winner === null && { stock: "2d 3d" }),
  });
  const over = made({ ...moment, options: round.options }, [
    seat,
    winner === null ? discard("Kd") : knock("Kd"),
  ]);
  return { table: endedRound(ordinarySession, table, ginRummy, over).table, round: over };
}

const played = (table: StoredTable, ...winners: readonly (string | null)[]): StoredTable =>
  winners.reduce<StoredTable>((now, winner) => over(dealtAt(now), winner), table);

test("GR-1 GR-2 of four the winner plays on and deals, and the other makes room for whoever has waited longest", () => {
  const first = dealtAt(tableOf(["Ann", "Ben", "Cy", "Di"]));
  expect(seated(first.table)).toEqual(["ann", "ben"]);
  expect(idsOf(waitingTurn(first.table))).toEqual(["cy", "di"]);
  const second = dealtAt(over(first, "ben"));
  expect(seated(second.table)).toEqual(["ben", "cy"]);
  expect(second.round.facts.dealer).toBe(0);
  expect(idsOf(waitingTurn(second.table))).toEqual(["di", "ann"]);
  const third = dealtAt(over(second, "cy"));
  expect(seated(third.table)).toEqual(["cy", "di"]);
  expect(third.round.facts.dealer).toBe(0);
  const fourth = dealtAt(over(third, "cy"));
  expect(seated(fourth.table)).toEqual(["ann", "cy"]);
  expect(fourth.round.facts.dealer).toBe(1);
});

test("GR-1 GR-15 after a dead hand the dealer plays on, as the same dealer deals again", () => {
  const first = dealtAt(tableOf(["Ann", "Ben", "Cy"]));
  const dealer = seated(first.table)[first.round.facts.dealer]!;
  const second = dealtAt(over(first, null));
  expect(seated(second.table)).toContain(dealer);
  expect(seated(second.table)).toContain("cy");
  expect(seated(second.table)[second.round.facts.dealer]).toBe(dealer);
});

test("GR-1 GR-16 who leaves makes room; where both are gone those who waited play, and one of them deals", () => {
  const first = dealtAt(tableOf(["Ann", "Ben", "Cy", "Di"]));
  const left = endedRound(ordinarySession, first.table, ginRummy, made(first.round, [1, leave]));
  const without = (table: StoredTable, ...ids: readonly string[]): StoredTable => ({
    ...table,
    players: table.players.map((each) => (ids.includes(each.id) ? { ...each, gone: true } : each)),
  });
  expect(seated(dealtAt(without(left.table, "ben")).table)).toEqual(["ann", "cy"]);
  const neither = dealtAt(without(left.table, "ann", "ben"));
  expect(seated(neither.table)).toEqual(["cy", "di"]);
  expect(neither.round.facts.waiting).toBeUndefined();
});

test("GR-1 who comes during a hand plays before the loser of it, and who sits out by their own wish keeps their turn", () => {
  const first = dealtAt(tableOf(["Ann", "Ben", "Cy"]));
  const come = { ...first.table, players: [...first.table.players, person("Di")] };
  const after = over({ ...first, table: come }, "ann");
  expect(idsOf(inTurn(after, "gin-rummy"))).toEqual(["ann", "cy", "di", "ben"]);
  const resting = {
    ...after,
    players: after.players.map((each) => (each.id === "cy" ? { ...each, sitsOut: true } : each)),
  };
  expect(sittingOut(resting)(resting.players[2]!)).toBe("wish");
  const second = dealtAt(resting);
  expect(seated(second.table)).toEqual(["ann", "di"]);
  const back = {
    ...over(second, "ann"),
    players: over(second, "ann").players.map((each) => ({ ...each, sitsOut: false })),
  };
  expect(seated(dealtAt(back).table)).toEqual(["ann", "cy"]);
});

test("GR-1 GR-17 score and boxes wait with the player, and the record names them", () => {
  const after = played(tableOf(["Ann", "Ben", "Cy"]), "ben", "cy");
  const { round, table } = dealtAt(after);
  const [ben] = after.players.filter(({ id }) => id === "ben");
  expect(round.facts.waiting).toEqual([{ name: "Ben", score: 84, boxes: 1 }]);
  expect(ben).toMatchObject({ points: 84, rounds: 2 });
  expect(storedForms.carried.safeParse(JSON.parse(JSON.stringify(table.carried))).success).toBe(
    true,
  );
});

test("GR-17 the end of the match pays those who wait for their boxes, on their account too, and all begin the next at 0", () => {
  const after = played(tableOf(["Ann", "Ben", "Cy"], gin()), "ben", "cy", "cy");
  const pointsOf = (id: string) => after.players.find((each) => each.id === id)!.points;
  expect(pointsOf("ben")).toBe(84 + 25);
  const { carry, waiting, seats } = after.carried["gin-rummy"]!;
  expect([...seats, ...waiting!].toSorted()).toEqual(["ann", "ben", "cy"]);
  expect(carry).toMatchObject({
    ...{ score: [0, 0], boxes: [0, 0] },
    waiting: [{ name: "Ben", score: 0, boxes: 0 }],
  });
  expect(pointsOf("cy")).toBe(84 * 2 + 200 + 50);
});

test("GR-17 the score sheet of the hand that ends a match and the session's standings tell the same points of all, those who wait too", async () => {
  await loadMissing(["gin-rummy"]);
  const last = dealtAt(played(tableOf(["Ann", "Ben", "Cy"], gin()), "ben", "cy"));
  const { table, round } = ended(last, "cy");
  const { seen } = View.of(ginRummy, { round, happened: [] }, "spectator");
  const sheet = standing(JSON.parse(JSON.stringify(seen)) as AnySeen)!;
  const names = [0, 1].map((seat) => playerAt(last.table.players, seat)!.name);
  const totals = sheetOf(sheet, [], { round: 3, ids: [], isHidden: false }).totals;
  expect(sheet.waiting).toEqual(["Ben"]);
  expect(
    Object.fromEntries([...names, ...sheet.waiting].map((name, at) => [name, totals[at]])),
  ).toEqual(Object.fromEntries(table.players.map(({ name, points }) => [name, points ?? 0])));
  expect(round.facts.result).toMatchObject({ waiting: [25] });
});

test("GR-1 C-15 in a rotation three or four take turns at it, and five skip it", () => {
  const rotation = gin([{ game: "crazy-eights", rounds: 1, options: {} }]);
  const gameOf = (names: readonly string[]) =>
    nextRound(tableOf(names, rotation), "turns")!.read.game.id;
  expect(gameOf(["Ann", "Ben", "Cy", "Di"])).toBe("gin-rummy");
  expect(gameOf(["Ann", "Ben", "Cy", "Di", "Eve"])).toBe("crazy-eights");
});

test("GR-1 GR-18 who waits pays no stake", () => {
  const table = tableOf(["Ann", "Ben", "Cy"], gin([], { stake: 10 }));
  const rich = table.players.map((each) => ({ ...each, chips: 100, bought: 100 }));
  const after = over(dealtAt({ ...table, players: rich }), "ann");
  expect(after.players.map(({ chips }) => chips)).toEqual([110, 90, 100]);
});

test("GR-1 what a record says of those who wait is checked", () => {
  const read = (waiting: Json): Carry =>
    ginRummy.carry.read({ waiting }, completeOptions(ginRummy.options, {}), 2);
  expect(read([{ name: "Cy", score: 5, boxes: 1 }]).waiting).toHaveLength(1);
  expect(read([])).not.toHaveProperty("waiting");
  for (const wrong of [7, [7], [{ name: "Cy" }], [{ name: 1, score: 0, boxes: 0 }]])
    expect(() => read(wrong)).toThrow(/gin-rummy/);
  expect(() => read([{ name: "Cy", score: 100, boxes: 1 }])).toThrow(/matchOver/);
});

test("C-7 GR-1 GR-19 who waits is sent what spectators are sent, also where the table allows none, and need not be ready", async () => {
  const lan = await lanTable({ rotation: endless, seats: 4, spectators: false });
  const [ben, cy] = [await lan.join("Ben"), await lan.join("Cy")];
  expect(lan.owner.table.waiting).toEqual([cy.player]);
  await deal([lan.owner, ben.client]);
  const people = [lan.owner, ben.client, cy.client];
  const idOf = new Map([
    [lan.owner, lan.owner.table.owner!],
    [ben.client, ben.player],
    [cy.client, cy.player],
  ]);
  for (let hand = 1; hand <= 3; hand += 1) {
    expect(lan.owner.table.stage, `hand ${hand}`).toBe("playing");
    const { waiting } = lan.owner.table;
    expect(waiting).toHaveLength(1);
    const waits = people.find((each) => idOf.get(each) === waiting[0])!;
    await playUntil({ ...lan, tokens: [] }, people, () => lan.owner.table.stage !== "playing");
    const { record } = lan.store.rounds.latest(lan.id)!;
    expect(record.seats).toHaveLength(2);
    const views = waits.views.filter(({ round }) => round === hand);
    expect(views).toEqual(replayedViews(record, hand, "spectator"));
    expect(
      await waits.ask("move", { answers: waits.view.number, move: { type: "draw" } }),
    ).toMatchObject({ ok: false });
    await deal(people.filter((each) => !lan.owner.table.waiting.includes(idOf.get(each)!)));
  }
});

test("H-11 GR-1 bots fill only the chairs of those who play, and make room for a friend; bots that were asked for take their turns", async () => {
  const lan = await lanTable({ rotation: gin(), seats: 4, fill: "easy" });
  await deal([lan.owner]);
  expect(lan.owner.table.players.filter(({ gone }) => !gone)).toHaveLength(2);
  await playUntil({ ...lan, tokens: [] }, [lan.owner], () => lan.owner.table.stage !== "playing");
  await lan.join("Ben");
  expect(lan.owner.table.players.filter(({ gone, bot }) => !gone && bot)).toHaveLength(0);
  const four = await lanTable({ rotation: gin(), bots: ["easy", "easy", "easy"] });
  valueOf(await four.owner.ready());
  expect(four.owner.table.waiting).toHaveLength(2);
  await playUntil(
    { ...four, tokens: [] },
    [four.owner],
    () => four.owner.table.stage !== "playing",
  );
});
