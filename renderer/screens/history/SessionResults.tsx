// The results of one session (H-5, H-10).
import { useState } from "react";
import { text } from "#renderer/text/text.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { Button } from "#renderer/ui/Button.tsx";
import type { SessionPlayer } from "#shared/protocol/history.ts";
import styles from "./Figures.module.css";

/**
 * Ranks by profit where something was played for, then by points, then by rounds won; ties stay in
 * seat order.
 */
export const ranked = (players: readonly SessionPlayer[]): readonly SessionPlayer[] =>
  players.toSorted(
    (one, other) =>
      (other.profit ?? 0) - (one.profit ?? 0) ||
      (other.points ?? 0) - (one.points ?? 0) ||
      other.wins - one.wins,
  );

const most = 12;
const few = 8;

/** On a phone the columns that do not fit stand under the name. */
export function SessionResults({ players }: { readonly players: readonly SessionPlayer[] }) {
  const words = text().history;
  const [isWhole, setWhole] = useState(players.length <= most);
  const forChips = players.some(({ profit }) => profit !== null);
  const withPoints = players.some(({ points }) => (points ?? 0) > 0);
  const withTitles = players.some(({ titles }) => Object.keys(titles).length > 0);
  const head = (label: string, help: string, extra = "") => (
    <th scope="col" className={`number ${extra}`}>
      <abbr title={help} className={styles.short}>
        {label}
      </abbr>
    </th>
  );
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            {forChips && (
              <th scope="col" className="number">
                {words.profit}
              </th>
            )}
            {withPoints && (
              <th scope="col" className="number">
                {text().points.points}
              </th>
            )}
            {head(words.played, words.playedHelp, styles.wide)}
            {head(words.wins, words.winsHelp)}
            {withTitles && head(words.kings, words.kingsHelp, styles.wide)}
            {withTitles && head(words.bastards, words.bastardsHelp, styles.wide)}
          </tr>
        </thead>
        <tbody>
          {ranked(players)
            .slice(0, isWhole ? players.length : few)
            .map(({ name, avatar, bot, rounds, wins, titles, profit, points }, at) => (
              <tr key={at}>
                <th scope="row">
                  <span className="row gap-m">
                    <Avatar avatar={avatar} size={2} />
                    <span className={styles.name}>
                      {name}
                      {bot !== null && <small> {words.botOf(bot)}</small>}
                      <small className={styles.narrow}>
                        {words.fared(rounds, titles["king"] ?? 0, titles["bastard"] ?? 0)}
                      </small>
                    </span>
                  </span>
                </th>
                {forChips && (
                  <td className={`number ${(profit ?? 0) < 0 ? styles.lost : styles.won}`}>
                    {profit === null ? words.watched : words.change(profit)}
                  </td>
                )}
                {withPoints && <td className="number">{words.number(points ?? 0)}</td>}
                <td className={`number ${styles.wide}`}>{words.number(rounds)}</td>
                <td className="number">{words.number(wins)}</td>
                {withTitles && (
                  <td className={`number ${styles.wide}`}>{words.number(titles["king"] ?? 0)}</td>
                )}
                {withTitles && (
                  <td className={`number ${styles.wide}`}>
                    {words.number(titles["bastard"] ?? 0)}
                  </td>
                )}
              </tr>
            ))}
        </tbody>
      </table>
      {!isWhole && (
        <Button kind="quiet" onClick={() => setWhole(true)}>
          {words.showAll(players.length)}
        </Button>
      )}
    </div>
  );
}
