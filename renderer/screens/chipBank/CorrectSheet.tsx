// How is written down that chips came onto the table, or left it, otherwise than by being bought or
// cashed out?

import { useState } from "react";
import { Button } from "#renderer/ui/Button.tsx";
import { ListField, TextField } from "#renderer/ui/inputs/fields.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { valueOf, type Counts } from "#shared/chipBank/evening.ts";
import { houseRequests } from "#shared/protocol/schema.ts";
import { chipWords } from "./chipWords.ts";
import { CountSteppers } from "./CountSteppers.tsx";
import styles from "./Counting.module.css";
import type { EveningProps } from "./Evening.tsx";

/** In place of nobody, which a list of people cannot hold. */
const tables = "";

export function CorrectSheet({
  evening,
  act,
  close,
}: EveningProps & { readonly close: () => void }) {
  const { evening: words, amounts, settled } = chipWords();
  const [person, setPerson] = useState(tables);
  const [counts, setCounts] = useState<Counts>(evening.colours.map(() => 0));
  const [note, setNote] = useState("");
  const isReady = counts.some((count) => count !== 0) && note.trim() !== "";
  const write = async (): Promise<void> => {
    if (
      isReady &&
      (await act("moveChips", {
        kind: "correction",
        person: person === tables ? null : person,
        counts: [...counts],
        note: note.trim(),
      }))
    )
      close();
  };
  return (
    <Sheet
      title={words.correctTitle}
      onClose={close}
      action={
        <Button kind="primary" aria-disabled={!isReady} onClick={() => void write()}>
          {amounts.write}
        </Button>
      }
    >
      <p className={styles.help}>{words.correctHelp}</p>
      <ListField
        label={words.correctOf}
        value={person}
        items={[
          { value: tables, label: words.correctTable },
          ...evening.people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={setPerson}
      />
      <CountSteppers colours={evening.colours} counts={counts} signed onChange={setCounts} />
      <p className={styles.total} role="status">
        <span>{amounts.total}</span> <b>{settled.change(null, valueOf(evening.colours, counts))}</b>
      </p>
      <TextField
        label={words.note}
        value={note}
        form={houseRequests.moveChips.shape.note}
        onChange={setNote}
      />
    </Sheet>
  );
}
