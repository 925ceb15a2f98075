// Checks at what moment a tournament's tables deal, and who plays the cards that a player is dealt
// (H-20, H-22, H-23).

import { expect, it, onTestFinished, vi } from "vitest";
import { tournamentRules } from "#main/tournament/tournamentRules.ts";
import { Client } from "#test/host/support/client.ts";
import { localMind } from "#test/host/support/localMind.ts";
import type { RotationEntry } from "#shared/protocol/schema.ts";
import { quick, setup } from "./support/quickTournament.ts";
import { tournamentHost, type TournamentHost } from "./support/tournamentHost.ts";

type Evening = Readonly<{
  host: TournamentHost;
  tournament: string;
  mind: ReturnType<typeof localMind>;
  /** The person's own line to their table; the person is e1. */
  client: Client;
}>;

const draw: RotationEntry = { game: "five-card-draw", rounds: 1, options: {} };
const deep = {
  ...quick,
  stack: 5000,
  levels: [10, 20, 40].map((ante) => ({ ante, stake: 4 * ante, length: 1, rebuyPrice: null })),
  measure: "minutes" as const,
};

/** A person who is here, and bots; with more than three at two tables. */
async function begun({
  bots = 3,
  game = draw,
  structure = deep,
}: Readonly<{
  bots?: number;
  game?: RotationEntry;
  structure?: typeof deep;
}> = {}): Promise<Evening> {
  const mind = localMind();
  const host = await tournamentHost({ mind });
  const settings = { ...setup().settings, turnSeconds: 120, botPace: 1 };
  const { tournament } = await host.done(
    "createTournament",
    setup({ rotation: [game], structure, settings }),
  );
  await host.done("enterTournament", { tournament });
  await host.done("seatEntrant", { tournament, bots: Array.from({ length: bots }, () => "easy") });
  await host.done("watchTournament", { tournament });
  await host.done("startTournament", { tournament });
  const open = await host.house.ask("openTables", {});
  const [own] = open.ok ? open.value : [];
  if (!own || !("token" in own)) throw new Error("the person has no seat");
  return {
    host,
    tournament,
    mind,
    client: Client.arrive(host.host.house.table(own.table)!, own.token),
  };
}

/** The person makes the first legal move at each of their turns, until this is so. */
async function playUntil(
  { host: { clock }, client }: Evening,
  isEnough: () => boolean,
): Promise<void> {
  for (let moves = 0; moves < 500; moves += 1) {
    await clock.until(() => isEnough() || (client.isToAct && client.table.stage === "playing"));
    if (isEnough()) return;
    const answer = await clock.answered(client.move(client.firstLegal()));
    if (!answer.ok) throw new Error(answer.error.code);
  }
  throw new Error("it goes on and on");
}

const isOver =
  ({ client }: Evening, round: number) =>
  (): boolean =>
    client.table.roundNumber > round ||
    (client.table.roundNumber === round && client.table.stage === "between");

it.each([
  ["hand", draw, 4000],
  ["round", { game: "kings-and-bastards", rounds: 1, options: {} }, 7000],
] as const)(
  "H-20 before the next %s is dealt whoever is at the table looks how the last one has ended",
  async (_unit, game, lookMs) => {
    const evening = await begun({ game });
    await playUntil(evening, isOver(evening, 1));
    expect(evening.client.table.stage).toBe("between");
    await evening.host.clock.advance(lookMs - 1);
    expect(evening.client.table.roundNumber).toBe(1);
    await evening.host.clock.advance(1);
    expect(evening.client.table).toMatchObject({ roundNumber: 2, stage: "playing" });
  },
);

it("H-20 where nobody is at the table the next hand is dealt at once", async () => {
  const evening = await begun();
  await playUntil(evening, () => evening.client.isToAct);
  evening.client.door.depart(evening.client.connection);
  const {
    host: { clock, store },
  } = evening;
  const [id] = store.sessions.openTables(store.tables.load(evening.client.door.id)!.session.id);
  const ends: number[] = [];
  await clock.until(() => {
    const table = store.tables.load(id!)!;
    if (table.stage === "between") ends.push(clock.elapsed());
    return table.roundNumber > 1;
  }, 50_000);
  expect(ends.filter((end) => end < clock.elapsed())).toEqual([]);
});

