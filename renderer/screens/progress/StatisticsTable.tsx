// How has one fared in each game: rounds, wins, streaks, bests?

import { gameText, text } from "#renderer/text/text.ts";
import type { Progress, Statistics } from "#shared/protocol/merits.ts";
import figures from "#renderer/screens/history/Figures.module.css";
import styles from "./Progress.module.css";

export function StatisticsTable({ progress }: { readonly progress: Progress }) {
  const words = text().progress;
  const { all, games, days } = progress;
  const rows = [
    ...games.map((game) => ({
      name: gameText(game.game).name,
      key: game.game,
      own: game as Statistics,
    })),
    ...(games.length > 1 ? [{ name: words.all, key: "", own: all }] : []),
  ];
  return (
    <>
      <div className={figures.scroll} tabIndex={0} role="group" aria-label={words.statistics}>
        <table className={figures.table}>
          <thead>
            <tr>
              <th scope="col">{words.game}</th>
              <th scope="col" className="number">
                {words.rounds}
              </th>
              <th scope="col" className="number">
                {words.wins}
              </th>
              <th scope="col" className="number">
                {words.points}
              </th>
              <th scope="col" className="number">
                {words.streak}
              </th>
              <th scope="col" className={`number ${styles.wide}`}>
                {words.bestRound}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, key, own }) => (
              <tr key={key} className={key === "" ? styles.sum : undefined}>
                <th scope="row">{name}</th>
                <td className="number">{words.number(own.rounds)}</td>
                <td className="number">
                  {words.number(own.wins)}
                  <span className={styles.wide}> {words.share(own.wins, own.rounds)}</span>
                </td>
                <td className="number">{words.number(own.points)}</td>
                <td className="number">
                  {words.number(own.bestStreak)}
                  <span className={styles.wide}>
                    {own.streak > 0 && own.streak < own.bestStreak
                      ? ` ${words.now(own.streak)}`
                      : ""}
                  </span>
                </td>
                <td className={`number ${styles.wide}`}>{best(own)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className="wrap gap-m">
        <Figure name={words.king} value={words.number(all.titles["king"] ?? 0)} />
        <Figure name={words.bastard} value={words.number(all.titles["bastard"] ?? 0)} />
        <Figure
          name={words.days}
          value={words.number(days.played)}
          more={words.daysRun(days.bestRun, days.run)}
        />
      </dl>
    </>
  );
}

function best({ bestPoints, bestChips }: Statistics): string {
  const words = text().progress;
  const parts = [
    ...(bestPoints > 0 ? [words.bestPoints(bestPoints)] : []),
    ...(bestChips !== null && bestChips > 0 ? [words.bestChips(bestChips)] : []),
  ];
  return parts.length === 0 ? words.none : parts.join(", ");
}

function Figure({
  name,
  value,
  more,
}: {
  readonly name: string;
  readonly value: string;
  readonly more?: string;
}) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        {value}
        {more !== undefined && <small>{more}</small>}
      </dd>
    </div>
  );
}
