// How has somebody fared, in each game and in all (H-34)?

import type { StatisticsRow } from '#main/store/meritStore.ts';
import type { Progress, Statistics } from '#shared/protocol/messages.ts';
import type { TitleCounts } from '#shared/protocol/table.ts';
import { longestRun } from './counts.ts';
import { localDay } from './localDay.ts';

const most = (before: number | null, now: number | null): number | null => (now === null ? before : Math.max(before ?? now, now));
const sum = (before: number | null, now: number | null): number | null => (now === null ? before : (before ?? 0) + now);

const none: Statistics = { rounds: 0, wins: 0, streak: 0, bestStreak: 0, chips: null, bestChips: null, points: 0, bestPoints: 0, titles: {} };

const withTitles = (before: TitleCounts, titles: readonly string[]): TitleCounts =>
  titles.reduce<TitleCounts>((counts, title) => ({ ...counts, [title]: (counts[title] ?? 0) + 1 }), before);

function withRow(before: Statistics, { won, chips, points, titles }: StatisticsRow): Statistics {
  const streak = won ? before.streak + 1 : 0;
  return {
    rounds: before.rounds + 1, wins: before.wins + (won ? 1 : 0), streak, bestStreak: Math.max(before.bestStreak, streak),
    chips: sum(before.chips, chips), bestChips: most(before.bestChips, chips), points: before.points + points, bestPoints: Math.max(before.bestPoints, points),
    titles: titles.length === 0 ? before.titles : withTitles(before.titles, titles),
  };
}

/** Up to this day, or the one before: who has not played yet today has not broken it. */
function runUpTo(days: readonly number[], today: number): number {
  const last = days.at(-1);
  if (last === undefined || last < today - 1) return 0;
  return days.length - days.findLastIndex((day, at) => days[at - 1] !== day - 1);
}

/** `rows` oldest first; `order` of the games; `now` in ms since 1970, UTC. */
export function statistics(rows: readonly StatisticsRow[], order: readonly string[], now: number): Pick<Progress, 'all' | 'games' | 'days'> {
  const byGame = new Map<string, Statistics>();
  let all = none;
  const days = new Set<number>();
  for (const row of rows) {
    all = withRow(all, row);
    byGame.set(row.game, withRow(byGame.get(row.game) ?? none, row));
    days.add(localDay(row.endedAt));
  }
  const inOrder = [...days].toSorted((one, other) => one - other);
  return {
    all, games: order.flatMap((game) => (byGame.has(game) ? [{ game, ...byGame.get(game)! }] : [])),
    days: { played: inOrder.length, bestRun: longestRun(inOrder), run: runUpTo(inOrder, localDay(now)) },
  };
}
