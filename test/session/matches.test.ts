import { expect, test } from "vitest";
import { levelOf } from "#shared/profile/level.ts";
import type { Rotation, TableSettings } from "#shared/protocol/schema.ts";
import { saying } from "#test/support/inEnglish.ts";
import { expectSoundBooks } from "#test/host/support/books.ts";
import { Client } from "#test/host/support/client.ts";
import {
  playUntil,
  profileOf,
  seatedTable,
  sitDown,
  type SeatedTable,
} from "#test/host/support/seatedTable.ts";
import { playRound, openTable, testHost } from "#test/host/support/testHost.ts";

const eights = (options: Rotation[number]["options"] = {}): Rotation => [
  { game: "crazy-eights", rounds: 1, options },
];

const isOver =
  ([first]: readonly Client[]) =>
  (): boolean =>
    first!.table.stage !== "playing";

const pointsOf = ({ table }: Client) => table.players.map(({ points }) => points);

async function begin(people: readonly Client[]): Promise<void> {
  for (const person of people) expect(await person.ready()).toEqual({ ok: true, value: null });
}

/**
 * Round after round until the session has ended by itself; answers with the points of each round by
 * player.
 */
async function playedOut(
  seated: SeatedTable,
  people: readonly Client[],
): Promise<readonly (readonly number[])[]> {
  const rounds: (readonly number[])[] = [];
  for (;;) {
    await playUntil(seated, people, isOver(people));
    const { players, lastResult, stage } = people[0]!.table;
    rounds.push(players.map(({ seat }) => (seat === null ? 0 : (lastResult!.points?.[seat] ?? 0))));
    if (stage === "stopped") return rounds;
    expect(rounds.length).toBeLessThan(60);
    await begin(people);
  }
}

const summed = (rounds: readonly (readonly number[])[]): readonly number[] =>
  rounds[0]!.map((_, player) => rounds.reduce((sum, points) => sum + points[player]!, 0));

test("CE-13 nobody has points before the first round that counts them; then all of the session have theirs, bots too", async () => {
  const seated = await seatedTable({
    people: 2,
    bots: 2,
    rotation: [...eights(), { game: "kings-and-bastards", rounds: 1, options: {} }],
  });
  const people = await sitDown(seated);
  expect(pointsOf(people[0]!)).toEqual([null, null, null, null]);
  await playUntil(seated, people, isOver(people));
  const { points } = people[0]!.table.lastResult!;
  expect(pointsOf(people[0]!)).toEqual(points);
  await begin(people);
  await playUntil(seated, people, isOver(people));
  expect(people[0]!.table).toMatchObject({
    game: "kings-and-bastards",
    lastResult: { winners: expect.any(Array) as number[] },
  });
  expect(pointsOf(people[0]!)).toEqual(points);
  const order = [...people[0]!.table.players.map(({ id }) => id), { bot: "easy" as const }];
  expect(await people[0]!.ask("seats", { order })).toEqual({ ok: true, value: null });
  expect(pointsOf(people[0]!)).toEqual([...points!, 0]);
});

test("CE-13 the session ends by itself when somebody has reached the target, and not before", async () => {
  const seated = await seatedTable({ people: 2, bots: 2, rotation: eights({ target: 150 }) });
  const people = await sitDown(seated);
  const totals = summed(await playedOut(seated, people));
  expect(pointsOf(people[0]!)).toEqual(totals);
  expect(Math.max(...totals)).toBeGreaterThanOrEqual(150);
  expect(people[0]!.table).toMatchObject({ stage: "stopped", next: null, stopping: false });
  expect(await people[0]!.ready()).toMatchObject({ error: { code: "stopped" } });
  expect(
    seated.store.rounds
      .sessions({ limit: 1, before: null })[0]!
      .players.map(({ points }) => points),
  ).toEqual(totals);
});

test("CE-13 a match goes on after a restart in the middle of a round and between rounds, and ends at the same target", async () => {
  let seated = await seatedTable({ people: 2, bots: 1, rotation: eights({ target: 200 }) });
  let people = await sitDown(seated);
  const restart = async (): Promise<void> => {
    const before = people[0]!.table;
    await seated.host.close();
    const again = await testHost({ dataFolder: seated.dataFolder, clock: seated.clock });
    seated = { ...seated, ...again, door: again.house.table("seated")! };
    people = seated.tokens.map((token) => Client.arrive(seated.door, token));
    expect(people[0]!.table).toMatchObject({
      stage: before.stage,
      roundNumber: before.roundNumber,
      next: before.next,
    });
    expect(pointsOf(people[0]!)).toEqual(before.players.map(({ points }) => points));
  };
  await playUntil(seated, people, isOver(people));
  const first = pointsOf(people[0]!);
  await restart();
  await begin(people);
  let moves = 0;
  await playUntil(seated, people, () => (moves += 1) > 2);
  await restart();
  const rest = await playedOut(seated, people);
  const totals = summed([first.map(Number), ...rest]);
  expect(pointsOf(people[0]!)).toEqual(totals);
  expect(Math.max(...totals)).toBeGreaterThanOrEqual(200);
  // A session that has ended is over after a restart too.
  await restart();
  expect(people[0]!.table.stage).toBe("stopped");
});

