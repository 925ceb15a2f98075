import { text } from "#renderer/text/text.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { TitleBadge } from "./TitleBadge.tsx";
import { TitlePicture } from "./TitlePicture.tsx";
import type { RoundStanding } from "./standings.ts";
import styles from "./Result.module.css";

interface StandingsTableProps {
  readonly rows: readonly RoundStanding[];
  readonly me: string | null;
  readonly forChips: boolean;
}

export function StandingsTable({ rows, me, forChips: areWon }: StandingsTableProps) {
  const words = text().result;
  const forChips = areWon && rows.some(({ player }) => player.chips !== null);
  const withPlaces = rows.some(({ place }) => place !== null);
  const withCards = rows.some(({ cards }) => cards !== null);
  const withPoints = rows.some(({ points }) => points !== null);
  // A round for points awards no titles, and there is no room for earlier ones.
  const withTitles =
    !withPoints &&
    rows.some(({ title, player: { titles } }) => title !== null || Object.keys(titles).length > 0);
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={text().session.results}>
      <table className={styles.table}>
        <thead>
          <tr>
            {withPlaces && (
              <th scope="col">
                <span className="unseen">{words.place}</span>
              </th>
            )}
            <th scope="col">{words.player}</th>
            {withCards && (
              <th scope="col" className={styles.number}>
                {words.cards}
              </th>
            )}
            {withPoints && (
              <th scope="col" className={styles.number}>
                {text().points.points}
              </th>
            )}
            {forChips && (
              <th scope="col" className={styles.number}>
                {words.chips}
              </th>
            )}
            {withTitles && (
              <th scope="col" className={styles.number}>
                <TitlePicture title="king" words={words.kingsHelp} />
              </th>
            )}
            {withTitles && (
              <th scope="col" className={styles.number}>
                <TitlePicture title="bastard" words={words.bastardsHelp} />
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.player.id} className={row.player.id === me ? styles.me : undefined}>
              {withPlaces && <td className={styles.place}>{row.place}</td>}
              <th scope="row">
                <div className={styles.player}>
                  <Avatar avatar={row.player.avatar} size={2.25} />
                  <span className={styles.name}>
                    <span className={styles.called}>
                      {row.player.name} {row.player.id === me && <small>{words.you}</small>}
                    </span>
                    {row.hand !== "" && <small>{row.hand}</small>}
                    {row.left && !(withCards && row.cards === null) && <small>{words.left}</small>}
                  </span>
                  {row.title !== null && <TitleBadge title={row.title} />}
                </div>
              </th>
              {withCards && (
                <td className={styles.number}>
                  {row.cards ?? <small className={styles.stack}>{words.left}</small>}
                </td>
              )}
              {withPoints && <td className={styles.number}>{points(row)}</td>}
              {forChips && <td className={styles.number}>{chips(row)}</td>}
              {withTitles && <td className={styles.number}>{row.player.titles["king"] ?? 0}</td>}
              {withTitles && <td className={styles.number}>{row.player.titles["bastard"] ?? 0}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const tone = (change: number): string | undefined =>
  change === 0 ? undefined : change < 0 ? styles.lost : styles.won;

function points({ points: won, player }: RoundStanding) {
  return (
    <>
      {won !== null && (
        <span className={tone(won)}>{won === 0 ? 0 : text().result.change(won)}</span>
      )}
      {player.points !== null && (
        <small className={styles.stack}>{text().points.total(player.points)}</small>
      )}
    </>
  );
}

function chips({ change, player }: RoundStanding) {
  return (
    <>
      {change !== null && <span className={tone(change)}>{text().result.change(change)}</span>}
      {player.chips !== null && (
        <small className={styles.stack}>{text().result.stack(player.chips)}</small>
      )}
    </>
  );
}
