// How did everybody fare in one session (H-5, H-10)?

import { text } from '#renderer/text/text.ts';
import { Avatar } from '#renderer/ui/Avatar.tsx';
import type { SessionPlayer } from '#shared/protocol/messages.ts';
import styles from './Figures.module.css';
import { ranked } from './sessionOrder.ts';

export function SessionResults({ players }: { readonly players: readonly SessionPlayer[] }) {
  const words = text().history;
  const forChips = players.some(({ profit }) => profit !== null);
  const withTitles = players.some(({ kings, bastards }) => kings + bastards > 0);
  const head = (label: string, help: string) => <th scope="col" className={styles.number}><abbr title={help} className={styles.short}>{label}</abbr></th>;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            {forChips && <th scope="col" className={styles.number}>{words.profit}</th>}
            {head(words.played, words.playedHelp)}
            {head(words.wins, words.winsHelp)}
            {withTitles && head(words.kings, words.kingsHelp)}
            {withTitles && head(words.bastards, words.bastardsHelp)}
          </tr>
        </thead>
        <tbody>
          {ranked(players).map(({ name, avatar, bot, rounds, wins, kings, bastards, profit }, at) => (
            <tr key={at}>
              <th scope="row">
                <span className={styles.person}>
                  <Avatar avatar={avatar} size={2} />
                  <span className={styles.name}>{name}{bot !== null && <small> {words.botOf(bot)}</small>}</span>
                </span>
              </th>
              {forChips && <td className={`${styles.number} ${(profit ?? 0) < 0 ? styles.lost : styles.won}`}>{profit === null ? words.watched : words.change(profit)}</td>}
              <td className={styles.number}>{words.number(rounds)}</td>
              <td className={styles.number}>{words.number(wins)}</td>
              {withTitles && <td className={styles.number}>{words.number(kings)}</td>}
              {withTitles && <td className={styles.number}>{words.number(bastards)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
