// How has somebody fared, in each game and in all (H-34)?

import type { RoundPlace, StatisticsRow } from "#main/store/meritStore.ts";
import type { Progress, Statistics } from "#shared/protocol/merits.ts";
import type { TitleCounts } from "#shared/protocol/table.ts";
import { longestRun } from "./counts.ts";
import { localDay } from "./localDay.ts";

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

/** Up to this day, or the one before: who has not played yet today has not broken it. */
function runUpTo(days: readonly number[], today: number): number {
  const last = days.at(-1);
  if (last === undefined || last < today - 1) return 0;
  return days.length - days.findLastIndex((day, at) => days[at - 1] !== day - 1);
}

/** Kept while rounds are added to it, so that those of years are gone through but once. */
export class Figures {
  readonly #byGame = new Map<string, Statistics>();
  readonly #days = new Set<number>();
  #all = none;
  #last: RoundPlace | null = null;

  /** The newest round in it. */
  get last(): RoundPlace | null {
    return this.#last;
  }

  /** Oldest first, all later than what is in it. */
  add(rows: readonly StatisticsRow[]): void {
    for (const row of rows) {
      this.#all = withRow(this.#all, row);
      this.#byGame.set(row.game, withRow(this.#byGame.get(row.game) ?? none, row));
      this.#days.add(localDay(row.endedAt));
      this.#last = row;
    }
  }

  /** `order` of the games; `now` in ms since 1970, UTC. */
  told(order: readonly string[], now: number): Pick<Progress, "all" | "games" | "days"> {
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
