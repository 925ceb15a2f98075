import { expect, test } from "vitest";
import { dealRecord, readRecord } from "#shared/record/roundRecord.ts";
import type { Rotation } from "#shared/protocol/schema.ts";
import type { Client } from "#test/host/support/client.ts";
import { expectSoundBooks } from "#test/host/support/books.ts";
import {
  playUntil,
  seatedTable,
  sitDown,
  type SeatedTable,
} from "#test/host/support/seatedTable.ts";
import { openTable, testHost } from "#test/host/support/testHost.ts";
import { saying } from "#test/support/inEnglish.ts";

const crazy: Rotation[number] = { game: "crazy-eights", rounds: 1, options: { stake: 20 } };
const exordia: Rotation[number] = { game: "exordia8", rounds: 1, options: { stake: 30 } };
const normal: Rotation[number] = {
  game: "normal-eights",
  rounds: 1,
  options: { stake: 40, jokersPerPack: 1 },
};
const kings: Rotation[number] = { game: "kings-and-bastards", rounds: 1, options: { stake: 20 } };
const draw: Rotation[number] = { game: "five-card-draw", rounds: 1, options: { ante: 10 } };

const begin = async (people: readonly Client[]): Promise<void> => {
  for (const person of people) expect(await person.ready()).toEqual({ ok: true, value: null });
};

/** Whoever has run out buys in again. */
async function endRound(seated: SeatedTable, people: readonly Client[]): Promise<void> {
  await playUntil(seated, people, () => people[0]!.table.stage !== "playing");
  for (const person of people) await person.ask("rebuy", {});
}

/** The deal of the present round, worked out from its record alone. */
const dealt = ({ store }: SeatedTable) =>
  dealRecord(readRecord(store.rounds.latest("seated")!.record)).facts;

const seatOf = ({ table }: Client, id: string | null) =>
  table.players.find((player) => player.id === id)?.seat;
/** Who was at the seat in the round just played. */
const idAt = ({ table }: Client, seat: number | undefined) =>
  table.players.find((player) => player.seat === seat)?.id;

test("H-7 H-9 a session goes through all five games with one set of seats and one stack each", async () => {
  const seated = await seatedTable({
    people: 2,
    bots: 2,
    rotation: [crazy, exordia, normal, kings, draw],
  });
  const people = await sitDown(seated);
  const [first] = people;
  const games: string[] = [];
  for (let round = 1; round <= 11; round += 1) {
    games.push(first!.table.game);
    expect(first!.view).toMatchObject({ game: first!.table.game, round });
    const before = first!.table.players.map(({ chips }) => chips!);
    const { chips: stacks, pot } = dealt(seated);
    const stake = first!.table.options["stake"];
    if (typeof stake === "number")
      expect([stacks, pot]).toEqual([before.map((chips) => chips - stake), 4 * stake]);
    await playUntil(seated, people, () => first!.table.stage !== "playing");
    const { players, lastResult } = first!.table;
    expect(players.map(({ chips }) => chips)).toEqual(
      before.map((chips, seat) => chips + lastResult!.chips![seat]!),
    );
    expectSoundBooks(seated.store, ["seated"]);
    for (const person of people) await person.ask("rebuy", {});
    await begin(people);
  }
  const cycle = [
    "crazy-eights",
    "exordia8",
    "normal-eights",
    "kings-and-bastards",
    "five-card-draw",
  ];
  expect(games).toEqual([...cycle, ...cycle, cycle[0]]);
  expect(seated.log).toEqual([]);
  const listed = seated.store.rounds.finished({ limit: 11, before: null, profile: "person-1" });
  expect(listed.map(({ game }) => game).toReversed()).toEqual(games);
});

test.each([crazy, exordia, normal])(
  "H-8 the winner of a round of $game gets the button of the next poker hand; the titles of Kings & Bastards end with it",
  async (eights) => {
    const seated = await seatedTable({ people: 3, bots: 2, rotation: [kings, draw, eights, draw] });
    const people = await sitDown(seated);
    const [first] = people;
    await endRound(seated, people);
    const { king, bastard } = first!.table.honours.titles;
    expect([king, bastard]).not.toContain(undefined);
    await begin(people);
    expect(dealt(seated)["titles"]).toEqual({
      king: seatOf(first!, king!),
      bastard: seatOf(first!, bastard!),
    });
    await endRound(seated, people);
    await begin(people);
    expect(first!.table).toMatchObject({
      game: eights.game,
      honours: { titles: { king, bastard } },
    });
    await endRound(seated, people);
    const { lastResult, honours } = first!.table;
    const winner = idAt(first!, lastResult!.winners[0]);
    expect(honours).toEqual({ titles: {}, button: winner });
    await begin(people);
    expect(dealt(seated)).toMatchObject({
      dealer: seatOf(first!, winner!),
      titles: { king: null, bastard: null },
    });
    expect(first!.table.honours.button).toBeNull();
  },
);

test.each([exordia, normal])(
  "X8-3 NE-2 the last winner of $game deals, whatever was played and whoever moved in between",
  async (eights) => {
    const seated = await seatedTable({ people: 3, bots: 1, rotation: [eights, crazy] });
    const people = await sitDown(seated);
    const [first] = people;
    for (let turn = 0; turn < 3; turn += 1) {
      await endRound(seated, people);
      const winner = idAt(first!, first!.table.lastResult!.winners[0])!;
      await begin(people);
      expect(dealt(seated).dealer).toBeNull();
      await endRound(seated, people);
      expect(
        await first!.ask("seats", {
          order: first!.table.players
            .filter(({ gone }) => !gone)
            .map(({ id }) => id)
            .toReversed(),
        }),
      ).toEqual({ ok: true, value: null });
      await begin(people);
      expect(first!.table.game).toBe(eights.game);
      expect(dealt(seated).dealer).toBe(seatOf(first!, winner));
    }
  },
);

