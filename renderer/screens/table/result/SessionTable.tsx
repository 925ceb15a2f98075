// How are the results of a whole session listed?

import type { ReactNode } from "react";
import { text } from "#renderer/text/text.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import styles from "./StandingsTable.module.css";
import type { SessionStanding } from "./sessionResult.ts";
import { TitlePicture } from "./TitlePicture.tsx";

interface SessionTableProps {
  readonly rows: readonly SessionStanding[];
  readonly me: string | null;
  /** Stands above the list and scrolls with it. */
  readonly children: ReactNode;
}

export function SessionTable({ rows, me, children }: SessionTableProps) {
  const words = text().session;
  const { player, you, kingsHelp, bastardsHelp } = text().result;
  const withPoints = rows.some((row) => (row.player.points ?? 0) > 0);
  const forChips = rows.some(({ profit }) => profit !== null);
  const withTitles = rows.some(({ player: { titles } }) => Object.keys(titles).length > 0);
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={words.results}>
      {children}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{player}</th>
            {forChips && (
              <th scope="col" className={styles.number}>
                {words.profit}
              </th>
            )}
            {withPoints && (
              <th scope="col" className={styles.number}>
                {text().points.points}
              </th>
            )}
            <th scope="col" className={styles.number}>
              <abbr title={words.roundsHelp} className={styles.short}>
                {words.rounds}
              </abbr>
            </th>
            {withTitles && (
              <th scope="col" className={styles.number}>
                <TitlePicture title="king" words={kingsHelp} />
              </th>
            )}
            {withTitles && (
              <th scope="col" className={styles.number}>
                <TitlePicture title="bastard" words={bastardsHelp} />
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ player: one, profit, chips }) => (
            <tr key={one.id} className={one.id === me ? styles.me : undefined}>
              <th scope="row">
                <div className={styles.player}>
                  <Avatar avatar={one.avatar} size={2.25} />
                  <span className={styles.name}>
                    <span className={styles.called}>
                      {one.name} {one.id === me && <small>{you}</small>}
                    </span>
                    {one.gone && <small>{words.left}</small>}
                    {forChips && <small>{words.brought(one.bought, chips ?? 0)}</small>}
                  </span>
                </div>
              </th>
              {forChips && (
                <td className={styles.number}>
                  {profit !== null && (
                    <span
                      className={profit < 0 ? styles.lost : profit > 0 ? styles.won : undefined}
                    >
                      {text().result.change(profit)}
                    </span>
                  )}
                </td>
              )}
              {withPoints && <td className={styles.number}>{one.points ?? 0}</td>}
              <td className={styles.number}>{one.wins}</td>
              {withTitles && <td className={styles.number}>{one.titles["king"] ?? 0}</td>}
              {withTitles && <td className={styles.number}>{one.titles["bastard"] ?? 0}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
