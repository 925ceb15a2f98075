import { useProfile } from "#renderer/context/profileContext.ts";
import { text } from "#renderer/text/text.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { useAnswer, useHouseActions } from "#renderer/context/houseContext.ts";
import { go } from "#renderer/context/route.ts";
import { rememberSeat } from "#renderer/context/seatToken.ts";
import { Table } from "#renderer/ui/Table.tsx";
import figures from "#renderer/screens/history/History.module.css";
import type { DailyDeal, DailyResult } from "#shared/protocol/history.ts";
import styles from "./Progress.module.css";
import type { BotLevel } from "#shared/bots/bot.ts";

type DailyRow = Readonly<{
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

/**
 * Shows the bots only after the player's own try, because before it they would reveal what the
 * cards are worth. `table`: that of the try to show; by default the one that counts.
 */
export function DailyTable({ deal, table }: Readonly<{ deal: DailyDeal; table?: string }>) {
  const words = text().progress.daily;
  const tried = deal.tries.find((one) =>
    table === undefined ? !one.practice : one.table === table,
  );
  if (!tried || tried.isOpen) return null;
  if (deal.bots === null) return <p role="status">{words.botsPlay}</p>;
  const rows = dailyStandings(deal.bots, tried.result);
  const own = rows.find(({ bot }) => bot === null);
  return (
    <div className={styles.compared}>
      {tried.practice && <p>{words.practised}</p>}
      {!tried.practice && own?.rank && (
        <p className={styles.rank}>{words.counts(own.rank, rows.length)}</p>
      )}
      <div className={figures.scroll} tabIndex={0} role="group" aria-label={words.standings}>
        <Table
          className={figures.table}
          rows={rows}
          keyOf={({ bot }) => bot?.name ?? ""}
          rowClass={({ bot }) => (bot === null ? styles.me : undefined)}
          columns={[
            { head: words.rank, cell: ({ rank }) => rank && words.ranked(rank) },
            { isName: true, head: words.who, cell: ({ bot }) => <Who bot={bot} /> },
            {
              head: words.place(deal.players),
              cell: ({ result }) => (result?.place ? words.placed(result.place) : ""),
            },
            {
              head: words.points,
              cell: ({ result }) =>
                result ? text().progress.number(result.points) : words.givenUp,
            },
          ]}
        />
      </div>
    </div>
  );
}

function Who({ bot }: Pick<DailyRow, "bot">) {
  const words = text().progress.daily;
  const { profile } = useProfile();
  const avatar = bot?.avatar ?? profile?.avatar;
  return (
    <span className="row gap-m">
      {avatar !== undefined && <Avatar avatar={avatar} size={2} />}
      <span className={figures.name}>
        {bot === null ? (
          words.you
        ) : (
          <>
            {bot.name} <small>{words.bot(bot.level)}</small>
          </>
        )}
      </span>
    </span>
  );
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
