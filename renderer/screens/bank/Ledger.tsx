// How does one read the ledger, and put a mistake right (H-2)?

import { useState } from "react";
import { usePages } from "#renderer/context/housePages.ts";
import { FileButton } from "#renderer/screens/history/FileButton.tsx";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { Panel } from "#renderer/ui/Panel.tsx";
import type { BankAccount, LedgerTransaction } from "#shared/protocol/bank.ts";
import styles from "./Bank.module.css";
import { LedgerRow } from "./LedgerRow.tsx";
import { ReverseSheet } from "./ReverseSheet.tsx";

const pageSize = 25;

interface LedgerProps {
  readonly accounts: readonly BankAccount[];
  /** The profile of this page's owner. */
  readonly me: string;
  readonly changed: () => void;
}

/** In place of everybody, and of everybody with the bots, which a list of profiles cannot hold. */
const [everybody, withBots] = ["", "+"] as const;

export function Ledger({ accounts, me, changed }: LedgerProps) {
  const words = text().bank;
  const [whose, setWhose] = useState<string>(everybody);
  const [wrong, setWrong] = useState<LedgerTransaction | null>(null);
  const profile = whose === everybody || whose === withBots ? null : whose;
  const {
    lines: transactions,
    hasMore,
    failure,
    more,
  } = usePages("ledger", { profile, bots: whose === withBots }, pageSize, ({ id }) => id);
  const people = [
    { value: everybody, label: words.everybody },
    ...accounts.map(({ profile: value, name: label }) => ({ value, label })),
    { value: withBots, label: words.withBots },
  ];
  const done = (): void => {
    setWrong(null);
    changed();
  };
  return (
    <Panel title={words.ledger}>
      <p className={styles.help}>{words.ledgerHelp}</p>
      <div className={styles.tools}>
        <Field label={words.of}>
          {(ids) => (
            <Dropdown labelledBy={ids.label} value={whose} items={people} onChange={setWhose} />
          )}
        </Field>
        <FileButton wish={{ file: "ledger" }} label={text().bank.export} />
      </div>
      {failure !== null && <Failure message={failure.message} />}
      {transactions?.length === 0 && <p>{words.empty}</p>}
      {transactions && transactions.length > 0 && (
        <ul className={styles.ledger} aria-label={words.ledger}>
          {transactions.map((transaction) => (
            <LedgerRow
              key={transaction.id}
              transaction={transaction}
              profile={profile}
              me={me}
              reverse={() => setWrong(transaction)}
            />
          ))}
        </ul>
      )}
      {hasMore && (
        <div>
          <Button onClick={more}>{words.more}</Button>
        </div>
      )}
      {wrong && <ReverseSheet transaction={wrong} close={() => setWrong(null)} done={done} />}
    </Panel>
  );
}
