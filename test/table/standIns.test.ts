import { expect, test } from "vitest";
import type { Move, Seated } from "#shared/contract/round.ts";
import { Client } from "#test/host/support/client.ts";
import { localMind } from "#test/host/support/localMind.ts";
import { playUntil, seatedTable, sitDown, toAct } from "#test/host/support/seatedTable.ts";

const settings = { keepSeconds: 10, standIns: true };
const movesOf = (moves: readonly unknown[], seat: number) =>
  (moves as readonly Seated<Move>[]).filter((move) => move.seat === seat);

test("H-11 where the table allows it a Regular bot plays for a player who is away, marked as not his own", async () => {
  const mind = localMind();
  const seated = await seatedTable({ people: 2, settings }, { mind });
  const people = await sitDown(seated);
  const [first, second] = people;
  seated.door.depart(second!.connection);
  await playUntil(seated, [first!], () => !first!.isToAct || first!.table.stage !== "playing");
  expect(mind.questions).toEqual([]);
  await seated.clock.advance(10_000);
  expect(first!.table.players[1]!.presence).toBe("away");
  await playUntil(seated, [first!], () => first!.table.stage !== "playing");
  const { moves } = seated.store.rounds.latest("seated")!.record;
  const made = movesOf(moves, 1);
  expect(made.length).toBeGreaterThan(0);
  expect(made.every(({ auto }) => auto)).toBe(true);
  expect(mind.questions.length).toBeGreaterThanOrEqual(made.length);
  expect(
    mind.questions.every(({ level, view }) => level === "regular" && view.seen.viewer === 1),
  ).toBe(true);
  expect(movesOf(moves, 0).every(({ auto }) => auto === undefined)).toBe(true);
  expect(seated.log).toEqual([]);
});

test("H-11 the stand-in makes way for its player at once, in the middle of its thoughts too", async () => {
  const seated = await seatedTable({ people: 2, settings: { ...settings, botPace: 2 } });
  const people = await sitDown(seated);
  const gone = toAct(people);
  const other = people.find((person) => person !== gone)!;
  const seat = gone.view.seen.viewer as number;
  seated.door.depart(gone.connection);
  await seated.clock.advance(10_000);
  expect(other.table.players[seat]!.presence).toBe("away");
  const back = Client.arrive(seated.door, seated.tokens[seat]);
  await seated.clock.advance(3_600_000);
  expect(back.isToAct).toBe(true);
  expect(await back.move(back.firstLegal())).toEqual({ ok: true, value: null });
  expect(movesOf(seated.store.rounds.latest("seated")!.record.moves, seat)).toMatchObject([
    { seat },
  ]);
  expect(
    movesOf(seated.store.rounds.latest("seated")!.record.moves, seat)[0]!.auto,
  ).toBeUndefined();
});

test("C-6 H-11 a stand-in that fails leaves its seat to the default move", async () => {
  const seated = await seatedTable(
    { people: 2, settings },
    {
      mind: localMind(() => {
        throw new Error("no bot for this");
      }),
    },
  );
  const people = await sitDown(seated);
  const gone = toAct(people);
  const other = people.find((person) => person !== gone)!;
  const seat = gone.view.seen.viewer as number;
  seated.door.depart(gone.connection);
  await seated.clock.until(() => other.isToAct);
  expect(movesOf(seated.store.rounds.latest("seated")!.record.moves, seat)[0]).toMatchObject({
    type: "play",
    cards: ["3c"],
    auto: true,
  });
  expect(seated.log.join()).toMatch(/default move/);
});

test("C-6 where the table does not, the seat of who is away makes its default moves", async () => {
  const mind = localMind();
  const seated = await seatedTable(
    { people: 2, settings: { ...settings, standIns: false } },
    { mind },
  );
  const people = await sitDown(seated);
  seated.door.depart(people[1]!.connection);
  await playUntil(seated, [people[0]!], () => people[0]!.table.stage !== "playing");
  expect(mind.questions).toEqual([]);
});
