// How is a transfer or grant undone that was a mistake (H-2)?

import { useId, useState, type FormEvent } from "react";
import { useDeeds } from "#renderer/context/houseContext.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { Failure } from "#renderer/ui/Failure.tsx";
import { TextField } from "#renderer/ui/inputs/fields.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import type { LedgerTransaction } from "#shared/protocol/bank.ts";
import { houseRequests } from "#shared/protocol/schema.ts";
import { amountOf } from "./transactionWords.ts";

interface ReverseSheetProps {
  readonly transaction: LedgerTransaction;
  readonly close: () => void;
  readonly done: () => void;
}

export function ReverseSheet({ transaction, close, done }: ReverseSheetProps) {
  const words = text().bank;
  const id = useId();
  const [note, setNote] = useState("");
  const { refusal, act } = useDeeds();
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
