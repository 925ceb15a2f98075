// Measures whether a store of 100 000 rounds answers as fast as one of a hundred, and whether
// adding one more round costs the same there.

import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countSome } from "#main/house/achievements/counting.ts";
import {
  AchievementCounter,
  sliceRounds,
  sliceRows,
  Figures,
} from "#main/house/achievements/achievementRequests.ts";
import { systemClock } from "#main/base/clock.ts";
import { ArchiveThread } from "#main/house/history/archive.ts";
import type { AskedFigures } from "#main/house/history/archiveDesk.ts";
import { openStore, type Store } from "#main/store/store.ts";
import { storeFile } from "#main/store/storeFile.ts";
import { addProfiles, bring, play, tableOf } from "#test/store/support/ledgerTable.ts";
import { grouped, type Bench, type Report } from "./bench.ts";

const few = 100;
const seats = 4;
const roundsInSession = 200;
/**
 * ms for any page of the history, and a round's cost in the full store beside that in the nearly
 * empty one.
 */
const mostForPage = 100;
const mostBesideFew = 1.2;

const tableName = (session: number): string => `table${session}`;

/**
 * Sessions of two hundred rounds at tables of their own, but the first, which has half of all: the
 * worst that a filter can meet.
 */
function filled(folder: string, rounds: number, movesEach: number): Store {
  const store = openStore(folder);
  addProfiles(store, "Ann", "Ben", "Cy");
  store.atOnce(() => {
    for (let session = 0, made = 0; made < rounds; session += 1) {
      const profiles = [session % 50 === 7 ? "cy" : "ann", "ben", null, null];
      store.tables.add(tableOf(tableName(session), profiles, session));
      profiles.forEach((_, seat) => bring(store, tableName(session), `p${seat}`, 30));
      const until = session === 0 ? rounds / 2 : Math.min(rounds, made + roundsInSession);
      for (; made < until; made += 1) {
        const gain = made % 2 === 0 ? 5 : -5;
        play(store, tableName(session), {
          chips: [gain, -gain, 3 * gain, -3 * gain],
          at: made * 1000,
          moves: movesEach,
          game: made % 5 === 0 ? "kings-and-bastards" : "five-card-draw",
        });
      }
    }
  });
  return store;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

function timed(work: () => unknown): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}

/**
 * ms for a round at each store's newest table, from deal to result and transaction, in turns so
 * that the disk's mood is shared.
 */
function roundCosts(
  stores: readonly Readonly<{ store: Store; table: string }>[],
  times: number,
  moves: number,
): readonly number[] {
  const costs = stores.map((): number[] => []);
  for (let time = 0; time < times; time += 1) {
    stores.forEach(({ store, table }, at) => {
      const gain = time % 2 === 0 ? 5 : -5;
      costs[at]?.push(
        timed(() =>
          play(store, table, { chips: [gain, -gain, gain, -gain], at: 1e9 + time, moves }),
        ),
      );
    });
  }
  return costs.map(median);
}

type Question = readonly [what: string, ask: () => unknown];

function questions({ rounds }: Store, count: number): readonly Question[] {
  const page = { limit: 50, before: null, profile: "ann" } as const;
  const middle = count * 500;
  return [
    ["list, first page", () => rounds.finished(page)],
    ["list, a page in the middle", () => rounds.finished({ ...page, before: count / 2 })],
    ["list, the last page", () => rounds.finished({ ...page, before: 51 })],
    ["of one person, with another", () => rounds.finished({ ...page, of: "ann", player: "ben" })],
    ["game", () => rounds.finished({ ...page, game: "kings-and-bastards" })],
    ["game that was never played", () => rounds.finished({ ...page, game: "exordia8" })],
    ["table", () => rounds.finished({ ...page, table: tableName(3) })],
    ["table with half of all rounds", () => rounds.finished({ ...page, table: tableName(0) })],
    ["player in all rounds", () => rounds.finished({ ...page, player: "ben" })],
    ["player in few", () => rounds.finished({ ...page, player: "cy" })],
    ["player in none", () => rounds.finished({ ...page, player: "Zoe" })],
    ["dates", () => rounds.finished({ ...page, from: middle, to: middle + 100_000 })],
    ["dates without a round", () => rounds.finished({ ...page, from: middle + 1, to: middle + 2 })],
    [
      "player and game, nothing fits",
      () => rounds.finished({ ...page, player: "ben", game: "exordia8" }),
    ],
    [
      "player, game, table, dates",
      () =>
        rounds.finished({
          ...page,
          player: "ben",
          game: "kings-and-bastards",
          table: tableName(0),
          from: 0,
          to: 90_000,
        }),
    ],
    ["what filters can be set to", () => rounds.filters()],
    ["sessions", () => rounds.sessions({ limit: 50, before: null })],
    ["one round with its moves", () => rounds.find(Math.floor(count / 2))],
  ];
}

/** ms that the work takes with a turn for others between its goes, and the longest go of it. */
async function inGoes(
  work: (later: (callback: () => void) => void) => Promise<unknown>,
): Promise<Readonly<{ ms: number; longest: number }>> {
  const from = performance.now();
  let since = from;
  let longest = 0;
  const stop = (): void => {
    longest = Math.max(longest, performance.now() - since);
  };
  await work((callback) => {
    stop();
    setImmediate(() => {
      since = performance.now();
      callback();
    });
  });
  stop();
  return { ms: performance.now() - from, longest };
}

