// What comes over true sockets to those who watch a tournament: after every change each page sees
// what one sees that comes then (H-23).

import { expect, onTestFinished, test } from "vitest";
import type { HouseClient } from "#renderer/client/clients.ts";
import { houseRoom } from "#shared/protocol/wire.ts";
import type { TournamentView } from "#shared/protocol/tournament.ts";
import { seatedTable } from "#test/host/support/seatedTable.ts";
import { HostileLine } from "#test/lan/hostile/HostileLine.ts";
import { packed } from "#test/lan/hostile/mutations.ts";
import { quick, setup } from "#test/tournament/support/quickTournament.ts";
import { valueOf } from "#test/support/valueOf.ts";
import { eveningAt, type Evening } from "./screenOfTournament.ts";
import { trueHost } from "./trueHost.ts";

/** Longer than watchers rest. */
const restMs = 1000;

interface Watched extends Evening {
  /** Opens a line as each of those who may watch. */
  readonly doors: { readonly [who: string]: () => Promise<HouseClient> };
}

async function evening(bots: number): Promise<Watched> {
  const seated = await seatedTable({ people: 1, bots: 1 });
  const host = await trueHost(seated, { now: () => seated.clock.elapsed() });
  const all = await eveningAt(
    host,
    setup({ chairs: 3, structure: { ...quick, stack: 60, buyIn: 100 } }),
  );
  const { director, tournament, code, screen } = all;
  const [player, stranger] = [
    host.with(await host.guest("Ben")),
    host.with(await host.guest("Cy")),
  ];
  valueOf(await (await host.houseOf(player)).ask("enterTournament", { tournament }));
  valueOf(
    await director.ask("seatEntrant", {
      tournament,
      bots: Array.from({ length: bots }, () => "easy"),
    }),
  );
  return {
    ...all,
    doors: {
      director: () => host.houseOf(host.owner),
      player: () => host.houseOf(player),
      stranger: () => host.houseOf(stranger),
      screen: () => screen(code),
    },
  };
}

/** A page that has watched from when it came. */
async function watching(
  house: HouseClient,
  tournament: string,
): Promise<Readonly<{ house: HouseClient; seen: () => TournamentView }>> {
  let seen = valueOf(await house.ask("watchTournament", { tournament }));
  house.onTournament((view) => {
    if (view) seen = view;
  });
  return { house, seen: () => seen };
}

test("H-23 director, player, stranger and a screen that is nobody’s see after every change what a page sees that comes then", async () => {
  const { host, director, tournament, doors } = await evening(7);
  const pages = await Promise.all(
    Object.entries(doors).map(async ([who, come]) => ({
      who,
      ...(await watching(await come(), tournament)),
    })),
  );
  const inTurn = async (): Promise<string> => {
    // All of them have rested, and none will hear more; what was sent before an answer has come
    // before it.
    await host.clock.advance(restMs);
    for (const { house } of pages) await house.ask("unwatchTournament", { tournament: "another" });
    for (const { who, seen } of pages) {
      const newcomer = await doors[who]!();
      expect(seen(), who).toEqual(valueOf(await newcomer.ask("watchTournament", { tournament })));
      newcomer.close();
    }
    return pages[0]!.seen().stage;
  };
  const steps = [
    () => director.ask("startTournament", { tournament }),
    () => director.ask("pauseTournament", { tournament }),
    () =>
      director.ask("correctStack", { tournament, entrant: "e2", stack: 75, note: "miscounted" }),
    () => director.ask("resumeTournament", { tournament }),
    () => director.ask("removeEntrant", { tournament, entrant: "e4", note: "rude" }),
  ];
  for (const step of steps) {
    valueOf(await step());
    await inTurn();
  }
  for (let rounds = 0; rounds < 400 && (await inTurn()) !== "over"; rounds += 1)
    await host.clock.advance(20_000);
  expect(pages.map(({ seen }) => seen().stage)).toEqual(pages.map(() => "over"));
  expect(pages.map(({ seen }) => [seen().you.directs, seen().you.entrant])).toEqual([
    [true, null],
    [false, "e1"],
    [false, null],
    [false, null],
  ]);
});

test("H-23 a page that lost its line has the whole of it again on the next", async () => {
  const { host, director, tournament, doors } = await evening(3);
  const { house, seen } = await watching(await doors["player"]!(), tournament);
  const lost = new Promise<void>(
    (resolve) => void house.onTournament((view) => view === null && resolve()),
  );
  // H-17: with so many more, the oldest line of a guest ends.
  const lines = await Promise.all(Array.from({ length: 8 }, () => doors["player"]!()));
  await lost;
  for (const line of lines) line.close();
  valueOf(await director.ask("startTournament", { tournament }));
  const again = valueOf(await house.ask("watchTournament", { tournament }));
  expect(again.stage).toBe("running");
  valueOf(await director.ask("pauseTournament", { tournament }));
  await host.clock.advance(restMs);
  valueOf(await house.ask("games", {}));
  expect(seen()).toMatchObject({
    stage: "paused",
    entrants: again.entrants.map(({ id, name }) => ({ id, name })),
  });
});

test("H-23 of a change in a tournament of 1 000 a page is sent some hundred bytes, where the whole has some hundred thousand", async () => {
  const { host, director, tournament } = await evening(990);
  const frames: Buffer[] = [];
  const line = await HostileLine.come(
    { origin: host.served.url, room: houseRoom, send: host.with(await host.guest("Dee")) },
    {},
    (frame) => void frames.push(Buffer.from(frame)),
  );
  onTestFinished(() => line.end());
  const sizeOf = async (request: string): Promise<number> => {
    expect(
      await line.ask(packed({ request, payload: request === "games" ? {} : { tournament } })),
    ).toMatchObject({ kind: "answer", answer: { ok: true } });
    return Math.max(
      0,
      ...frames
        .splice(0)
        .filter((frame) => frame.includes("tournament"))
        .map(({ length }) => length),
    );
  };
  expect(await sizeOf("watchTournament")).toBeGreaterThan(100_000);
  await host.clock.advance(restMs);
  valueOf(await director.ask("seatEntrant", { tournament, bots: ["easy"] }));
  await host.clock.advance(restMs);
  const size = await sizeOf("games");
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThan(2_000);
});
