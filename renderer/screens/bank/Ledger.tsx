// Lists the ledger and reverses mistaken transactions (H-2).
import { useState, useId, type FormEvent } from "react";
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
import { useHouseActions } from "#renderer/context/houseContext.ts";
import { TextField } from "#renderer/ui/inputs/fields.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { houseRequests } from "#shared/protocol/schema.ts";
import { amountOf, accountName, isReversible, outcomeOf, partiesOf } from "./transactionWords.ts";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";

interface LedgerRowProps {
  readonly transaction: LedgerTransaction;
  /** The profile whose gain or loss is shown; null shows everything that changed hands. */
  readonly profile: string | null;
  /** The reader, whose own results are marked as won or lost. */
  readonly me: string;
  readonly reverse: () => void;
}

function LedgerRow({ transaction, profile, me, reverse }: LedgerRowProps) {
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

interface ReverseSheetProps {
  readonly transaction: LedgerTransaction;
  readonly close: () => void;
  readonly done: () => void;
}

function ReverseSheet({ transaction, close, done }: ReverseSheetProps) {
  const words = text().bank;
  const id = useId();
  const [note, setNote] = useState("");
  const { refusal, act } = useHouseActions();
  const bare = note.trim();
  const reverse = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (bare !== "" && (await act("reverse", { transaction: transaction.id, note: bare }))) done();
  };
  return (
    <Sheet
      title={words.reverseTitle(words.kinds[transaction.kind], amountOf(transaction, null))}
      onClose={close}
      action={
        <Button kind="danger" type="submit" form={id} disabled={bare === ""}>
          {words.reverse}
        </Button>
      }
    >
      <p>{words.reverseHelp}</p>
      <form id={id} onSubmit={(event) => void reverse(event)}>
        <TextField
          label={words.reverseNote}
          help={words.reverseNoteHelp}
          value={note}
          form={houseRequests.reverse.shape.note}
          onChange={setNote}
        />
      </form>
      {refusal !== null && <Failure message={refusal.message} />}
    </Sheet>
  );
}

const pageSize = 25;

interface LedgerProps {
  readonly accounts: readonly BankAccount[];
  readonly me: string;
  readonly changed: () => void;
}

/** Values of the select that are not profiles: everybody, and everybody including bots. */
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
