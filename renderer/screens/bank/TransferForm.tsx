// How does one give chips to somebody else?

import { useState, type FormEvent } from "react";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { NumberInput } from "#renderer/ui/inputs/NumberInput.tsx";
import { numberProblem, typedNumber } from "#renderer/ui/inputs/numberProblem.ts";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import type { BankAccount } from "#shared/protocol/bank.ts";
import styles from "./Bank.module.css";
import { useOnce } from "./useOnce.ts";

interface TransferFormProps {
  readonly own: BankAccount;
  /** At least one. */
  readonly others: readonly BankAccount[];
  readonly sent: () => void;
}

const longestNote = 80;

export function TransferForm({ own, others, sent }: TransferFormProps) {
  const words = text().bank;
  const [to, setTo] = useState(others[0]!.profile);
  const [typed, setTyped] = useState("");
  const [note, setNote] = useState("");
  const [news, setNews] = useState("");
  const range = { min: 1, max: own.chips };
  const amount = typedNumber(typed, range);
  const receiver = others.find(({ profile }) => profile === to) ?? others[0]!;
  const { send, isSending, refusal } = useOnce("transfer", () => {
    setNews(words.sent(amount ?? 0, receiver.name));
    setTyped("");
    setNote("");
    sent();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (amount !== null) void send({ to: receiver.profile, amount, note: note.trim() });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Field label={words.to}>
        {(ids) => (
          <Dropdown
            labelledBy={ids.label}
            value={receiver.profile}
            items={others.map(({ profile, name }) => ({ value: profile, label: name }))}
            onChange={setTo}
          />
        )}
      </Field>
      <Field
        label={words.sum}
        help={words.sumHelp(own.chips)}
        problem={typed === "" ? null : numberProblem(typed, range)}
      >
        {(ids) => (
          <NumberInput
            label={words.sum}
            describedBy={ids.help}
            typed={typed}
            {...range}
            step={100}
            onChange={setTyped}
          />
        )}
      </Field>
      <Field label={words.note} help={words.noteHelp}>
        {(ids) => (
          <TextInput
            aria-labelledby={ids.label}
            aria-describedby={ids.help}
            value={note}
            maxLength={longestNote}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.sending}>
        <p role="status">{news}</p>
        <Button type="submit" disabled={amount === null || isSending}>
          <Icon name="send" />
          {words.send}
        </Button>
      </div>
      {refusal !== null && <Failure message={refusal.message} />}
    </form>
  );
}
