import { useMemo } from "react";
import { tournamentText } from "#renderer/text/text.ts";
import type { TournamentView } from "#shared/protocol/tournament.ts";
import styles from "./PayoutsPart.module.css";

export function PayoutsPart({ view }: { readonly view: TournamentView }) {
  const { payouts: words, people, number } = tournamentText().director;
  const {
    payouts: { pool, prizes, isFinal, bounties },
    entrants,
  } = view;
  const byPlace = useMemo(() => Map.groupBy(entrants, ({ place }) => place), [entrants]);
  if (pool === 0 && prizes.length === 0) return <p className="soft">{words.none}</p>;
  return (
    <section className={styles.part}>
      <p className="soft">
        {words.pool(pool, isFinal)} {bounties > 0 && words.bounties(bounties)}
      </p>
      <table className={styles.table}>
        <caption className="unseen">{words.list}</caption>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.who}</th>
            <th scope="col" className={styles.number}>
              {words.prize}
            </th>
          </tr>
        </thead>
        <tbody>
          {prizes.map((prize, at) => (
            <tr key={at}>
              <th scope="row">{people.place(at + 1)}</th>
              <td>{(byPlace.get(at + 1) ?? []).map(({ name }) => name).join(", ")}</td>
              <td className={styles.number}>{number(prize)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
