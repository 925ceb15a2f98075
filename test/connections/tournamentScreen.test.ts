// Checks how a television watches a tournament when it belongs to nobody and has only the join code
// (H-16, H-23).

import { expect, onTestFinished, test } from "vitest";
import type { HouseClient } from "#renderer/client/clients.ts";
import { openHouse } from "#renderer/client/openHouse.ts";
import { tournamentRoles, type TournamentView } from "#shared/protocol/tournament.ts";
import { houseRoles, houseRequests } from "#shared/protocol/schema.ts";
import { setup } from "#test/tournament/support/quickTournament.ts";
import { valueOf } from "#test/support/valueOf.ts";
import { eveningAt, type Evening } from "./screenOfTournament.ts";
import { trueHost } from "./trueHost.ts";
import { followingOf } from "#renderer/screens/tournament/following.ts";
import { Cable } from "#test/client/Cable.ts";
import { SimulatedClock } from "#test/client/SimulatedClock.ts";

const evening = async (): Promise<Evening> => eveningAt(await trueHost(), setup(), 2);

/** The next view that comes unasked; null once the line is lost. */
const next = (house: HouseClient): Promise<TournamentView | null> =>
  new Promise((resolve) => {
    const end = house.onTournament((view) => {
      end();
      resolve(view);
    });
  });

test("H-16 H-23 a screen that is nobody’s sees the tournament whose join code it has, as it changes, and is told no code", async () => {
  const { director, tournament, code, screen } = await evening();
  const house = await screen(code);
  const view = valueOf(await house.ask("watchTournament", { tournament }));
  expect(view).toMatchObject({
    id: tournament,
    stage: "registering",
    code: null,
    you: { entrant: null, directs: false },
  });
  const news = next(house);
  valueOf(await director.ask("startTournament", { tournament }));
  expect(await news).toMatchObject({ id: tournament, stage: "running" });
});

test("C-7 H-35 it asks for nothing else: neither of the house, nor of another tournament", async () => {
  const { director, tournament, code, screen } = await evening();
  const other = valueOf(await director.ask("createTournament", setup())).tournament;
  const house = await screen(code);
  expect(await house.ask("watchTournament", { tournament: other })).toMatchObject({
    ok: false,
    error: { code: "wrong-code" },
  });
  for (const request of ["profile", "openTables", "profiles", "ledger"] as const) {
    if (request in houseRequests)
      expect(await house.ask(request as "profile", {})).toMatchObject({
        ok: false,
        error: { code: "not-yours" },
      });
  }
  for (const request of ["enterTournament", "startTournament", "closeTournament"] as const)
    expect(await house.ask(request, { tournament })).toMatchObject({
      ok: false,
      error: { code: "not-yours" },
    });
  const open = [...Object.entries(houseRoles), ...Object.entries(tournamentRoles)]
    .filter(([, roles]) => (roles as readonly string[]).includes("spectator"))
    .map(([request]) => request);
  expect(open).toEqual(["whatIsOn", "watchTournament", "unwatchTournament"]);
  expect(await house.ask("whatIsOn", { shown: null })).toMatchObject({
    ok: false,
    error: { code: "wrong-code" },
  });
});

test("H-14 it ends with the code: a tournament that is closed to the network is shown no more, and a wrong code opens nothing", async () => {
  const { host, director, tournament, code, screen } = await evening();
  valueOf(
    await host.house.ask("openToLan", {
      table: "seated",
      seats: 6,
      fill: null,
      spectators: true,
      listed: true,
    }),
  );
  const house = await screen(code);
  valueOf(await house.ask("watchTournament", { tournament }));
  const news = next(house);
  valueOf(await director.ask("admitToTournament", { tournament, open: false }));
  expect(await news).toBeNull();
  expect(await house.ask("watchTournament", { tournament })).toMatchObject({
    ok: false,
    error: { code: "not-yours" },
  });
  await expect(screen(code)).rejects.toThrow("wrong-code");
  await expect(screen(code === "AAAAAA" ? "BBBBBB" : "AAAAAA")).rejects.toThrow("wrong-code");
});

test("H-17 one device has at most eight such lines: the oldest ends", async () => {
  const { tournament, code, screen } = await evening();
  const first = await screen(code);
  valueOf(await first.ask("watchTournament", { tournament }));
  const ended = next(first);
  for (let more = 0; more < 8; more += 1) await screen(code);
  expect(await ended).toBeNull();
});

test("H-39 when the host is gone without a word, its line says so before three seconds have gone by the screen’s clock", async () => {
  const { host, tournament, code } = await evening();
  const cable = await Cable.to(host.served.port);
  onTestFinished(() => cable.end());
  const clock = new SimulatedClock();
  const house = await openHouse(
    cable.url,
    (address, init) =>
      fetch(address, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init?.headers)), origin: cable.url },
      }),
    clock,
    { code },
  );
  onTestFinished(() => house.close());
  valueOf(await house.ask("watchTournament", { tournament }));
  const following = followingOf(house, tournament, clock);
  const known = new Promise<void>((resolve) =>
    onTestFinished(
      following.subscribe(() => following.snapshot().state === "answered" && resolve()),
    ),
  );
  await known;
  const lost = next(house);
  cable.cut();
  clock.advance(1_000);
  clock.advance(2_000);
  expect(await lost).toBeNull();
  expect(clock.now()).toBeLessThanOrEqual(3_000);
  expect(following.snapshot()).toMatchObject({ state: "answered", value: { isLost: true } });
});
