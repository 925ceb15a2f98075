// How does one give chips to somebody else?

import { useState, type FormEvent } from "react";
import { useDeeds } from "#renderer/context/houseContext.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { ListField, NumberField, TextField } from "#renderer/ui/inputs/fields.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { rangeOf, typedNumber } from "#renderer/ui/inputs/numberProblem.ts";
import type { BankAccount } from "#shared/protocol/bank.ts";
import { houseRequests } from "#shared/protocol/schema.ts";
import styles from "./Bank.module.css";

interface TransferFormProps {
  readonly own: BankAccount;
  /** At least one. */
  readonly others: readonly BankAccount[];
  readonly sent: () => void;
}

const form = houseRequests.transfer.shape;

export function TransferForm({ own, others, sent }: TransferFormProps) {
  const words = text().bank;
  const [to, setTo] = useState(others[0]!.profile);
  const [typed, setTyped] = useState("");
  const [note, setNote] = useState("");
  const [news, setNews] = useState("");
  const range = { ...rangeOf(form.amount), max: own.chips };
  const amount = typedNumber(typed, range);
  const receiver = others.find(({ profile }) => profile === to) ?? others[0]!;
  const { refusal, isBusy, act } = useDeeds();
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
