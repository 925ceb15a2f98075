// What shall an evening be called?

import { useId, useState, type FormEvent } from "react";
import { text } from "#renderer/text/text.ts";
import { Button } from "#renderer/ui/Button.tsx";
import { TextField } from "#renderer/ui/inputs/fields.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { houseRequests } from "#shared/protocol/schema.ts";
import { chipWords } from "./chipWords.ts";
import type { EveningProps } from "./Evening.tsx";

export function NameSheet({ evening, act, close }: EveningProps & { readonly close: () => void }) {
  const { opening: words, evening: its } = chipWords();
  const id = useId();
  const [name, setName] = useState(evening.name);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() === evening.name || (await act("nameChipEvening", { name: name.trim() })))
      close();
  };
  return (
    <Sheet
      title={its.rename}
      onClose={close}
      action={
        <Button kind="primary" type="submit" form={id}>
          {text().app.save}
        </Button>
      }
    >
      <form id={id} onSubmit={(event) => void save(event)}>
        <TextField
          label={words.name}
          help={words.nameHelp}
          value={name}
          form={houseRequests.nameChipEvening.shape.name}
          onChange={setName}
        />
      </form>
    </Sheet>
  );
}
