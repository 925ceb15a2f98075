// Counts a profile's rounds and makes statistics of them without delaying the tables, and answers
// requests for achievements and statistics (H-34).

import type { Clock, Later } from "#main/base/clock.ts";
import { granted } from "#main/base/refusal.ts";
import type { AchievementStore, RoundPlace, StatisticsRow } from "#main/store/achievementStore.ts";
import type { Store } from "#main/store/store.ts";
import { catalogue, manifests } from "#shared/games/catalogue.ts";
import { ofLadder, rungKey } from "#shared/profile/ladder.ts";
import { levelOf } from "#shared/profile/level.ts";
import type {
  AchievementState,
  LadderState,
  Progress,
  Statistics,
} from "#shared/protocol/history.ts";
import type { TitleCounts } from "#shared/protocol/table.ts";
import type { SlowHandlers } from "../handlers.ts";
import {
  achievements,
  amount,
  countSome,
  legsWon,
  longestRun,
  nameOf,
  runUpTo,
  type Counts,
} from "./counting.ts";
import { challengeFor } from "./challenge.ts";
import { localDay } from "./days.ts";

const most = (before: number | null, now: number | null): number | null =>
  now === null ? before : Math.max(before ?? now, now);
const sum = (before: number | null, now: number | null): number | null =>
  now === null ? before : (before ?? 0) + now;

const none: Statistics = {
  rounds: 0,
  wins: 0,
  streak: 0,
  bestStreak: 0,
  chips: null,
  bestChips: null,
  points: 0,
  bestPoints: 0,
  titles: {},
};

const withTitles = (before: TitleCounts, titles: readonly string[]): TitleCounts =>
  titles.reduce<TitleCounts>(
    (counts, title) => ({ ...counts, [title]: (counts[title] ?? 0) + 1 }),
    before,
  );

function withRow(before: Statistics, { won, chips, points, titles }: StatisticsRow): Statistics {
  const streak = won ? before.streak + 1 : 0;
  return {
    rounds: before.rounds + 1,
    wins: before.wins + (won ? 1 : 0),
    streak,
    bestStreak: Math.max(before.bestStreak, streak),
    chips: sum(before.chips, chips),
    bestChips: most(before.bestChips, chips),
    points: before.points + points,
    bestPoints: Math.max(before.bestPoints, points),
    titles: titles.length === 0 ? before.titles : withTitles(before.titles, titles),
  };
}

/** Statistics to which rounds are added, so that each round is read only once. */
export class Figures {
  readonly #byGame = new Map<string, Statistics>();
  readonly #days = new Set<number>();
  #all = none;
  #last: RoundPlace | null = null;

  get last(): RoundPlace | null {
    return this.#last;
  }

  /** `rows` must be oldest first and later than those already added. */
  add(rows: readonly StatisticsRow[]): void {
    for (const row of rows) {
      this.#all = withRow(this.#all, row);
      this.#byGame.set(row.game, withRow(this.#byGame.get(row.game) ?? none, row));
      this.#days.add(localDay(row.endedAt));
      this.#last = row;
    }
  }

  /** `order` of the games; `now` in ms since 1970, UTC. */
  progress(order: readonly string[], now: number): Pick<Progress, "all" | "games" | "days"> {
    const days = [...this.#days].toSorted((one, other) => one - other);
    return {
      all: this.#all,
      games: order.flatMap((game) =>
        this.#byGame.has(game) ? [{ game, ...this.#byGame.get(game)! }] : [],
      ),
      days: { played: days.length, bestRun: longestRun(days), run: runUpTo(days, localDay(now)) },
    };
  }
}

/** Rounds per turn: one takes a millisecond or two and blocks everything else. */
export const sliceRounds = 5;
/** Rows per turn: each takes a few microseconds. */
export const sliceRows = 500;
/** Rounds counted per request; the answer says how many are left. */
export const mostAtOnce = 100;

const isAfter = (one: RoundPlace, other: RoundPlace): boolean =>
  one.endedAt > other.endedAt || (one.endedAt === other.endedAt && one.id > other.id);

/** Counts a few rounds per turn, so that other work runs in between. */
export class AchievementCounter {
  readonly #store: AchievementStore;
  readonly #later: Later;
  /** Concurrent requests of a profile share a result. */
  readonly #counting = new Map<string, Promise<Counts>>();
  readonly #figures = new Map<string, Figures>();

  /** `later` calls back when the host has served everybody once. */
  constructor(store: AchievementStore, later: Later) {
    this.#store = store;
    this.#later = later;
  }