it('H-21 a level that ends in mid-hand begins with the next one (TDA, "New Hand and New Limits")', async () => {
  const evening = await begun();
  const { host, client } = evening;
  const anteNow = (): unknown => host.store.rounds.latest(client.door.id)!.record.options?.["ante"];
  await playUntil(evening, () => client.isToAct);
  await host.clock.advance(61_000);
  expect(host.views.at(-1)!.clock.level).toBe(2);
  expect([client.table.roundNumber, client.table.stage, anteNow()]).toEqual([1, "playing", 10]);
  await playUntil(evening, () => client.table.roundNumber === 2);
  expect(anteNow()).toBe(20);
});

it("H-23 a pause holds every table once its hand is over, and the clock at once, until it goes on", async () => {
  const evening = await begun({ bots: 6 });
  const { host, tournament, client } = evening;
  const { session } = host.store.tournaments.load(tournament)!.state;
  const tables = () =>
    host.store.sessions.openTables(session).map((id) => host.store.tables.load(id)!);
  await playUntil(evening, () => client.isToAct);
  await host.done("pauseTournament", { tournament });
  const { leftMs } = (await host.done("watchTournament", { tournament })).clock;
  await playUntil(evening, () => tables().every(({ stage }) => stage === "between"));
  const rounds = tables().map(({ roundNumber }) => roundNumber);
  await host.clock.advance(600_000);
  expect(tables().map(({ roundNumber }) => roundNumber)).toEqual(rounds);
  expect((await host.done("watchTournament", { tournament })).clock).toMatchObject({
    level: 1,
    leftMs,
    running: false,
  });
  await host.done("resumeTournament", { tournament });
  await playUntil(evening, () =>
    tables().every(({ roundNumber }, at) => roundNumber > rounds[at]!),
  );
});

it("H-22 who is under penalty is dealt in and pays, and time makes his moves: a person may not, and no bot is asked", async () => {
  const evening = await begun();
  const { host, tournament, client, mind } = evening;
  await playUntil(evening, () => client.isToAct);
  await host.done("penalise", { tournament, entrant: "e1", rounds: 1, note: "late" });
  await host.done("penalise", { tournament, entrant: "e2", rounds: 1, note: "loud" });
  const missing = (): readonly number[] =>
    host.store.tournaments
      .load(tournament)!
      .state.entrants.slice(0, 2)
      .map((entrant) => entrant.missing);
  await playUntil(evening, isOver(evening, 1));
  const before = missing();
  await host.clock.until(() => client.table.roundNumber === 2);
  const { record } = host.store.rounds.latest(client.door.id)!;
  const asked = mind.questions.length;
  const began = host.clock.elapsed();
  expect(await client.move({ type: "fold" })).toMatchObject({ ok: false, error: { code: "H-22" } });
  await host.clock.until(isOver(evening, 2));
  // Nobody waits for the person to the end of their time.
  expect(host.clock.elapsed() - began).toBeLessThan(60_000);
  const seats = host.store.tables.load(client.door.id)!.players;
  const seatOf = (id: string): number => seats.findIndex((player) => player.id === id);
  expect(record.seats).toHaveLength(4);
  expect(mind.questions.slice(asked).map(({ view }) => view.seen.viewer)).not.toContain(
    seatOf("e2"),
  );
  await host.clock.until(() => client.table.roundNumber === 3);
  expect(missing()).toEqual(before.map((hands) => hands - 1));
});

it("H-20 H-27 nobody is advised, and the table says so before anybody asks", async () => {
  const evening = await begun();
  const { client } = evening;
  await playUntil(evening, () => client.isToAct);
  expect(client.table.hints).toBe(false);
  expect(await client.ask("hint", { answers: client.view.number })).toMatchObject({
    ok: false,
    error: { code: "H-20" },
  });
});

