import { useProfile } from "#renderer/context/profileContext.ts";
import { text } from "#renderer/text/text.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { Table } from "#renderer/ui/Table.tsx";
import figures from "#renderer/screens/history/History.module.css";
import type { DailyDeal } from "#shared/protocol/history.ts";
import { dailyStandings, type DailyRow } from "./dailyDeal.ts";
import styles from "./Progress.module.css";

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
