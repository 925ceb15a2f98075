// Who has been ahead of whom (H-5)?

import { useAnswer } from "#renderer/context/houseContext.ts";
import { text } from "#renderer/text/text.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import type { HeadToHead } from "#shared/protocol/history.ts";
import styles from "./Figures.module.css";

export function AgainstTable({ profile }: { readonly profile: string }) {
  const { asked, again } = useAnswer("headToHead", { profile });
  const words = text().history;
  if (asked.state === "failed") return <Failure message={asked.message} again={again} />;
  if (asked.state === "waiting") return null;
  if (asked.value.length === 0) return <p>{words.againstEmpty}</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.opponent}</th>
            <th scope="col" className="number">
              {words.met}
            </th>
            <th scope="col" className="number">
              {words.ahead}
            </th>
            <th scope="col" className="number">
              {words.behind}
            </th>
            <th scope="col" className="number">
              {words.even}
            </th>
            <th scope="col" className="number">
              {words.chips}
            </th>
          </tr>
        </thead>
        <tbody>
          {asked.value.map(({ opponent, rounds, ahead, behind, chips }) => (
            <tr key={keyOf(opponent)}>
              <th scope="row">
                <Opponent opponent={opponent} />
              </th>
              <td className="number">{words.number(rounds)}</td>
              <td className="number">{words.number(ahead)}</td>
              <td className="number">{words.number(behind)}</td>
              <td className="number">{words.number(rounds - ahead - behind)}</td>
              <td className={`number ${chips < 0 ? styles.lost : chips > 0 ? styles.won : ""}`}>
                {words.change(chips)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const keyOf = (opponent: HeadToHead["opponent"]): string =>
  "bots" in opponent ? opponent.bots : opponent.profile;

function Opponent({ opponent }: Pick<HeadToHead, "opponent">) {
  if ("bots" in opponent)
    return <span className={styles.name}>{text().history.bots(opponent.bots)}</span>;
  return (
    <span className="row gap-m">
      <Avatar avatar={opponent.avatar} size={2} />
      <span className={styles.name}>{opponent.name}</span>
    </span>
  );
}
