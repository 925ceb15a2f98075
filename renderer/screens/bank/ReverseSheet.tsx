// How is a transfer or grant undone that was a mistake (H-2)?

import { useId, useState, type FormEvent } from "react";
import { failureOf, useHouse, type Failed } from "#renderer/context/houseContext.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import type { LedgerTransaction } from "#shared/protocol/bank.ts";
import { amountOf } from "./transactionWords.ts";

interface ReverseSheetProps {
  readonly transaction: LedgerTransaction;
  readonly close: () => void;
  readonly done: () => void;
}

const longestNote = 80;

export function ReverseSheet({ transaction, close, done }: ReverseSheetProps) {
  const words = text().bank;
  const id = useId();
  const house = useHouse();
  const [note, setNote] = useState("");
  const [refusal, setRefusal] = useState<Failed | null>(null);
  const bare = note.trim();
  const reverse = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (bare === "") return;
    const answer = await house.ask("reverse", { transaction: transaction.id, note: bare });
    if (answer.ok) return done();
    setRefusal(failureOf(answer));
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
        <Field label={words.reverseNote} help={words.reverseNoteHelp} below>
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
      </form>
      {refusal !== null && <Failure message={refusal.message} />}
    </Sheet>
  );
}
