// Who has done how well with the cards of the day, best first?

import type { BotLevel } from "#shared/bots/bot.ts";
import type { DailyDeal, DailyResult } from "#shared/protocol/merits.ts";

export interface DailyRow {
  /** Null: oneself. */
  readonly bot: { readonly name: string; readonly avatar: string; readonly level: BotLevel } | null;
  /** Null while it is not played, and for ever where it was given up. */
  readonly result: DailyResult | null;
  /** Null without a result. */
  readonly rank: Rank | null;
}

/**
 * Among all who have a result, counted from 1: equal ones share every rank from the first to the
 * last that they take up.
 */
export type Rank = { readonly from: number; readonly to: number };

/** Where nobody has won, nobody was behind anybody: only points tell it from a first place. */
const placeOf = ({ place }: DailyResult): number => place ?? 1;

const isBetter = (one: DailyResult, other: DailyResult): boolean =>
  placeOf(one) < placeOf(other) || (placeOf(one) === placeOf(other) && one.points > other.points);

/** The bots and oneself; who has no result stands last. `own`: of the try that is looked at. */
export function dailyStandings(
  bots: NonNullable<DailyDeal["bots"]>,
  own: DailyResult | null,
): readonly DailyRow[] {
  const all: readonly Omit<DailyRow, "rank">[] = [
    { bot: null, result: own },
    ...bots.map(({ name, avatar, level, ...result }) => ({ bot: { name, avatar, level }, result })),
  ];
  return all
    .map((row) => ({ ...row, rank: rankOf(row, all) }))
    .toSorted((one, other) => (one.rank?.from ?? Infinity) - (other.rank?.from ?? Infinity));
}

function rankOf(
  { result }: Omit<DailyRow, "rank">,
  all: readonly Omit<DailyRow, "rank">[],
): Rank | null {
  if (!result) return null;
  const ranked = all.flatMap((other) => other.result ?? []);
  return {
    from: 1 + ranked.filter((other) => isBetter(other, result)).length,
    to: ranked.filter((other) => !isBetter(result, other)).length,
  };
}