/** Counted by the archive's worker, as the host has it: the answer's time, and this thread's of it. */
async function apart(folder: string): Promise<readonly string[]> {
  const archive = new ArchiveThread(systemClock, folder);
  const asked: readonly AskedFigures[] = [
    { figure: "balances", of: "ben" },
    { figure: "headToHead", of: "ben" },
    { figure: "roundFilters", of: "ben" },
    { figure: "roundFilters", of: null },
  ];
  try {
    await archive.figures("ben", { figure: "balances", of: "nobody" });
    const lines: string[] = [];
    for (const figures of asked) {
      const [from, used] = [performance.now(), process.threadCpuUsage()];
      await archive.figures("ben", figures);
      const [took, { user, system }] = [performance.now() - from, process.threadCpuUsage(used)];
      lines.push(
        `${`${figures.figure} of ${figures.of ?? "all"}, apart`.padEnd(34)} ${took.toFixed(1).padStart(8)} ms, of the host’s thread ${((user + system) / 1000).toFixed(1)} ms`,
      );
    }
    return lines;
  } finally {
    await archive.close();
  }
}

/** All the profile's rounds counted, and their statistics, as on the first evening with them. */
async function achievements(
  store: Store,
  profile: string,
  most: number,
): Promise<readonly string[]> {
  const told = (what: string, { ms, longest }: Awaited<ReturnType<typeof inGoes>>): string =>
    `${what.padEnd(34)} ${ms.toFixed(1).padStart(8)} ms, the longest go ${longest.toFixed(1)} ms`;
  const counting = await inGoes(async (later) => {
    const counter = new AchievementCounter(store.achievements, later);
    for (let asked = 0; asked < most && store.achievements.left(profile) > 0; asked += 1)
      await counter.counted(profile);
  });
  let known: AchievementCounter | null = null;
  const first = await inGoes((later) =>
    (known = new AchievementCounter(store.achievements, later)).figures(profile),
  );
  const again = await inGoes(() => known!.figures(profile));
  return [
    told(`his rounds counted, ${most} times asked`, counting),
    told("statistics, first asked", first),
    told("statistics, asked again", again),
  ];
}

const more = (store: Store, { rounds, bank, profiles } = store): readonly Question[] => [
  ["profile", () => profiles.find("ben")],
  [
    `${sliceRounds} of his rounds counted, one go`,
    () => countSome(store.achievements, "ben", sliceRounds),
  ],
  [
    `${sliceRows} rows of statistics, one go`,
    () => new Figures().add(store.achievements.played("ben", null, sliceRows)),
  ],
  ["bank", () => bank.state()],
  ["ledger", () => bank.transactions({ limit: 50, before: null, account: "profile:ben" })],
  ["balance chart", () => bank.balances("ben", 500)],
  ["head to head", () => rounds.headToHead("ben")],
  ["filters of one person", () => rounds.filters("ben")],
  ["audit", () => bank.audit()],
];

/** Each the median of five; the first of them finds the pages not yet read. */
const answered = (asked: readonly Question[]): readonly (readonly [string, number])[] =>
  asked.map(([what, ask]) => [what, median([1, 2, 3, 4, 5].map(() => timed(ask)))]);

async function measured(
  folders: readonly [string, string],
  many: number,
  quick: boolean,
): Promise<Report> {
  const moves = 40;
  const small = filled(folders[0], few, moves);
  let large: Store | null = null;
  try {
    const building = timed(() => (large = filled(folders[1], many, 8)));
    const full = large ?? small;
    const times = quick ? 3 : 300;
    const newest = Math.ceil(many / 2 / roundsInSession);
    const [cheap = Number.NaN, dear = Number.NaN] = roundCosts(
      [
        { store: small, table: tableName(0) },
        { store: full, table: tableName(newest) },
      ],
      times,
      moves,
    );
    const pages = answered(questions(full, many));
    const others = answered(more(full));
    const counted = await achievements(full, "ben", quick ? 2 : 200);
    const figures = await apart(folders[1]);
    const problems = full.bank.audit().problems.length;
    const slowest = Math.max(...pages.map(([, ms]) => ms));
    return {
      lines: [
        `${grouped(many)} rounds of ${seats} seats in ${(building / 1000).toFixed(1)} s, ${(statSync(join(folders[1], storeFile)).size / 2 ** 20).toFixed(0)} MB; ${problems} problems in their books`,
        ...[...pages, ...others].map(
          ([what, ms]) => `${what.padEnd(34)} ${ms.toFixed(1).padStart(8)} ms`,
        ),
        ...figures,
        ...counted,
        `one more round, ${moves} moves: ${cheap.toFixed(2)} ms at ${few} rounds, ${dear.toFixed(2)} ms at ${grouped(many)}: ${(dear / cheap).toFixed(2)}×`,
      ],
      goals: [
        {
          what: `list and every filter in less than ${mostForPage} ms`,
          met: slowest < mostForPage,
        },
        {
          what: `a round costs at most ${mostBesideFew}× what it costs at ${few}`,
          met: dear / cheap <= mostBesideFew,
        },
      ],
    };
  } finally {
    small.close();
    (large as Store | null)?.close();
  }
}

export const bench: Bench = {
  title: "store: history, bank and one more round in a full store",
  async run(quick) {
    const folder = mkdtempSync(join(tmpdir(), "cardtable-bench-"));
    try {
      return await measured(
        [join(folder, "few"), join(folder, "many")],
        quick ? 250 : 100_000,
        quick,
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
