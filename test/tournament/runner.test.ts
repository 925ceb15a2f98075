// Checks that a tournament runs on real tables to its end, and stands where it stood when its host
// comes up again.

import { describe, expect, it } from "vitest";
import type { BotLevel } from "#shared/bots/bot.ts";
import type { Format, TournamentView } from "#shared/protocol/tournament.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { testFolder } from "#test/host/support/testHost.ts";
import { setup } from "./support/quickTournament.ts";
import { tournamentHost, type TournamentHost } from "./support/tournamentHost.ts";

const bots = (count: number): BotLevel[] => Array.from({ length: count }, () => "easy");

const prizesOf = ({ entrants }: TournamentView): number =>
  entrants.reduce((sum, { prize }) => sum + (prize ?? 0), 0);

async function opened(
  host: TournamentHost,
  change: Parameters<typeof setup>[0],
  count: number,
): Promise<string> {
  const { tournament } = await host.done("createTournament", setup(change));
  await host.done("seatEntrant", { tournament, bots: bots(count) });
  return tournament;
}

const viewNow = async (host: TournamentHost, tournament: string): Promise<TournamentView> =>
  host.done("watchTournament", { tournament });

describe("a freezeout", () => {
  it("H-20 of nine bots and a person at three tables goes to its winner, with a place and a prize for each; the books come out", async () => {
    const host = await tournamentHost();
    const tournament = await opened(host, {}, 9);
    await host.done("enterTournament", { tournament });
    await host.done("startTournament", { tournament });
    expect(
      (await viewNow(host, tournament)).tables.map(({ chairs }) => chairs.filter(Boolean).length),
    ).toEqual([4, 3, 3]);
    await host.clock.until(() => host.views.at(-1)?.stage === "over", 200_000);
    const view = host.views.at(-1)!;
    const places = view.entrants
      .map(({ place }) => place ?? 0)
      .toSorted((one, other) => one - other);
    // Who share a place leave the next ones empty.
    expect(places.every((place, at) => place === at + 1 || place === places[at - 1])).toBe(true);
    expect(places.filter((place) => place === 1)).toHaveLength(1);
    expect(prizesOf(view)).toBe(view.payouts.pool);
    expect(host.store.bank.audit().problems).toEqual([]);
    expect(host.store.bank.balance(`tournament:${tournament}`)).toBe(0);
    expect(host.store.bank.balance(`stacks:${tournament}`)).toBe(0);
    expect(host.log).toEqual([]);
  }, 120_000);

  it("H-23 stands where it stood when its host ends and comes up again, as often as that happens", async () => {
    const clock = new SimulatedClock();
    const dataFolder = testFolder();
    let host = await tournamentHost({ clock, dataFolder });
    const tournament = await opened(host, {}, 7);
    await host.done("startTournament", { tournament });
    let restarts = 0;
    for (
      let view = await viewNow(host, tournament);
      view.stage !== "over";
      view = await viewNow(host, tournament)
    ) {
      let timers = 0;
      await clock.until(() => (timers += 1) > 25 || host.views.at(-1)?.stage === "over");
      const { log: before } = await viewNow(host, tournament);
      await host.host.close();
      host = await tournamentHost({ clock, dataFolder });
      expect((await viewNow(host, tournament)).log.slice(0, before.length)).toEqual(before);
      restarts += 1;
      if (restarts > 2000) throw new Error("it does not end");
    }
    expect(restarts).toBeGreaterThan(3);
    expect(host.store.bank.audit().problems).toEqual([]);
    expect(host.store.bank.balance(`tournament:${tournament}`)).toBe(0);
  }, 240_000);
});

describe("where nobody has a stack", () => {
  it("H-20 no hands for pots are taken", async () => {
    const host = await tournamentHost();
    expect(
      await host.ask(
        "createTournament",
        setup({
          format: { kind: "bracket", seeding: "random", thirdPlace: true, wins: 3 },
          chairs: 2,
        }),
      ),
    ).toMatchObject({ ok: false, error: { key: "tournament.refusals.potsNeedChips" } });
  });

  const eights = [{ game: "crazy-eights", rounds: 1, options: {} }];
  const played: readonly (readonly [string, Parameters<typeof setup>[0], number])[] = [
    [
      "a league",
      {
        rotation: eights,
        format: { kind: "league", rounds: 1, deals: 1, points: [5, 3, 1], draw: "swiss" },
        chairs: 3,
      },
      6,
    ],
    [
      "a bracket for rounds won",
      {
        rotation: eights,
        format: { kind: "bracket", seeding: "random", thirdPlace: true, wins: 1 },
        chairs: 2,
      },
      4,
    ],
  ];

  it.each(played)(
    "H-20 nothing is paid for a round of %s, and it comes to its places",
    async (_what, change, count) => {
      const host = await tournamentHost();
      const tournament = await opened(host, change, count);
      await host.done("startTournament", { tournament });
      await viewNow(host, tournament);
      await host.clock.until(
        () => host.views.at(-1)?.stage === "over" || host.log.length > 0,
        200_000,
      );
      expect(host.log).toEqual([]);
      const { entrants, payouts } = host.views.at(-1)!;
      expect(entrants.every(({ place }) => place !== null)).toBe(true);
      expect(prizesOf(host.views.at(-1)!)).toBe(payouts.pool);
      expect(host.store.bank.audit().problems).toEqual([]);
    },
    120_000,
  );
});

