// When does a session end by itself (H-10)?

import { text } from "#renderer/text/text.ts";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { NumberChoice } from "./NumberChoice.tsx";
import { lastRoundProblem, lastRoundRange, type TableDraft } from "./tableDraft.ts";

interface EndFieldsProps {
  readonly draft: TableDraft;
  readonly onChange: (draft: TableDraft) => void;
}

const usualRounds = [5, 10, 20];

export function EndFields({ draft, onChange }: EndFieldsProps) {
  const words = text().setup;
  const { lastRound } = draft;
  const items = [
    { value: "0", label: words.asWished },
    ...usualRounds.map((count) => ({ value: String(count), label: words.lasts(count) })),
  ];
  return (
    <Field
      label={words.lastRound}
      help={words.lastRoundHelp}
      problem={lastRoundProblem(lastRound)}
      below
    >
      {(ids) => (
        <NumberChoice
          ids={ids}
          label={words.lastRound}
          typed={lastRound}
          items={items}
          {...lastRoundRange}
          onChange={(typed) => onChange({ ...draft, lastRound: typed })}
        />
      )}
    </Field>
  );
}
