// What is the rule called, and what does it say to people?

import { useId } from "react";
import { Button } from "#renderer/ui/Button.tsx";
import { Field } from "#renderer/ui/inputs/Field.tsx";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import type { Problems, RuleCraft } from "./bookHooks.ts";
import { bookWords } from "./bookWords.ts";
import type { Draft } from "./draft.ts";
import styles from "./WordingFields.module.css";

interface WordingFieldsProps {
  readonly craft: RuleCraft;
  readonly draft: Draft;
  readonly problems: Problems;
  /** Was it to be sent? What is empty was not forgotten before. */
  readonly isTold: boolean;
  readonly change: (draft: Draft) => void;
}

const lengthOf = (words: string): number => [...words.trim()].length;

export function WordingFields({ craft, draft, problems, isTold, change }: WordingFieldsProps) {
  const words = bookWords();
  const id = useId();
  const clause =
    draft.way === "blocks" && draft.building
      ? (craft.builder?.clause(draft.building) ?? null)
      : null;
  const told = (problem: string | undefined, written: string): string | null =>
    problem !== undefined && (isTold || written !== "") ? problem : null;
  const [nameProblem, textProblem] = [
    told(problems.name, draft.name),
    told(problems.text, draft.text),
  ];
  return (
    <div className={styles.fields}>
      <Field label={words.name} help={words.nameHelp} below problem={nameProblem}>
        {({ label, help }) => (
          <TextInput
            aria-labelledby={label}
            aria-describedby={help}
            aria-invalid={nameProblem !== null}
            autoComplete="off"
            value={draft.name}
            onChange={({ target }) => change({ ...draft, name: target.value })}
          />
        )}
      </Field>
      <Field label={words.text} help={words.textHelp} below problem={textProblem}>
        {({ label, help }) => (
          <textarea
            className={styles.text}
            rows={3}
            aria-labelledby={label}
            aria-describedby={`${help} ${id}`}
            aria-invalid={textProblem !== null}
            value={draft.text}
            onChange={({ target }) => change({ ...draft, text: target.value })}
          />
        )}
      </Field>
      <p id={id} className={styles.left}>
        {words.textLeft(craft.longest.text - lengthOf(draft.text))}
      </p>
      {clause !== null && craft.clauseWords(clause) !== draft.text && (
        <Button
          className={styles.take}
          onClick={() => change({ ...draft, text: craft.clauseWords(clause) })}
        >
          {words.takeWords}
        </Button>
      )}
    </div>
  );
}
