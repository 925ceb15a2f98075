// Shows everybody's balance and the ledger behind it (H-2).

import { refetch, useAnswer, useHouse, useHouseActions } from "#renderer/context/houseContext.ts";
import { text } from "#renderer/text/text.ts";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Page, Panel } from "#renderer/ui/Page.tsx";
import type { BankState, BankAccount } from "#shared/protocol/bank.ts";
import { standardSettings, houseRequests } from "#shared/protocol/schema.ts";
import styles from "./Bank.module.css";
import { Books } from "./Books.tsx";
import { GrantButton } from "./GrantButton.tsx";
import { Ledger } from "./Ledger.tsx";
import { Table } from "#renderer/ui/Table.tsx";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { useState } from "react";
import { Form } from "#renderer/ui/Form.tsx";
import { Button } from "#renderer/ui/Button.tsx";
import { ListField, NumberField, TextField } from "#renderer/ui/inputs/fields.tsx";
import { rangeOf, typedNumber } from "#renderer/ui/inputs/numberProblem.ts";

const form = houseRequests.transfer.shape;

type TransferFormProps = Readonly<{
  own: BankAccount;
  others: readonly BankAccount[];
  sent: () => void;
}>;

function TransferForm({ own, others, sent }: TransferFormProps) {
  const words = text().bank;
  const [to, setTo] = useState(others[0]!.profile);
  const [typed, setTyped] = useState("");
  const [note, setNote] = useState("");
  const [news, setNews] = useState("");
  const range = { ...rangeOf(form.amount), max: own.chips };
  const amount = typedNumber(typed, range);
  const receiver = others.find(({ profile }) => profile === to) ?? others[0]!;
  const { refusal, isBusy, act } = useHouseActions();
  const submit = async () => {
    if (amount === null || isBusy) return;
    if (!(await act("transfer", { to: receiver.profile, amount, note: note.trim() }))) return;
    setNews(words.sent(amount, receiver.name));
    setTyped("");
    setNote("");
    sent();
  };
  return (
    <Form className={styles.form} onSubmit={submit}>
      <ListField
        label={words.to}
        value={receiver.profile}
        items={others.map(({ profile, name }) => ({ value: profile, label: name }))}
        onChange={setTo}
      />
      <NumberField
        label={words.sum}
        help={words.sumHelp(own.chips)}
        typed={typed}
        range={range}
        step={100}
        mayBeEmpty
        onChange={setTyped}
      />
      <TextField
        label={words.note}
        help={words.noteHelp}
        value={note}
        form={form.note}
        beside
        onChange={setNote}
      />
      <div className={styles.tools}>
        <p role="status" className="good">
          {news}
        </p>
        <Button icon="send" type="submit" disabled={amount === null || isBusy}>
          {words.send}
        </Button>
      </div>
      <Failure of={refusal} />
    </Form>
  );
}

function Accounts({
  accounts,
  me,
}: Readonly<{
  accounts: readonly BankAccount[];
  me: string;
}>) {
  const words = text().bank;
  return (
    <Table
      rows={accounts}
      keyOf={({ profile }) => profile}
      columns={[
        {
          isName: true,
          head: words.account,
          cell: ({ profile, name, avatar }) => (
            <span className="row gap-m strong">
              <Avatar avatar={avatar} size={2.25} />
              <span className="break">
                {name} {profile === me && <small>{words.you}</small>}
              </span>
            </span>
          ),
        },
        { head: words.inBank, cell: ({ chips }) => words.number(chips) },
        { head: words.atTables, cell: ({ atTables }) => words.number(atTables) },
        accounts.some(({ inTournaments }) => inTournaments !== 0) && {
          head: words.inTournaments,
          cell: ({ inTournaments }) => words.number(inTournaments),
        },
      ]}
    />
  );
}

export function Bank() {
  const house = useHouse();
  const { known: bank, failure } = useAnswer("bank", {});
  const { known: profile, failure: nobody } = useAnswer("profile", {});
  const words = text().bank;
  const changed = () => refetch(house);
  return (
    <Page title={words.title} wide>
      <Failure of={failure ?? nobody} again={changed} />
      {bank && profile && (
        <>
          <Holdings bank={bank} me={profile.id} changed={changed} />
          <Books />
          <Ledger accounts={bank.accounts} me={profile.id} changed={changed} />
        </>
      )}
    </Page>
  );
}

type HoldingsProps = Readonly<{
  bank: BankState;
  me: string;
  changed: () => void;
}>;

function Holdings({ bank, me, changed }: HoldingsProps) {
  const words = text().bank;
  const own = bank.accounts.find(({ profile }) => profile === me);
  const others = bank.accounts.filter(({ profile }) => profile !== me);
  const isBroke =
    own !== undefined && own.chips + own.atTables + own.inTournaments < standardSettings.buyIn;
  return (
    <>
      <Panel title={words.accounts}>
        <Accounts accounts={bank.accounts} me={me} />
        <p className="soft medium">
          {words.granted(bank.granted)} {words.botsWon(bank.bots)}
        </p>
        {isBroke && (
          <div className={styles.grant}>
            <p>{words.grantHelp}</p>
            <GrantButton granted={changed} />
          </div>
        )}
      </Panel>
      {own && own.chips > 0 && others.length > 0 && (
        <Panel title={words.transferTitle}>
          <TransferForm own={own} others={others} sent={changed} />
        </Panel>
      )}
    </>
  );
}
