import { expect, test } from "vitest";
import type { Rotation } from "#shared/protocol/schema.ts";
import { saying } from "#test/support/inEnglish.ts";
import { expectSoundBooks } from "#test/host/support/books.ts";
import type { Client } from "#test/host/support/client.ts";
import { playUntil, seatedTable, sitDown } from "#test/host/support/seatedTable.ts";

const rotation: Rotation = [
  { game: "kings-and-bastards", rounds: 1, options: { stake: 50 } },
  { game: "five-card-draw", rounds: 1, options: {} },
];
const done = { ok: true, value: null };
const isOver = (client: Client) => () => client.table.stage !== "playing";

test("H-11 who wishes to sit out is not dealt in from the next round on, is not waited for, and keeps his chips", async () => {
  const seated = await seatedTable({ people: 3, rotation });
  const people = await sitDown(seated);
  const [first, second, third] = people;
  expect(await third!.ask("sitOut", { out: true })).toEqual(done);
  expect(first!.table.players[2]).toMatchObject({ seat: 2, sitsOut: "wish" });
  await playUntil(seated, people, isOver(first!));
  const { chips } = first!.table.players[2]!;
  await first!.ready();
  await second!.ready();
  expect(first!.table).toMatchObject({ stage: "playing", roundNumber: 2 });
  expect(first!.table.players[2]).toMatchObject({ seat: null, sitsOut: "wish", chips, rounds: 1 });
  expect(third!.view.seen).toMatchObject({ viewer: "spectator", legal: [] });
  expect(await third!.move({ type: "fold" })).toMatchObject({ ok: false, error: { code: "C-11" } });
  expect(await third!.ask("sitOut", { out: false })).toEqual(done);
  await playUntil(seated, [first!, second!], isOver(first!));
  for (const person of people) await person.ready();
  expect(first!.table.players[2]).toMatchObject({ seat: 2, sitsOut: null });
  expectSoundBooks(seated.store, ["seated"]);
});

test("H-11 when the only one who is not ready sits out, the others begin", async () => {
  const seated = await seatedTable({ people: 3, rotation });
  const people = await sitDown(seated);
  await playUntil(seated, people, isOver(people[0]!));
  await people[0]!.ready();
  await people[1]!.ready();
  expect(people[0]!.table.stage).toBe("between");
  expect(await people[2]!.ask("sitOut", { out: true })).toEqual(done);
  expect(people[0]!.table).toMatchObject({ stage: "playing", roundNumber: 2 });
});

test("H-9 nobody sets the bots to work by sitting out alone: he has to ask for the round that he watches", async () => {
  const seated = await seatedTable({ people: 1, bots: 3, rotation });
  const [only] = await sitDown(seated);
  await playUntil(seated, [only!], isOver(only!));
  expect(await only!.ask("sitOut", { out: true })).toEqual(done);
  await seated.clock.advance(1000);
  expect(only!.table.stage).toBe("between");
  expect(await only!.ready()).toEqual(done);
  await seated.clock.until(isOver(only!));
  expect(only!.table.players[0]).toMatchObject({ seat: null, rounds: 1 });
  expect(only!.table).toMatchObject({ stage: "between", roundNumber: 2 });
});

test("C-15 too few who are dealt in: the next round says so, and begins when one is back", async () => {
  const seated = await seatedTable({ people: 2, rotation });
  const people = await sitDown(seated);
  await playUntil(seated, people, isOver(people[0]!));
  await people[1]!.ask("sitOut", { out: true });
  expect(people[0]!.table.next).toBeNull();
  expect(await people[0]!.ready()).toMatchObject({
    ok: false,
    error: saying("C-15", /2 to 12 players, not 1/),
  });
  expect(people[0]!.table.stage).toBe("between");
  await people[1]!.ask("sitOut", { out: false });
  expect(people[0]!.table.next).toEqual({ entry: 1, round: 0 });
  for (const person of people) await person.ready();
  expect(people[0]!.table.stage).toBe("playing");
});

test("C-15 a game that does not take so many is skipped while they are too many for it", async () => {
  const many = await seatedTable({ people: 1, bots: 12, rotation: [rotation[1]!, rotation[0]!] });
  const [only] = await sitDown(many);
  for (let round = 0; round < 3; round += 1) {
    expect(only!.table).toMatchObject({ game: "five-card-draw", roundNumber: round + 1 });
    expect(only!.table.next).toEqual({ entry: 0, round: 0 });
    await playUntil(many, [only!], isOver(only!));
    await only!.ask("rebuy", {});
    await only!.ready();
  }
  await playUntil(many, [only!], isOver(only!));
  await only!.ask("rebuy", {});
  expect(
    await only!.ask("seats", { order: only!.table.players.slice(0, 4).map(({ id }) => id) }),
  ).toEqual(done);
  expect(only!.table.next).toEqual({ entry: 1, round: 0 });
  await only!.ready();
  expect(only!.table.game).toBe("kings-and-bastards");
  expectSoundBooks(many.store, ["seated"]);
});

test("H-9 who sits out and leaves in the middle of a round has his chips at once, and only he: who left the round waits for its end", async () => {
  const seated = await seatedTable({ people: 4, rotation: [rotation[1]!] });
  const people = await sitDown(seated);
  const [first, second, third, fourth] = people;
  await fourth!.ask("sitOut", { out: true });
  await playUntil(seated, people, isOver(first!));
  for (const person of [first!, second!, third!]) {
    await person.ask("rebuy", {});
    await person.ready();
  }
  const stacks = first!.table.players.map(({ chips }) => chips!);
  expect(await second!.ask("leave", {})).toEqual(done);
  expect(await fourth!.ask("leave", {})).toEqual(done);
  expect(first!.table).toMatchObject({ stage: "playing" });
  expect(first!.table.players[3]).toMatchObject({ gone: true, chips: 0, cashedOut: stacks[3] });
  expect(first!.table.players[1]).toMatchObject({ gone: true, chips: stacks[1], cashedOut: 0 });
  expectSoundBooks(seated.store, ["seated"]);
  await playUntil(seated, [first!, third!], isOver(first!));
  expect(first!.table.players[1]).toMatchObject({ chips: 0, cashedOut: stacks[1]! - 10 });
  expectSoundBooks(seated.store, ["seated"]);
});
