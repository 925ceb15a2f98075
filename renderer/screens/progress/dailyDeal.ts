// Today's deal as it is asked for, begun and compared with the bots; home needs it without its table.

import { useAnswer, useHouseActions } from "#renderer/context/houseContext.ts";
import { go } from "#renderer/context/route.ts";
import { rememberSeat } from "#renderer/context/seatToken.ts";
import { text } from "#renderer/text/text.ts";
import type { BotLevel } from "#shared/bots/bot.ts";
import type { DailyDeal, DailyResult } from "#shared/protocol/history.ts";

export type DailyRow = Readonly<{
  bot: Readonly<{ name: string; avatar: string; level: BotLevel }> | null;
  /** Null until it has been played, and for good where it was given up. */
  result: DailyResult | null;
  rank: Rank | null;
}>;

/**
 * Counted from 1 among those with a result; equal results share all the ranks that they take up.
 */
type Rank = Readonly<{ from: number; to: number }>;

/** If nobody has won, only the points distinguish the results. */
const placeOf = ({ place }: DailyResult) => place ?? 1;

const isBetter = (one: DailyResult, other: DailyResult) =>
  placeOf(one) < placeOf(other) || (placeOf(one) === placeOf(other) && one.points > other.points);

export function dailyStandings(
  bots: NonNullable<DailyDeal["bots"]>,
  own: DailyResult | null,
): readonly DailyRow[] {
  const all: readonly Ranked[] = [
    { bot: null, result: own },
    ...bots.map(({ name, avatar, level, ...result }) => ({ bot: { name, avatar, level }, result })),
  ];
  return all
    .map((row) => ({ ...row, rank: rankOf(row, all) }))
    .toSorted((one, other) => (one.rank?.from ?? Infinity) - (other.rank?.from ?? Infinity));
}

type Ranked = Omit<DailyRow, "rank">;

function rankOf({ result }: Ranked, all: readonly Ranked[]): Rank | null {
  if (!result) return null;
  const ranked = all.flatMap((other) => other.result ?? []);
  return {
    from: 1 + ranked.filter((other) => isBetter(other, result)).length,
    to: ranked.filter((other) => !isBetter(result, other)).length,
  };
}

const patienceMs = 700;

const isAwaited = (deal: DailyDeal | undefined): boolean =>
  deal?.bots === null && deal.tries.some(({ practice, isOpen }) => !practice && !isOpen);

/** Today's deal; when one has played it, asked for again until the bots have played it too. */
export const useDailyDeal = () =>
  useAnswer("dailyDeal", {}, { every: (deal) => (isAwaited(deal) ? patienceMs : 0) });

/** Opens the deal of the day, or goes on with it. */
export function usePlayDaily() {
  const { refusal, isBusy, act } = useHouseActions();
  const play = async () => {
    const opened = await act("openDailyDeal", {});
    if (!opened) return;
    const { table, token } = opened.value;
    rememberSeat(sessionStorage, table, token);
    go({ screen: "table", table, over: null });
  };
  return { play, isBusy, refusal };
}

/** What the button that plays today's deal says. */
export function playLabel({ tries }: DailyDeal): string {
  const words = text().progress.daily;
  if (tries.some(({ isOpen }) => isOpen)) return words.goOn;
  return tries.length === 0 ? words.play : words.practise;
}
