// Checks what the network learns of a tournament, and how often that is asked for (H-13, H-14).

import { expect, onTestFinished, test, vi } from "vitest";
import type { LanTable } from "#main/base/ports.ts";
import { LanTables } from "#main/house/lanTables.ts";
import { sentence } from "#shared/games/texts.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { testFolder } from "#test/host/support/testHost.ts";
import { setup } from "./support/quickTournament.ts";
import { tournamentHost, type TournamentHost } from "./support/tournamentHost.ts";

/** Of bots, open to the network. */
async function opened(
  host: TournamentHost,
  bots = 6,
): Promise<Readonly<{ tournament: string; told: () => readonly LanTable[] }>> {
  const heard: { last: readonly LanTable[] } = { last: [] };
  host.host.house.onLan((tables) => (heard.last = tables));
  const { tournament } = await host.done("createTournament", setup({ chairs: 3 }));
  await host.done("seatEntrant", { tournament, bots: Array.from({ length: bots }, () => "easy") });
  await host.done("admitToTournament", { tournament, open: true });
  return { tournament, told: () => heard.last };
}

const halfHour = 30 * 60_000;

test("H-13 H-14 a tournament that is over is announced no more; for half an hour its people see how it ended, then nobody reaches it", async () => {
  const host = await tournamentHost();
  const { tournament, told } = await opened(host);
  expect(told()).toMatchObject([{ table: tournament, listed: true, players: 6 }]);
  await host.done("startTournament", { tournament });
  await host.done("watchTournament", { tournament });
  await host.clock.until(() => host.views.at(-1)?.stage === "over", 50_000);
  expect(told()).toMatchObject([{ table: tournament, listed: false }]);
  const { code } = told()[0]!;
  expect(host.host.house.tournamentOfCode(code)).toBe(tournament);
  // Who looks on hears of it a little later.
  await host.clock.advance(halfHour - 1000);
  expect(told()).toHaveLength(1);
  await host.clock.advance(1000);
  expect([told(), host.host.house.tournamentOfCode(code)]).toEqual([[], null]);
  await host.done("watchTournament", { tournament });
  expect(told()).toEqual([]);
});

test("H-14 a tournament that is called off is announced no more; its director ends it for the network at once, and opens none that is over", async () => {
  const host = await tournamentHost();
  const { tournament, told } = await opened(host);
  await host.done("closeTournament", { tournament });
  expect(told()).toMatchObject([{ table: tournament, listed: false }]);
  await host.done("admitToTournament", { tournament, open: false });
  expect(told()).toEqual([]);
  const refused = await host.ask("admitToTournament", { tournament, open: true });
  expect(refused.ok ? "" : sentence(refused.error)).toBe("The tournament is over.");
});

test("H-14 what was over when its host ended is not reached when that comes up again, whoever looks at it", async () => {
  const [clock, dataFolder] = [new SimulatedClock(), testFolder()];
  const before = await tournamentHost({ clock, dataFolder });
  const { tournament } = await opened(before);
  await before.done("closeTournament", { tournament });
  await before.host.close();
  const host = await tournamentHost({ clock, dataFolder });
  const told: LanTable[] = [];
  host.host.house.onLan((tables) => told.push(...tables));
  await host.done("watchTournament", { tournament });
  await host.done("createTournament", setup());
  expect(told).toEqual([]);
});

test("H-13 the network is asked about when people enter or leave and when a tournament opens, begins or ends, and at none of its hands", async () => {
  const host = await tournamentHost();
  const asked = vi.spyOn(LanTables.prototype, "changed");
  onTestFinished(() => asked.mockRestore());
  const times = async (work: () => Promise<unknown>): Promise<number> => {
    asked.mockClear();
    await work();
    return asked.mock.calls.length;
  };
  const { tournament } = await opened(host);
  expect(asked).toHaveBeenCalled();
  expect(await times(() => host.done("enterTournament", { tournament }))).toBe(1);
  expect(await times(() => host.done("leaveTournament", { tournament }))).toBe(1);
  expect(await times(() => host.done("startTournament", { tournament }))).toBe(1);
  await host.done("watchTournament", { tournament });
  expect(
    await times(() => host.clock.until(() => host.views.at(-1)?.stage === "over", 50_000)),
  ).toBe(1);
  expect(host.views.at(-1)!.tables.reduce((sum, { round }) => sum + round, 0)).toBeGreaterThan(0);
});

test("H-13 while the director lets nobody new in no guest enters, and a guest who is in stays; people of this machine are entered by the director", async () => {
  const host = await tournamentHost();
  const { tournament } = await opened(host, 2);
  const { house } = host.host;
  const comes = async (id: string) => {
    host.store.profiles.add({ id, name: id, avatar: "avatar-01", madeAt: 1 });
    const answer = await house.tournaments.ask(
      { role: "guest", profile: id },
      host.onlooker,
      "enterTournament",
      { tournament },
    );
    return answer.ok ? "in" : sentence(answer.error);
  };
  host.store.bank.post(
    {
      kind: "grant",
      entries: [
        { account: "mint", amount: -3000 },
        { account: "profile:Noor", amount: 1000 },
        { account: "profile:Omar", amount: 1000 },
        { account: "profile:Tess", amount: 1000 },
      ],
    },
    1,
  );
  expect(await comes("Noor")).toBe("in");
  await host.done("admitToTournament", { tournament, open: false });
  expect(await comes("Omar")).toBe("The director isn’t letting anybody else in.");
  host.store.profiles.add({ id: "Tess", name: "Tess", avatar: "avatar-01", madeAt: 1 });
  await host.done("seatEntrant", { tournament, profile: "Tess" });
  const view = await host.done("watchTournament", { tournament });
  expect(view.entrants.filter(({ bot }) => bot === null).map(({ name }) => name)).toEqual([
    "Noor",
    "Tess",
  ]);
});
