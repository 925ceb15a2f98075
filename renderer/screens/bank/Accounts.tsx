// How are the accounts listed?

import { text } from "#renderer/text/text.ts";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import type { BankAccount } from "#shared/protocol/bank.ts";
import styles from "./Bank.module.css";

interface AccountsProps {
  readonly accounts: readonly BankAccount[];
  readonly me: string;
}

export function Accounts({ accounts, me }: AccountsProps) {
  const words = text().bank;
  const arePlaying = accounts.some(({ inTournaments }) => inTournaments !== 0);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.account}</th>
          <th scope="col" className={styles.amount}>
            {words.inBank}
          </th>
          <th scope="col" className={styles.amount}>
            {words.atTables}
          </th>
          {arePlaying && (
            <th scope="col" className={styles.amount}>
              {words.inTournaments}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {accounts.map(({ profile, name, avatar, chips, atTables, inTournaments }) => (
          <tr key={profile}>
            <th scope="row">
              <span className={styles.person}>
                <Avatar avatar={avatar} size={2.25} />
                <span className={styles.name}>
                  {name} {profile === me && <small>{words.you}</small>}
                </span>
              </span>
            </th>
            <td className={styles.amount}>{words.number(chips)}</td>
            <td className={styles.amount}>{words.number(atTables)}</td>
            {arePlaying && <td className={styles.amount}>{words.number(inTournaments)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
