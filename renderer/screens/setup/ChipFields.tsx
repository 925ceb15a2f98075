// What is brought to the table, and what happens to who runs out of it (H-8, H-9)?

import type { ReactNode } from "react";
import { text } from "#renderer/text/text.ts";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { NumberInput } from "#renderer/ui/inputs/NumberInput.tsx";
import { numberProblem } from "#renderer/ui/inputs/numberProblem.ts";
import { Toggle } from "#renderer/ui/inputs/Toggle.tsx";
import { buyInRange, type TableDraft } from "./tableDraft.ts";

interface ChipFieldsProps {
  readonly draft: TableDraft;
  /** Shedding and poker both: titles can be carried over. */
  readonly mixed: boolean;
  readonly onChange: (draft: TableDraft) => void;
  /** Stands under the buy-in. */
  readonly children?: ReactNode;
}

export function ChipFields({ draft, mixed, onChange, children }: ChipFieldsProps) {
  const words = text().setup;
  const { settings, buyIn } = draft;
  return (
    <>
      <Field label={words.buyIn} help={words.buyInHelp} problem={numberProblem(buyIn, buyInRange)}>
        {(ids) => (
          <NumberInput
            label={words.buyIn}
            describedBy={ids.help}
            typed={buyIn}
            {...buyInRange}
            step={100}
            onChange={(typed) => onChange({ ...draft, buyIn: typed })}
          />
        )}
      </Field>
      {children}
      <Field label={words.rebuys} help={words.rebuysHelp}>
        {(ids) => (
          <Toggle
            labelledBy={ids.label}
            describedBy={ids.help}
            on={settings.rebuys}
            onChange={(rebuys) => onChange({ ...draft, settings: { ...settings, rebuys } })}
          />
        )}
      </Field>
      {mixed && (
        <Field label={words.titles} help={words.titlesHelp}>
          {(ids) => (
            <Toggle
              labelledBy={ids.label}
              describedBy={ids.help}
              on={settings.titles}
              onChange={(titles) => onChange({ ...draft, settings: { ...settings, titles } })}
            />
          )}
        </Field>
      )}
    </>
  );
}
