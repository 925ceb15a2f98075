// Checks that a night holds up against anybody who asks anything at any time, over real sockets:
// two directors' pages, guests, a screen.

import { expect, test } from "vitest";
import { auditedFile } from "#main/store/audit/auditedFile.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import type { HouseClient } from "#renderer/client/clients.ts";
import {
  tournamentRequests,
  type TournamentRequest,
  type TournamentView,
} from "#shared/protocol/tournament.ts";
import { trueHost, type TrueHost } from "#test/connections/trueHost.ts";
import { seatedTable } from "#test/host/support/seatedTable.ts";
import { sweep } from "#test/support/sweep.ts";
import { quick, setup } from "./support/quickTournament.ts";

const nights = sweep(2, 300);
/** So many things are asked in a night, whatever it has come to. */
const asks = 120;

const structure = {
  ...quick,
  stack: 120,
  bounty: 10,
  buyIn: 20,
  lateEntry: 3,
  rebuys: { until: 3, most: 2, stack: 60 },
  addOn: { at: 2, price: 10, stack: 50 },
  breaks: [{ after: 1, minutes: 1 }],
  guaranteed: [50],
};

type Page = Readonly<{
  house: HouseClient;
  directs: boolean;
}>;

/** What of it is never asked at random: it would be another tournament, or none. */
const unasked: ReadonlySet<TournamentRequest> = new Set([
  "createTournament",
  "closeTournament",
  "watchTournament",
  "unwatchTournament",
  "tournaments",
  "structures",
  "saveStructure",
  "deleteStructure",
]);
const requests = (Object.keys(tournamentRequests) as readonly TournamentRequest[]).filter(
  (request) => !unasked.has(request),
);

/** Something of the right form, of somebody and something that is there or has been. */
function payloadOf(request: TournamentRequest, view: TournamentView, dice: DiceReader): object {
  const some = <T>(list: readonly T[], other: T): T =>
    list[dice.below(Math.max(1, list.length))] ?? other;
  const tournament = view.id;
  const entrant = some(view.entrants, view.entrants[0]!)?.id ?? "e1";
  const own = { tournament, entrant };
  switch (request) {
    case "seatEntrant":
      return { tournament, bots: Array.from({ length: 1 + dice.below(2) }, () => "easy") };
    case "admitToTournament":
      return { tournament, open: dice.below(4) > 0 };
    case "moveEntrant":
      return {
        ...own,
        table: some(
          view.tables.map(({ id }) => id),
          "none",
        ),
        chair: dice.below(4),
      };
    case "removeEntrant":
      return { ...own, note: "rude" };
    case "undoElimination":
      return { tournament, elimination: view.undo?.elimination ?? 1 };
    case "correctStack":
      return { ...own, stack: 1 + dice.below(300), note: "miscounted" };
    case "changeLevel":
      return {
        tournament,
        level: 1 + dice.below(structure.levels.length),
        to: { ...structure.levels[dice.below(structure.levels.length)]!, ante: dice.below(200) },
      };
    case "penalise":
      return { ...own, rounds: dice.below(2), note: "late" };
    case "buyAgain":
      return { tournament, again: dice.below(2) === 0 };
    // Of nobody who comes with a browser of their own: the guests are to stay guests.
    case "nameDirector":
      return { tournament, profile: "person-1", directs: dice.below(2) === 0 };
    case "setDirectorPin":
      return { tournament, pin: dice.below(2) === 0 ? "402816" : null };
    case "revokeDirectorDevice":
      return { tournament, device: "none" };
    default:
      return { tournament };
  }
}

async function pagesOf(host: TrueHost): Promise<readonly Page[]> {
  const directors = await Promise.all(
    [0, 1].map(async () => ({ house: await host.houseOf(host.owner), directs: true })),
  );
  const guests = await Promise.all(
    ["Ben", "Cy", "Dee"].map(async (name) => ({
      house: await host.houseOf(host.with(await host.guest(name))),
      directs: false,
    })),
  );
  return [...directors, ...guests];
}

async function night(seed: string): Promise<void> {
  const dice = new DiceReader(newDice(seed));
  const seated = await seatedTable({ people: 1, bots: 1 });
  const host = await trueHost(seated, { now: () => seated.clock.elapsed() });
  const pages = await pagesOf(host);
  const [director] = pages;
  const created = await director!.house.ask(
    "createTournament",
    setup({ structure, chairs: 3, rebuySeconds: 10 }),
  );
  if (!created.ok) throw new Error(created.error.code);
  const { tournament } = created.value;
  const viewNow = async (): Promise<TournamentView> => {
    const answer = await director!.house.ask("watchTournament", { tournament });
    if (!answer.ok) throw new Error(answer.error.code);
    return answer.value;
  };
  await director!.house.ask("seatEntrant", { tournament, bots: ["easy", "easy", "easy"] });
  for (let asked = 0; asked < asks; asked += 1) {
    const view = await viewNow();
    if (view.stage === "over") break;
    // Two at the same moment, of whoever it may be.
    await Promise.all(
      [0, 1].map(async () => {
        const page = pages[dice.below(pages.length)]!;
        const request = requests[dice.below(requests.length)]!;
        const answer = await page.house.ask(request, payloadOf(request, view, dice) as never);
        if (!answer.ok)
          expect(answer.error.code, `${request}: ${answer.error.key}`).not.toMatch(
            /^(fault|store-|not-connected|wrong-form)/,
          );
        if (
          !page.directs &&
          /^(start|pause|resume|move|remove|undo|correct|change|penalise|admit|seat|directing|name|setDirector|revokeDirector)/.test(
            request,
          )
        )
          expect(answer).toMatchObject({ ok: false, error: { code: "not-yours" } });
      }),
    );
    // No faster than a line may be asked.
    await host.clock.advance([200, 500, 3000, 20_000][dice.below(4)]!);
  }
  for (let tries = 0; (await viewNow()).stage !== "over"; tries += 1) {
    if (tries > 200) throw new Error("it does not end");
    await director!.house.ask("startTournament", { tournament });
    await director!.house.ask("resumeTournament", { tournament });
    await host.clock.advance(120_000);
  }
  const { entrants, payouts } = await viewNow();
  expect(entrants.reduce((sum, { prize }) => sum + (prize ?? 0), 0)).toBe(
    payouts.prizes.reduce((sum, prize) => sum + prize, 0),
  );
  expect([
    host.store.bank.balance(`tournament:${tournament}`),
    host.store.bank.balance(`stacks:${tournament}`),
  ]).toEqual([0, 0]);
  expect(host.log).toEqual([]);
  await host.host.close();
  expect(auditedFile(host.dataFolder).problems).toEqual([]);
}

test.each(Array.from({ length: nights }, (_, number) => `night ${number}`))(
  "H-23 H-35 whatever two directors and three guests ask of a tournament at any of its moments, it comes to its end with every chip in its place: %s",
  night,
  600_000,
);