  /** Counts some more rounds and returns the counts. Rejects with a StoreError. */
  counted(profile: string): Promise<Counts> {
    const running = this.#counting.get(profile);
    if (running) return running;
    const counting = this.#countMost(profile).finally(() => this.#counting.delete(profile));
    this.#counting.set(profile, counting);
    return counting;
  }

  /** Covers all rounds up to the first uncounted one. Rejects with a StoreError. */
  async figures(profile: string): Promise<Figures> {
    for (;;) {
      const figures = this.#figuresOf(profile);
      const rows = this.#store.played(profile, figures.last, sliceRows);
      figures.add(rows);
      if (rows.length < sliceRows) return figures;
      await this.#turn();
    }
  }

  async #countMost(profile: string): Promise<Counts> {
    for (let left = mostAtOnce; ; left -= sliceRounds) {
      const { counts, rounds } = countSome(this.#store, profile, sliceRounds);
      this.#forgetFrom(profile, rounds[0]);
      if (rounds.length < sliceRounds || left <= sliceRounds) return counts;
      await this.#turn();
    }
  }

  #figuresOf(profile: string): Figures {
    const known = this.#figures.get(profile) ?? new Figures();
    this.#figures.set(profile, known);
    return known;
  }

  /** If the clock was set back and a new round sorts before others, all are read again. */
  #forgetFrom(profile: string, first: RoundPlace | undefined): void {
    const last = this.#figures.get(profile)?.last;
    if (first && last && isAfter(last, first)) this.#figures.delete(profile);
  }

  #turn(): Promise<void> {
    return new Promise((resolve) => this.#later(resolve));
  }
}

type Parts = Readonly<{
  store: Pick<Store, "achievements" | "profiles">;
  clock: Clock;
  counter: AchievementCounter;
}>;

const reachedBy = ({ store }: Parts, profile: string) =>
  new Map(
    store.achievements
      .reached(profile)
      .flatMap(({ round, at, achieved }) => achieved.map((name) => [name, { round, at }] as const)),
  );

/** H-47 */
async function ladders(parts: Parts, profile: string): Promise<readonly LadderState[]> {
  await parts.counter.counted(profile);
  const reached = reachedBy(parts, profile);
  return manifests.map(({ rules, ladder }) => ({
    game: rules.id,
    rungs: ladder.map(({ opponents, goal, options }, at) => {
      const name = nameOf({ of: ofLadder, key: rungKey(rules.id, at + 1) });
      return { opponents, goal, options, won: reached.get(name) ?? null };
    }),
  }));
}

/** Rungs are shown on their ladders. */
function states(parts: Parts, profile: string, counts: Counts): readonly AchievementState[] {
  const reached = reachedBy(parts, profile);
  const shown = achievements.filter(({ of }) => of !== ofLadder);
  return shown.map((achievement) => {
    const { of, key, motif, goal } = achievement;
    const has = Math.min(goal, amount(counts, achievement));
    return { of, key, motif, goal, amount: has, reached: reached.get(nameOf(achievement)) ?? null };
  });
}

async function progress(parts: Parts, profile: string): Promise<Progress> {
  const { store, clock, counter } = parts;
  const counts = await counter.counted(profile);
  const figures = await counter.figures(profile);
  const shown = figures.progress(
    catalogue.map(({ id }) => id),
    clock.now(),
  );
  return {
    left: store.achievements.left(profile),
    points: shown.all.points,
    level: levelOf(shown.all.points),
    achievements: states(parts, profile, counts),
    ...shown,
  };
}

export const achievementRequests = (
  parts: Parts,
): SlowHandlers<"progress" | "merit" | "ladders" | "challenge"> => ({
  ladders: async ({ profile }) => granted(await ladders(parts, profile)),
  challenge: async ({ profile }) => {
    const counts = await parts.counter.counted(profile);
    return granted(challengeFor(localDay(parts.clock.now()), legsWon(counts)));
  },
  progress: async ({ profile }) => granted(await progress(parts, profile)),
  merit: async ({ profile }, { table, round }) => {
    const { store, counter } = parts;
    await counter.counted(profile);
    const stored = store.achievements.ofRound(profile, table, round);
    const achieved = achievements
      .filter((achievement) => stored?.achieved.includes(nameOf(achievement)))
      .map(({ of, key, motif }) => ({ of, key, motif }));
    return granted(stored && { points: stored.points, achieved });
  },
});