it("H-23 who is removed leaves his hand at once, and the hand goes on to its end without him", async () => {
  const evening = await begun();
  const { host, tournament, client } = evening;
  await playUntil(evening, () => client.isToAct);
  await host.done("removeEntrant", { tournament, entrant: "e1", note: "rude" });
  await host.clock.advance(0);
  expect(
    host.store.tables.load(client.door.id)!.players.find(({ id }) => id === "e1"),
  ).toMatchObject({ gone: true });
  expect(await client.move({ type: "fold" })).toMatchObject({ ok: false });
  await host.clock.until(
    () => host.store.tournaments.load(tournament)!.state.entrants[0]!.status === "out",
  );
  expect(host.store.rounds.endedAfter(client.door.id, 0).map(({ number }) => number)).toContain(1);
  expect(host.store.bank.audit().problems).toEqual([]);
});

it("C-5 H-23 who is removed while people look how the last hand ended is dealt into the next, which has begun for the tournament, and leaves it at once", async () => {
  const evening = await begun();
  const { host, tournament, client } = evening;
  await playUntil(evening, isOver(evening, 1));
  await host.done("removeEntrant", { tournament, entrant: "e2", note: "rude" });
  const rowOf = () =>
    host.store.tables.load(client.door.id)!.players.find(({ id }) => id === "e2")!;
  expect(rowOf()).toMatchObject({ gone: false });
  await host.clock.until(() => client.table.roundNumber === 2);
  await host.clock.advance(0);
  expect(rowOf()).toMatchObject({ gone: true });
  expect(host.store.rounds.latest(client.door.id)!.record.moves).toContainEqual({
    type: "leave",
    seat: rowOf().seat,
  });
  await playUntil(evening, isOver(evening, 2));
  expect(host.store.tournaments.load(tournament)!.state.entrants[1]).toMatchObject({
    status: "out",
  });
  expect(host.store.bank.audit().problems).toEqual([]);
});

it("H-23 what cannot be dealt pauses the tournament, with everybody’s chips as they were, and the director goes on with it", async () => {
  const nothing = vi.spyOn(tournamentRules, "next").mockReturnValue(null);
  onTestFinished(() => nothing.mockRestore());
  const evening = await begun();
  const { host, tournament, client } = evening;
  await host.clock.advance(1000);
  const view = await host.done("watchTournament", { tournament });
  expect(view.stage).toBe("paused");
  expect(view.log.map(({ said }) => said.key)).toContain("tournament.log.handVoid");
  expect(view.entrants.map(({ stack }) => stack)).toEqual([5000, 5000, 5000, 5000]);
  expect(host.log).toHaveLength(1);
  expect(host.store.bank.audit().problems).toEqual([]);
  nothing.mockRestore();
  await host.done("resumeTournament", { tournament });
  await playUntil(evening, isOver(evening, 1));
  expect(host.store.rounds.endedAfter(client.door.id, 0)).toHaveLength(1);
  // The tournament has heard of it: the next one is dealt.
  await playUntil(evening, () => client.table.roundNumber === 2);
});

it("H-23 somebody who is moved between hands while the tournament is paused sees the chairs as they are now, and not the end of a hand they were not in", async () => {
  const evening = await begun({ bots: 5 });
  const { host, tournament, client } = evening;
  const view = () => host.done("watchTournament", { tournament });
  await playUntil(evening, () => client.isToAct);
  await host.done("pauseTournament", { tournament });
  await playUntil(evening, () =>
    host.store.sessions
      .openTables(host.store.tournaments.load(tournament)!.state.session)
      .every((id) => host.store.tables.load(id)!.stage === "between"),
  );
  const { tables } = await view();
  const other = tables.find(({ id }) => id !== client.door.id)!;
  const chair = other.chairs.indexOf(null);
  await host.done("moveEntrant", { tournament, entrant: "e1", table: other.id, chair });
  const open = await host.house.ask("openTables", {});
  const mine = open.ok ? open.value.find(({ table }) => table === other.id) : undefined;
  const moved = Client.arrive(
    host.host.house.table(other.id)!,
    mine && "token" in mine ? mine.token : undefined,
  );
  expect(moved.views).toEqual([]);
  expect(moved.table).toMatchObject({
    stage: "between",
    players: expect.arrayContaining([expect.objectContaining({ id: "e1" })]) as unknown,
  });
  await host.done("resumeTournament", { tournament });
  await host.clock.until(() => moved.views.length > 0);
  expect(moved.view).toMatchObject({
    round: other.round + 1,
    seen: { viewer: expect.any(Number) as number },
  });
});
