// Which rule in force is cited: one that a proposal contradicts, or that a command goes against?

import { useId } from "react";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import type { Rule, RuleCraft } from "./bookHooks.ts";
import { bookWords } from "./bookWords.ts";
import { ClauseWords } from "./ClauseWords.tsx";
import styles from "./RulePicker.module.css";

interface RulePickerProps {
  /** That may be cited, at least one. */
  readonly rules: readonly Rule[];
  /** The name of the rule that is cited. */
  readonly picked: string;
  readonly pick: (name: string) => void;
  readonly craft: Pick<RuleCraft, "clauseWords">;
  /** What is asked; which rule is contradicted, unless given. */
  readonly question?: string;
}

export function RulePicker({ rules, picked, pick, craft, question }: RulePickerProps) {
  const id = useId();
  const rule = rules.find(({ name }) => name === picked);
  return (
    <div className={styles.picker}>
      <span id={id} className={styles.question}>
        {question ?? bookWords().pickRule}
      </span>
      <Dropdown
        labelledBy={id}
        value={picked}
        items={rules.map(({ name }) => ({ value: name, label: name }))}
        onChange={pick}
      />
      {rule && <p className={styles.text}>{rule.text}</p>}
      {rule && rule.clause !== null && <ClauseWords words={craft.clauseWords(rule.clause)} />}
    </div>
  );
}
