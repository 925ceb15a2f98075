// How do oneself and five bots compare, with the same cards in the same place?

import { useProfile } from "#renderer/context/profileContext.ts";
import { text } from "#renderer/text/text.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import figures from "#renderer/screens/history/Figures.module.css";
import type { DailyDeal } from "#shared/protocol/merits.ts";
import styles from "./Daily.module.css";
import { dailyStandings, type DailyRow } from "./dailyStandings.ts";

interface DailyTableProps {
  readonly deal: DailyDeal;
  /** Whose try is looked at; the one that counts unless given. */
  readonly table?: string;
}

/**
 * The bots are shown once one has tried oneself: before it they would tell what the cards are
 * worth.
 */
export function DailyTable({ deal, table }: DailyTableProps) {
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
        <table className={figures.table}>
          <thead>
            <tr>
              <th scope="col" className="number">
                {words.rank}
              </th>
              <th scope="col">{words.who}</th>
              <th scope="col" className="number">
                {words.place(deal.players)}
              </th>
              <th scope="col" className="number">
                {words.points}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.bot?.name ?? ""} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Row({ row: { bot, result, rank } }: { readonly row: DailyRow }) {
  const words = text().progress.daily;
  const { profile } = useProfile();
  const avatar = bot?.avatar ?? profile?.avatar;
  return (
    <tr className={bot === null ? styles.me : undefined}>
      <td className="number">{rank ? words.ranked(rank) : ""}</td>
      <th scope="row">
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
      </th>
      <td className="number">{result?.place ? words.placed(result.place) : ""}</td>
      <td className="number">{result ? text().progress.number(result.points) : words.givenUp}</td>
    </tr>
  );
}
