import { useId, useState } from "react";
import { changeUnderWay } from "#shared/games/eights-nomic/seen.ts";
import type { Rule } from "#shared/games/eights-nomic/types.ts";
import type { ControlsProps } from "#renderer/table/part.ts";
import { TimeRing } from "#renderer/table/dom/PromptLine.tsx";
import { Button } from "#renderer/ui/Button.tsx";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";
import { Sheet } from "#renderer/ui/Sheet.tsx";
import { answerJudged, closeJudging, judgedAt, judgingIn, questionWords } from "../judging.tsx";
import { nomicText } from "../nomic.ts";
import { ClauseWords, ProposalCompared } from "./Compared.tsx";
import styles from "./RuleBook.module.css";

/** EN-3, EN-6: a change beside what is in force, and the rules by which it can be refused. */
export function JudgingSheet({ desk, state }: Pick<ControlsProps, "desk" | "state">) {
  const judged = judgedAt(state);
  const { isOpen, asked } = judgingIn(state);
  if (!isOpen || !judged) return null;
  const { nomic, own, isChange, mayObject, number } = judged;
  const words = nomicText();
  const { rules } = nomic.facts;
  const proposed = changeUnderWay(nomic);
  const from = rules.find(({ name }) => name === proposed?.rule);
  return (
    <Sheet
      title={isChange ? words.objectTitle : words.disagreeTitle}
      wide={isChange}
      onClose={() => closeJudging(desk)}
      footer={
        <Button kind="primary" onClick={() => answerJudged(desk)}>
          {words.agree}
        </Button>
      }
    >
      <div className={styles.question}>
        {asked?.runs && <TimeRing key={`${number} ${asked.runs.since}`} {...asked.runs} />}
        <p>{questionWords(nomic, state)}</p>
      </div>
      {proposed && from && <ProposalCompared from={from} to={proposed} />}
      <Citing
        rules={rules.filter(({ name }) => own.includes(name))}
        question={words.disagreeBy}
        press={words.disagree}
        cite={(rule) => answerJudged(desk, { type: "disagree", rule })}
      />
      <Citing
        rules={mayObject ? rules : []}
        question={words.objectBy}
        press={words.object}
        cite={(rule) => answerJudged(desk, { type: "object", rule })}
      />
    </Sheet>
  );
}

type CitingProps = Readonly<{
  rules: readonly Rule[];
  question: string;
  press: string;
  cite: (rule: string) => void;
}>;

/** Nothing where there is no rule to cite. */
export function Citing({ rules, question, press, cite }: CitingProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const id = useId();
  const rule = rules.find(({ name }) => name === chosen) ?? rules[0];
  if (!rule) return null;
  return (
    <section className={styles.citing}>
      <div className={styles.picker}>
        <span id={id} className="strong">
          {question}
        </span>
        <Dropdown
          labelledBy={id}
          value={rule.name}
          items={rules.map(({ name }) => ({ value: name, label: name }))}
          onChange={setChosen}
        />
        <p className={`${styles.wording} soft`}>{rule.text}</p>
        <ClauseWords clause={rule.clause} />
      </div>
      <Button kind="danger" onClick={() => cite(rule.name)}>
        {press}
      </Button>
    </section>
  );
}