test("CE-13 H-10 the session ends by itself after its last round, in which none is announced to follow; everybody is cashed out", async () => {
  const rotation: Rotation = [
    { game: "crazy-eights", rounds: 1, options: { stake: 10 } },
    { game: "exordia8", rounds: 1, options: { stake: 10 } },
  ];
  const seated = await seatedTable({ people: 2, bots: 2, rotation, settings: { lastRound: 3 } });
  const people = await sitDown(seated);
  expect(people[0]!.table.next).toEqual({ entry: 1, round: 0 });
  await playUntil(seated, people, isOver(people));
  await begin(people);
  expect(people[0]!.table.next).toEqual({ entry: 0, round: 0 });
  await playUntil(seated, people, isOver(people));
  await begin(people);
  expect(people[0]!.table).toMatchObject({ stage: "playing", roundNumber: 3, next: null });
  await playUntil(seated, people, isOver(people));
  expect(people[0]!.table).toMatchObject({ stage: "stopped", roundNumber: 3, next: null });
  expect(people[0]!.table.players.map(({ chips }) => chips)).toEqual([0, 0, 0, 0]);
  expectSoundBooks(seated.store, ["seated"]);
});

test("CE-13 an end that has passed already is refused, and the session goes on; a later one is taken", async () => {
  const seated = await seatedTable({ people: 2, bots: 1, rotation: eights() });
  const people = await sitDown(seated);
  for (let round = 0; round < 2; round += 1) {
    await playUntil(seated, people, isOver(people));
    if (round === 0) await begin(people);
  }
  const { settings, players } = people[0]!.table;
  const change = (target: number, lastRound: TableSettings["lastRound"]) =>
    people[0]!.ask("change", {
      rotation: eights({ target }),
      settings: { ...settings, lastRound },
    });
  const most = Math.max(...players.map(({ points }) => points!));
  expect(await change(0, 2)).toMatchObject({ error: saying("wrong-option", /Round 2 .*CE-13/) });
  expect(await change(most, null)).toMatchObject({ error: saying("wrong-option", /CE-13/) });
  expect(people[0]!.table.stage).toBe("between");
  expect(await change(most + 1, 3)).toEqual({ ok: true, value: null });
  await begin(people);
  await playUntil(seated, people, isOver(people));
  expect(people[0]!.table).toMatchObject({ stage: "stopped", roundNumber: 3 });
});

test("H-1 CE-12 points are kept on the accounts of people, over sessions and restarts; bots keep none", async () => {
  const seated = await seatedTable({ people: 2, bots: 2, rotation: eights({ target: 100 }) });
  const people = await sitDown(seated);
  const totals = summed(await playedOut(seated, people));
  const { profiles } = seated.store;
  expect([0, 1].map((place) => profiles.find(profileOf(place))!.points)).toEqual(
    totals.slice(0, 2),
  );
  await seated.host.close();
  const { store } = await testHost({ dataFolder: seated.dataFolder });
  const points = [0, 1].map((place) => store.profiles.find(profileOf(place))!);
  expect(points.map((profile) => profile.points)).toEqual(totals.slice(0, 2));
  expect(points.map(({ level }) => level)).toEqual(totals.slice(0, 2).map(levelOf));
  expect(store.profiles.list().reduce((sum, profile) => sum + profile.points, 0)).toBe(
    totals[0]! + totals[1]!,
  );
});

test("CE-12 a profile wears what its level opens and nothing else, and keeps it; names and faces do not change it", async () => {
  const { house, store, clock, host, dataFolder } = await testHost();
  const profile = async () =>
    (await house.ask("profile", {})) as { readonly value: { readonly id: string } };
  expect(await profile()).toMatchObject({
    value: { points: 0, level: 1, looks: { back: "burgundy", felt: "emerald" } },
  });
  expect(await house.ask("wear", { back: "midnight", felt: "midnight" })).toMatchObject({
    ok: true,
    value: { looks: { back: "midnight", felt: "midnight" } },
  });
  const refused = { ok: false, error: saying("CE-12", "level 2") };
  expect(await house.ask("wear", { back: "emerald", felt: "emerald" })).toMatchObject(refused);
  expect(await house.ask("wear", { back: "burgundy", felt: "burgundy" })).toMatchObject(refused);
  const { owner } = await openTable(house, { rotation: eights() });
  while (store.profiles.find((await profile()).value.id)!.points < 50) {
    await owner.ready();
    await playRound(clock, owner);
  }
  expect(await house.ask("wear", { back: "emerald", felt: "burgundy" })).toMatchObject({
    ok: true,
    value: { looks: { back: "emerald", felt: "burgundy" } },
  });
  expect(await house.ask("saveProfile", { name: "Ann", avatar: "avatar-09" })).toMatchObject({
    ok: true,
    value: { looks: { back: "emerald", felt: "burgundy" } },
  });
  await host.close();
  const again = await testHost({ dataFolder });
  expect(await again.house.ask("profile", {})).toMatchObject({
    value: { name: "Ann", looks: { back: "emerald", felt: "burgundy" } },
  });
});