it("H-20 H-22 a table that a league opens for those who came late plays its rounds like the others", async () => {
  const host = await tournamentHost();
  const format: Format = { kind: "league", rounds: 3, deals: 2, points: [5, 3, 1], draw: "swiss" };
  const tournament = await opened(
    host,
    {
      rotation: [{ game: "crazy-eights", rounds: 1, options: {} }],
      format,
      chairs: 3,
      structure: { ...setup().structure, lateEntry: 1 },
    },
    6,
  );
  await host.done("startTournament", { tournament });
  await host.done("seatEntrant", { tournament, bots: bots(3) });
  await viewNow(host, tournament);
  await host.clock.until(() => host.views.at(-1)?.stage === "over" || host.log.length > 0, 200_000);
  expect(host.log).toEqual([]);
  const { draw, tables } = host.views.at(-1)!;
  expect(draw.kind === "league" && draw.rounds.map((round) => round.length)).toEqual([2, 3, 3]);
  expect(tables.map(({ round }) => round)).toEqual([6, 6, 4]);
}, 3_600_000);

it.each(["stays", "is started again"])(
  "H-20 the last tables of a tournament close half an hour after it, or when its host %s",
  async (host) => {
    const [clock, dataFolder] = [new SimulatedClock(), testFolder()];
    const first = await tournamentHost({ clock, dataFolder });
    const tournament = await opened(first, {}, 4);
    await first.done("startTournament", { tournament });
    await clock.until(
      () => first.store.tournaments.load(tournament)!.state.phase === "over",
      50_000,
    );
    const { session } = first.store.tournaments.load(tournament)!.state;
    const [table] = first.store.sessions.openTables(session);
    expect(first.host.house.table(table!)).not.toBeNull();
    if (host === "stays") await clock.advance(30 * 60_000);
    else await first.host.close();
    const now = host === "stays" ? first : await tournamentHost({ clock, dataFolder });
    expect(now.store.sessions.openTables(session)).toEqual([]);
    await clock.until(() => now.host.house.table(table!) === null);
    expect((await viewNow(now, tournament)).stage).toBe("over");
    expect([now.log, now.store.bank.audit().problems]).toEqual([[], []]);
  },
);

it("H-22 nobody can be seated who is not known here, and the answer says so", async () => {
  const host = await tournamentHost();
  const tournament = await opened(host, {}, 2);
  expect(await host.ask("seatEntrant", { tournament, profile: "nobody" })).toMatchObject({
    ok: false,
    error: { key: "store.profileGone" },
  });
  expect((await viewNow(host, tournament)).entrants).toHaveLength(2);
});

describe("the director", () => {
  it.each([0, 5])(
    "H-23 closes a tournament in mid-hand, %i timers on: tables end, everybody has his buy-in back, and nothing is left of it",
    async (timers) => {
      const host = await tournamentHost();
      const tournament = await opened(host, { settings: { ...setup().settings, botPace: 1 } }, 9);
      await host.done("enterTournament", { tournament });
      await host.done("startTournament", { tournament });
      let gone = 0;
      await host.clock.until(() => (gone += 1) > timers);
      const { session } = host.store.tournaments.load(tournament)!.state;
      const open = host.store.sessions.openTables(session);
      expect(open.some((id) => host.store.tables.load(id)!.stage === "playing")).toBe(true);
      await host.done("closeTournament", { tournament });
      expect((await viewNow(host, tournament)).stage).toBe("cancelled");
      expect(host.store.sessions.openTables(session)).toEqual([]);
      expect(host.store.bank.audit().problems).toEqual([]);
      expect(host.store.bank.balance(`profile:${host.host.house.owner}`)).toBe(10_000);
      await host.clock.advance(120_000);
      expect(open.map((id) => host.host.house.table(id))).toEqual(open.map(() => null));
      expect(host.log).toEqual([]);
    },
  );
});
