import { expect, test } from "vitest";
import { fiveCardDraw } from "#shared/games/five-card-draw/index.ts";
import { dealRecord, readRecord } from "#shared/record/roundRecord.ts";
import type { Rotation } from "#shared/protocol/schema.ts";
import { saying } from "#test/support/inEnglish.ts";
import { Client } from "#test/host/support/client.ts";
import { expectSoundBooks } from "#test/host/support/books.ts";
import {
  playUntil,
  seatedTable,
  sitDown,
  type SeatedTable,
} from "#test/host/support/seatedTable.ts";
import { testHost } from "#test/host/support/testHost.ts";

const rotation: Rotation = [
  { game: "kings-and-bastards", rounds: 1, options: { stake: 20 } },
  { game: "five-card-draw", rounds: 3, options: { ante: 10 } },
];

const isOver = (client: Client) => () => client.table.stage !== "playing";

/** The round ends; whoever has run out buys in again. */
async function endRound(seated: SeatedTable, people: readonly Client[]): Promise<void> {
  await playUntil(seated, people, isOver(people[0]!));
  for (const person of people) await person.ask("rebuy", {});
}

const begin = async (people: readonly Client[]): Promise<void> => {
  for (const person of people) expect(await person.ready()).toEqual({ ok: true, value: null });
};

const seatOf = ({ table }: Client, id: string | null) =>
  table.players.find((player) => player.id === id)?.seat;

test("H-7 a table plays through its rotation with one set of seats and one stack each, and says what comes next", async () => {
  const seated = await seatedTable({ people: 2, bots: 2, rotation });
  const people = await sitDown(seated);
  const [first] = people;
  const games: string[] = [];
  for (let round = 1; round <= 9; round += 1) {
    const { game, options, position, roundNumber } = first!.table;
    expect(roundNumber).toBe(round);
    expect(first!.view).toMatchObject({ game, round });
    expect(first!.view.seen.options).toEqual(options);
    games.push(`${game} ${position.entry}.${position.round}`);
    const before = first!.table.players.map(({ chips, seat }) => ({ chips, seat }));
    await playUntil(seated, people, isOver(first!));
    const after = first!.table.players;
    expect(after.map(({ chips }) => chips)).toEqual(
      before.map(({ chips, seat }) => chips! + first!.table.lastResult!.chips![seat!]!),
    );
    expectSoundBooks(seated.store, ["seated"]);
    for (const person of people) await person.ask("rebuy", {});
    const { next } = first!.table;
    await begin(people);
    expect(first!.table.position).toEqual(next);
  }
  const cycle = [
    "kings-and-bastards 0.0",
    "five-card-draw 1.0",
    "five-card-draw 1.1",
    "five-card-draw 1.2",
  ];
  expect(games).toEqual([...cycle, ...cycle, cycle[0]]);
  expect(seated.log).toEqual([]);
});

test("H-8 the King deals the first hand and pays no ante until the next shedding round, the Bastard pays for him", async () => {
  const seated = await seatedTable({ people: 3, bots: 2, rotation });
  const people = await sitDown(seated);
  const [first] = people;
  await endRound(seated, people);
  const { honours, players } = first!.table;
  const king = players.find(({ titles }) => titles["king"] === 1)!;
  const bastard = players.find(({ titles }) => titles["bastard"] === 1)!;
  expect(honours).toEqual({ titles: { king: king.id, bastard: bastard.id }, button: king.id });
  for (let hand = 0; hand < 3; hand += 1) {
    await begin(people);
    const { facts } = readAndDealt(seated);
    expect(facts.titles).toEqual({
      king: seatOf(first!, king.id),
      bastard: seatOf(first!, bastard.id),
    });
    // Both antes leave the Bastard's stack.
    const stacks = first!.table.players.map(({ chips }) => chips!);
    const paid = facts.chips.map((stack, seat) => stacks[seat]! - stack);
    expect(paid).toEqual(
      first!.table.players.map(({ id }) => ({ [king.id]: 0, [bastard.id]: 20 })[id] ?? 10),
    );
    expect(facts.dealer).toBe((seatOf(first!, king.id)! + hand) % 5);
    expect(first!.table.honours).toEqual({
      titles: { king: king.id, bastard: bastard.id },
      button: null,
    });
    await endRound(seated, people);
  }
  await begin(people);
  expect(first!.table.game).toBe("kings-and-bastards");
  expect(first!.view.seen.facts).toMatchObject({
    titles: { king: seatOf(first!, king.id), bastard: seatOf(first!, bastard.id) },
  });
  expect(first!.view.seen.phase).toBe("exchange");
  await endRound(seated, people);
  expect(first!.table.honours.button).toBe(first!.table.honours.titles["king"]);
  expectSoundBooks(seated.store, ["seated"]);
});

/** The deal of the present poker hand, worked out from its record alone. */
function readAndDealt({ store }: SeatedTable) {
  const read = readRecord(store.rounds.latest("seated")!.record);
  expect(read.game).toBe(fiveCardDraw);
  return dealRecord(read) as unknown as {
    readonly facts: Readonly<{
      titles: unknown;
      chips: readonly number[];
      dealer: number;
    }>;
  };
}

test("H-8 where the table keeps no titles nobody has them in the poker hands, though rounds as King are counted", async () => {
  const seated = await seatedTable({ people: 2, bots: 1, rotation, settings: { titles: false } });
  const people = await sitDown(seated);
  await endRound(seated, people);
  expect(people[0]!.table.honours).toEqual({ titles: {}, button: null });
  expect(people[0]!.table.players.reduce((sum, { titles }) => sum + (titles["king"] ?? 0), 0)).toBe(
    1,
  );
  await begin(people);
  expect(readAndDealt(seated).facts.titles).toEqual({ king: null, bastard: null });
});