test("CE-2 the turn order is drawn anew for every round", async () => {
  const seated = await seatedTable({ people: 2, bots: 4, rotation: [crazy] });
  const people = await sitDown(seated);
  const orders: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    const { order } = dealt(seated) as unknown as { readonly order: readonly number[] };
    expect(order.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5]);
    orders.push(order.join());
    await endRound(seated, people);
    await begin(people);
  }
  expect(new Set(orders).size).toBeGreaterThan(2);
});

test("C-15 with thirteen at the table Crazy Eights is skipped and Exordia8 dealt; with twelve again it has its turn", async () => {
  const seated = await seatedTable({ people: 1, bots: 12, rotation: [crazy, exordia] });
  const people = await sitDown(seated);
  const [first] = people;
  for (let round = 0; round < 2; round += 1) {
    expect(first!.table).toMatchObject({ game: "exordia8", position: { entry: 1, round: 0 } });
    expect(first!.view.seen.hands).toHaveLength(13);
    await endRound(seated, people);
    if (round === 0) await begin(people);
  }
  expect(first!.table.next).toEqual({ entry: 1, round: 0 });
  const order = first!.table.players.map(({ id }) => id).slice(0, 12);
  expect(await first!.ask("seats", { order })).toEqual({ ok: true, value: null });
  expect(first!.table.next).toEqual({ entry: 0, round: 0 });
  await begin(people);
  expect(first!.table.game).toBe("crazy-eights");
});

test("X8-1 C-15 a table with more players than its limit is refused when it is opened, and skips the game in a rotation", async () => {
  const { house } = await testHost();
  const five = { ...exordia, options: { ...exordia.options, maxPlayers: 5 } };
  const bots = Array<"easy">(5).fill("easy");
  await expect(openTable(house, { rotation: [five], bots })).rejects.toThrow(
    "C-15: exordia8 takes 2 to 5 players, not 6.",
  );
  await openTable(house, { rotation: [five], bots: bots.slice(1) });
  const seated = await seatedTable({ people: 1, bots: 5, rotation: [five, crazy] });
  const people = await sitDown(seated);
  expect(people[0]!.table).toMatchObject({ game: "crazy-eights", next: { entry: 1, round: 0 } });
});

test("NE-1 C-15 fifteen play Normal Eights; with sixteen it is skipped, and a table of it alone is refused", async () => {
  const { house } = await testHost();
  const bots = Array<"easy">(15).fill("easy");
  await expect(openTable(house, { rotation: [normal], bots })).rejects.toThrow(
    "C-15: normal-eights takes 2 to 15 players, not 16.",
  );
  const { owner } = await openTable(house, { rotation: [normal], bots: [] });
  expect(await owner.ready()).toMatchObject({
    ok: false,
    error: saying("C-15", /normal-eights takes 2 to 15 players, not 1/),
  });
  const seated = await seatedTable({ people: 1, bots: 15, rotation: [normal, exordia] });
  const [first] = await sitDown(seated);
  expect(first!.table.game).toBe("exordia8");
  await endRound(seated, [first!]);
  expect(first!.table.next).toEqual({ entry: 1, round: 0 });
  expect(
    await first!.ask("seats", { order: first!.table.players.map(({ id }) => id).slice(0, 15) }),
  ).toEqual({ ok: true, value: null });
  await begin([first!]);
  expect(first!.table.game).toBe("normal-eights");
  expect(first!.view.seen.hands).toHaveLength(15);
  await endRound(seated, [first!]);
  expect(first!.table.lastResult!.places.flat()).toHaveLength(15);
  expectSoundBooks(seated.store, ["seated"]);
});

test("C-15 NE-1 two play it too, round after round", async () => {
  const seated = await seatedTable({ people: 1, bots: 1, rotation: [normal] });
  const people = await sitDown(seated);
  for (let round = 1; round <= 4; round += 1) {
    expect(people[0]!.table).toMatchObject({ game: "normal-eights", roundNumber: round });
    await endRound(seated, people);
    await begin(people);
  }
});

test.each([exordia, normal])(
  "H-9 who cannot pay the stake of a round of $game sits out until he buys in again",
  async ({ game, rounds }) => {
    const seated = await seatedTable({
      people: 3,
      rotation: [{ game, rounds, options: { stake: 100 } }],
      settings: { buyIn: 100 },
    });
    const people = await sitDown(seated);
    await playUntil(seated, people, () => people[0]!.table.stage !== "playing");
    const { players, lastResult } = people[0]!.table;
    const [winner] = lastResult!.winners;
    expect(players.map(({ chips, sitsOut }) => [chips, sitsOut])).toEqual(
      players.map(({ seat }) => (seat === winner ? [300, null] : [0, "broke"])),
    );
    const [loser, other] = people.filter((_, seat) => seat !== winner);
    expect(await loser!.ask("rebuy", {})).toEqual({ ok: true, value: null });
    await begin([people[winner!]!, loser!]);
    expect(other!.view.seen.hands).toHaveLength(2);
    expect(other!.view.seen.viewer).toBe("spectator");
    expectSoundBooks(seated.store, ["seated"]);
  },
);
