// Shows everybody's balance and the ledger behind it (H-2).
import { refetch, useAnswer, useHouse, useHouseActions } from "#renderer/context/houseContext.ts";
import { text } from "#renderer/text/text.ts";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Page } from "#renderer/ui/Page.tsx";
import { Panel } from "#renderer/ui/Panel.tsx";
import type { BankState, BankAccount } from "#shared/protocol/bank.ts";
import { standardSettings, houseRequests } from "#shared/protocol/schema.ts";
import styles from "./Bank.module.css";
import { Books } from "./Books.tsx";
import { GrantButton } from "./GrantButton.tsx";
import { Ledger } from "./Ledger.tsx";
import { Avatar } from "#renderer/ui/pictures/Avatar.tsx";
import { useState, type FormEvent } from "react";
import { Button } from "#renderer/ui/Button.tsx";
import { ListField, NumberField, TextField } from "#renderer/ui/inputs/fields.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { rangeOf, typedNumber } from "#renderer/ui/inputs/numberProblem.ts";

interface TransferFormProps {
  readonly own: BankAccount;
  readonly others: readonly BankAccount[];
  readonly sent: () => void;
}

const form = houseRequests.transfer.shape;

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
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (amount === null || isBusy) return;
    if (!(await act("transfer", { to: receiver.profile, amount, note: note.trim() }))) return;
    setNews(words.sent(amount, receiver.name));
    setTyped("");
    setNote("");
    sent();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
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
      <div className={styles.sending}>
        <p role="status">{news}</p>
        <Button type="submit" disabled={amount === null || isBusy}>
          <Icon name="send" />
          {words.send}
        </Button>
      </div>
      {refusal !== null && <Failure message={refusal.message} />}
    </form>
  );
}

interface AccountsProps {
  readonly accounts: readonly BankAccount[];
  readonly me: string;
}

function Accounts({ accounts, me }: AccountsProps) {
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

export function Bank() {
  const house = useHouse();
  const { asked: bank, failure } = useAnswer("bank", {});
  const { asked: profile, failure: nobody } = useAnswer("profile", {});
  const words = text().bank;
  const failed = failure ?? nobody;
  const changed = (): void => refetch(house);
  return (
    <Page title={words.title} wide>
      {failed && <Failure message={failed.message} again={changed} />}
      {bank.state === "answered" && profile.state === "answered" && (
        <>
          <Holdings bank={bank.value} me={profile.value.id} changed={changed} />
          <Books />
          <Ledger accounts={bank.value.accounts} me={profile.value.id} changed={changed} />
        </>
      )}
    </Page>
  );
}

interface HoldingsProps {
  readonly bank: BankState;
  readonly me: string;
  readonly changed: () => void;
}

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
        <p className={styles.help}>
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
