// How does one transaction look: in a line, and opened with both its sides?

import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import type { LedgerTransaction } from "#shared/protocol/bank.ts";
import styles from "./Bank.module.css";
import { accountName, amountOf, isReversible, outcomeOf, partiesOf } from "./transactionWords.ts";

interface LedgerRowProps {
  readonly transaction: LedgerTransaction;
  /** Whose gain or loss is shown; null for all that changed hands. */
  readonly profile: string | null;
  /** The reader, who is told at a glance whether a round was good to him. */
  readonly me: string;
  readonly reverse: () => void;
}

export function LedgerRow({ transaction, profile, me, reverse }: LedgerRowProps) {
  const words = text().bank;
  const { kind, at, note, reversedBy, reverses } = transaction;
  const outcome = outcomeOf(transaction, me);
  const amount = outcome ?? amountOf(transaction, profile);
  const isChange = outcome !== null || profile !== null;
  const sum =
    outcome !== null
      ? words.outcome(outcome)
      : isChange
        ? words.change(amount)
        : words.number(amount);
  const remarks = [
    note,
    reversedBy === null ? "" : words.reversed,
    reverses === null ? "" : words.reverses(reverses),
  ].filter((remark) => remark !== "");
  return (
    <li>
      <details className={styles.transaction}>
        <summary className={styles.line}>
          <span className={styles.kind}>{words.kinds[kind]}</span>
          <span className={styles.who}>{partiesOf(transaction)}</span>
          <span
            className={`${styles.sum} ${!isChange || amount === 0 ? "" : amount < 0 ? styles.lost : styles.won}`}
          >
            {sum}
          </span>
          <span className={styles.when}>{words.when(at)}</span>
          {remarks.length > 0 && <span className={styles.remark}>{remarks.join(" · ")}</span>}
        </summary>
        <Entries transaction={transaction} />
        {isReversible(transaction) && (
          <div className={styles.reversing}>
            <Button onClick={reverse}>
              <Icon name="undo" />
              {words.reverse}
            </Button>
          </div>
        )}
      </details>
    </li>
  );
}

function Entries({
  transaction: { id, round, entries },
}: {
  readonly transaction: LedgerTransaction;
}) {
  const words = text().bank;
  return (
    <table className={`${styles.table} ${styles.entries}`}>
      <caption>
        {round === null
          ? words.transaction(id)
          : `${words.transaction(id)} – ${words.round(round)}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.account}</th>
          <th scope="col" className={styles.amount}>
            {words.sum}
          </th>
          <th scope="col" className={styles.amount}>
            {words.balance}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.account}>
            <th scope="row">{accountName(entry)}</th>
            <td className={`${styles.amount} ${entry.amount < 0 ? styles.lost : styles.won}`}>
              {words.change(entry.amount)}
            </td>
            <td className={styles.amount}>{words.number(entry.balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
