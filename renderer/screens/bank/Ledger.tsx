// Lists the ledger and reverses mistaken transactions (H-2).

import { useState, useId } from "react";
import { Form } from "#renderer/ui/Form.tsx";
import { useHouseActions } from "#renderer/context/houseContext.ts";
import { usePages } from "#renderer/context/housePages.ts";
import { FileButton } from "#renderer/screens/history/FileButton.tsx";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Panel } from "#renderer/ui/Page.tsx";
import type {
  BankAccount,
  LedgerTransaction,
  LedgerEntry,
  TransactionKind,
} from "#shared/protocol/bank.ts";
import styles from "./Bank.module.css";
import { ListField, TextField } from "#renderer/ui/inputs/fields.tsx";
import { Table, tone } from "#renderer/ui/Table.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { houseRequests } from "#shared/protocol/schema.ts";

type LedgerRowProps = Readonly<{
  transaction: LedgerTransaction;
  profile: string | null;
  me: string;
  reverse: () => void;
}>;

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
          <span className={`strong ${styles.kind}`}>{words.kinds[kind]}</span>
          <span className={styles.who}>{partiesOf(transaction)}</span>
          <span className={`${styles.sum} ${isChange ? tone(amount) : ""}`}>{sum}</span>
          <span className={styles.when}>{words.when(at)}</span>
          {remarks.length > 0 && <span className={styles.remark}>{remarks.join(" · ")}</span>}
        </summary>
        <Entries transaction={transaction} />
        {isReversible(transaction) && (
          <div className={styles.reversing}>
            <Button icon="undo" onClick={reverse}>
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
    <Table
      className={styles.entries}
      caption={
        round === null ? words.transaction(id) : `${words.transaction(id)} – ${words.round(round)}`
      }
      rows={entries}
      keyOf={({ account }) => account}
      columns={[
        { isName: true, head: words.account, cell: accountName },
        {
          head: words.sum,
          cell: ({ amount }) => (
            <span className={amount < 0 ? "bad" : "good"}>{words.change(amount)}</span>
          ),
        },
        { head: words.balance, cell: ({ balance }) => words.number(balance) },
      ]}
    />
  );
}

function ReverseSheet({
  transaction,
  close,
  done,
}: Readonly<{
  transaction: LedgerTransaction;
  close: () => void;
  done: () => void;
}>) {
  const words = text().bank;
  const id = useId();
  const [note, setNote] = useState("");
  const { refusal, act } = useHouseActions();
  const bare = note.trim();
  const reverse = async () => {
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
      <Form id={id} onSubmit={reverse}>
        <TextField
          label={words.reverseNote}
          help={words.reverseNoteHelp}
          value={note}
          form={houseRequests.reverse.shape.note}
          onChange={setNote}
        />
      </Form>
      <Failure of={refusal} />
    </Sheet>
  );
}

const pageSize = 25;

/** Values of the select that are not profiles: everybody, and everybody including bots. */
const [everybody, withBots] = ["", "+"] as const;

export function Ledger({
  accounts,
  me,
  changed,
}: Readonly<{
  accounts: readonly BankAccount[];
  me: string;
  changed: () => void;
}>) {
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
  const done = () => {
    setWrong(null);
    changed();
  };
  return (
    <Panel title={words.ledger}>
      <p className="soft medium">{words.ledgerHelp}</p>
      <div className={styles.tools}>
        <ListField label={words.of} value={whose} items={people} onChange={setWhose} />
        <FileButton wish={{ file: "ledger" }} label={text().bank.export} />
      </div>
      <Failure of={failure} />
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

const isOf =
  (profile: string) =>
  ({ account }: LedgerEntry): boolean =>
    account === `profile:${profile}`;

export function amountOf(
  { entries }: Pick<LedgerTransaction, "entries">,
  profile: string | null,
): number {
  const counted =
    profile === null ? entries.filter(({ amount }) => amount > 0) : entries.filter(isOf(profile));
  return counted.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Returns what a round won or lost for a profile at its table; null if the profile was not in it,
 * or the transaction is not a round.
 */
export function outcomeOf(
  { kind, entries }: Pick<LedgerTransaction, "kind" | "entries">,
  profile: string,
): number | null {
  const own = kind === "round" ? entries.filter((entry) => entry.profile === profile) : [];
  return own.length === 0 ? null : own.reduce((sum, { amount }) => sum + amount, 0);
}

const isTournaments = (account: string) =>
  account.startsWith("tournament:") || account.startsWith("stacks:");

export function accountName({ account, name }: Pick<LedgerEntry, "account" | "name">): string {
  const words = text().bank;
  if (account === "mint") return words.mint;
  if (account === "bots") return words.bots;
  if (isTournaments(account))
    return account.startsWith("stacks:") ? words.tournamentStacks(name) : words.tournament(name);
  return account.startsWith("seat:") ? words.stackOf(name) : words.purseOf(name);
}

const byHand: readonly TransactionKind[] = ["transfer", "grant", "correction"];

/**
 * H-2: only transactions made by hand can be reversed, never the result of play. The house has the
 * last word, above all on a first grant.
 */
export const isReversible = ({
  kind,
  reversedBy,
  entries,
}: Pick<LedgerTransaction, "kind" | "reversedBy" | "entries">): boolean =>
  reversedBy === null &&
  byHand.includes(kind) &&
  !entries.some(({ account }) => isTournaments(account));

export function partiesOf({ kind, entries }: Pick<LedgerTransaction, "kind" | "entries">): string {
  const giving = concerned(entries.filter(({ amount }) => amount < 0));
  const taking = concerned(entries.filter(({ amount }) => amount > 0));
  if (!byHand.includes(kind) || giving.length === 0 || taking.length === 0)
    return concerned(entries).join(", ");
  return text().bank.fromTo(giving.join(", "), taking.join(", "));
}

const concerned = (entries: readonly LedgerEntry[]): readonly string[] => [
  ...new Set(entries.flatMap((entry) => (entry.name === "" ? [] : [shortName(entry)]))),
];

function shortName(entry: Pick<LedgerEntry, "account" | "name">) {
  const { account, name } = entry;
  if (account === "mint" || account === "bots") return text().bank.holders[account];
  return isTournaments(account) ? accountName(entry) : name;
}