test("H-8 a King who has left takes no title along: the button is used up, the others pay their antes", async () => {
  const seated = await seatedTable({ people: 4, rotation });
  const people = await sitDown(seated);
  await endRound(seated, people);
  const { king, bastard } = people[0]!.table.honours.titles;
  const place = people[0]!.table.players.findIndex(({ id }) => id === king);
  await people[place]!.ask("leave", {});
  const stayed = people.filter((_, at) => at !== place);
  await begin(stayed);
  const { facts } = readAndDealt(seated);
  expect(facts.titles).toEqual({ king: null, bastard: seatOf(stayed[0]!, bastard!) });
  const sitting = stayed[0]!.table.players.filter(({ seat }) => seat !== null);
  expect(sitting.map(({ chips }, seat) => chips! - facts.chips[seat]!)).toEqual([10, 10, 10]);
  expect(stayed[0]!.table.honours.button).toBeNull();
  expectSoundBooks(seated.store, ["seated"]);
});

test("FD-4 the button of the poker hands moves on where it stood before the shedding round", async () => {
  const plain: Rotation = [
    { game: "five-card-draw", rounds: 1, options: {} },
    { game: "kings-and-bastards", rounds: 1, options: {} },
  ];
  const seated = await seatedTable({ people: 4, rotation: plain, settings: { titles: false } });
  const people = await sitDown(seated);
  const dealer = readAndDealt(seated).facts.dealer;
  await endRound(seated, people);
  await begin(people);
  expect(people[0]!.table.game).toBe("kings-and-bastards");
  await endRound(seated, people);
  await begin(people);
  expect(readAndDealt(seated).facts.dealer).toBe((dealer + 1) % 4);
});

test("KB-6 the exchange is due to the titles of the last shedding round, whatever was played and whoever came or went in between", async () => {
  const seated = await seatedTable({ people: 3, bots: 2, rotation });
  const people = await sitDown(seated);
  await endRound(seated, people);
  const { king, bastard } = people[0]!.table.honours.titles;
  for (let hand = 0; hand < 3; hand += 1) {
    await begin(people);
    await endRound(seated, people);
  }
  const order = people[0]!.table.players.map(({ id }) => id).toReversed();
  expect(await people[0]!.ask("seats", { order })).toEqual({ ok: true, value: null });
  await begin(people);
  expect(people[0]!.table.players.map(({ id }) => id)).toEqual(order);
  expect(people[0]!.view.seen.facts).toMatchObject({
    titles: { king: seatOf(people[0]!, king!), bastard: seatOf(people[0]!, bastard!) },
    dealer: seatOf(people[0]!, bastard!),
  });
});

test("H-7 a mixed session is the same after a restart in any stage: seats, stacks, titles, place in the rotation", async () => {
  let seated = await seatedTable({ people: 2, bots: 1, rotation });
  let people = await sitDown(seated);
  for (let round = 0; round < 6; round += 1) {
    for (const stop of [2, 1000]) {
      let moves = 0;
      await playUntil(
        seated,
        people,
        () => people[0]!.table.stage !== "playing" || (moves += 1) > stop,
      );
      const before = people.map(({ table }) => table);
      await seated.host.close();
      const again = await testHost({ dataFolder: seated.dataFolder, clock: seated.clock });
      seated = { ...seated, ...again, door: again.house.table("seated")! };
      people = seated.tokens.map((token) => Client.arrive(seated.door, token));
      expect({ ...people[1]!.table, clocks: [] }).toEqual({
        ...before[1]!,
        clocks: [],
        players: before[1]!.players.map((player) => ({
          ...player,
          ready: player.bot !== null && player.ready,
        })),
      });
      expectSoundBooks(seated.store, ["seated"]);
    }
    for (const person of people) await person.ask("rebuy", {});
    await begin(people);
  }
});

test("C-15 an unknown game, a wrong option, a number of players that does not fit: the refusal names the entry", async () => {
  const { house } = await testHost();
  const settings = {
    ...(await seatedTable({ people: 2 })).store.tables.load("seated")!.session.settings,
  };
  const ask = (entries: Rotation, bots: number) =>
    house.ask("openTable", { rotation: entries, settings, bots: Array<"easy">(bots).fill("easy") });
  const draw = rotation[1]!;
  expect(await ask([draw, { game: "bridge", rounds: 1, options: {} }], 2)).toMatchObject({
    error: saying("unknown-game", /^Round 2 of the rotation \(bridge\)/),
  });
  expect(await ask([draw, { ...rotation[0]!, options: { stake: -1 } }], 2)).toMatchObject({
    error: saying("wrong-option", /Round 2 .*KB-15/),
  });
  expect(await ask(rotation, 12)).toMatchObject({
    error: saying("C-15", /Round 1 .* 2 to 12 players, not 13/),
  });
  expect(await ask([draw], 16)).toMatchObject({
    error: saying("C-15", /^five-card-draw takes 2 to 16 players, not 17/),
  });
});

test("FD-3 the buy-in of five-card draw is the table's", async () => {
  const seated = await seatedTable({
    people: 2,
    rotation: [{ ...rotation[1]!, options: { buyIn: 77 } }],
    settings: { buyIn: 300 },
  });
  const people = await sitDown(seated);
  expect(people[0]!.table.options["buyIn"]).toBe(300);
  expect(people[0]!.table.players.map(({ chips }) => chips)).toEqual([300, 300]);
});
