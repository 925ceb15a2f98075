import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { bookWords, type Rule, type RuleCraft, type Wording } from "./bookHooks.ts";
import styles from "./Compared.module.css";
import { useId } from "react";
import { Dropdown } from "#renderer/ui/inputs/Dropdown.tsx";

export function ClauseWords({ words }: { readonly words: string }) {
  return (
    <p className={styles.clause} title={bookWords().enforced}>
      <Icon name="lock" />
      <span>
        <span className="unseen">{`${bookWords().enforced}: `}</span>
        {words}
      </span>
    </p>
  );
}

interface ComparedProps {
  readonly from: string;
  readonly to: string;
  readonly craft: Pick<RuleCraft, "compare">;
}

/**
 * Removed words are struck through, new ones underlined; a screen reader hears where either begins
 * and ends.
 */
export function Compared({ from, to, craft }: ComparedProps) {
  return (
    <p className={styles.text}>
      {craft
        .compare(from, to)
        .map(({ kind, words }, at) =>
          kind === "same" ? (
            <span key={at}>{words}</span>
          ) : (
            <Marked key={at} kind={kind} words={words} />
          ),
        )}
    </p>
  );
}

function Marked({
  kind,
  words,
}: {
  readonly kind: "inserted" | "removed";
  readonly words: string;
}) {
  const said = bookWords();
  const Mark = kind === "inserted" ? "ins" : "del";
  return (
    <Mark className={styles[kind]}>
      <span className="unseen">{` ${said[kind]} `}</span>
      {words}
      <span className="unseen">{` ${said.endOfMark} `}</span>
    </Mark>
  );
}

interface ProposalComparedProps {
  readonly from: Wording;
  readonly to: Wording;
  readonly nothing: Wording;
  readonly craft: Pick<RuleCraft, "compare" | "clauseWords">;
}

export function ProposalCompared({ from, to, nothing, craft }: ProposalComparedProps) {
  const words = bookWords();
  const [isNew, isRepeal] = [from.name === nothing.name, to.name === nothing.name];
  return (
    <div className={styles.compared}>
      <Side
        title={words.before}
        wording={isNew ? null : from}
        none={words.nothingBefore}
        craft={craft}
      />
      <Side
        title={words.after}
        wording={isRepeal ? null : to}
        none={words.nothingAfter}
        craft={craft}
        against={isNew ? null : from.text}
      />
    </div>
  );
}

interface SideProps extends Pick<ProposalComparedProps, "craft"> {
  readonly title: string;
  readonly wording: Wording | null;
  readonly none: string;
  readonly against?: string | null;
}

function Side({ title, wording, none, craft, against = null }: SideProps) {
  const words = bookWords();
  return (
    <section className={styles.side} aria-label={title}>
      <h4 className={styles.title}>{title}</h4>
      {wording === null ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <>
          <p className={styles.name}>{wording.name}</p>
          {against === null ? (
            <p className={styles.proposalComparedText}>{wording.text}</p>
          ) : (
            <Compared from={against} to={wording.text} craft={craft} />
          )}
          {wording.clause === null ? (
            <p className={styles.none}>{words.judged}</p>
          ) : (
            <ClauseWords words={craft.clauseWords(wording.clause)} />
          )}
        </>
      )}
    </section>
  );
}

interface RulePickerProps {
  readonly rules: readonly Rule[];
  readonly picked: string;
  readonly pick: (name: string) => void;
  readonly craft: Pick<RuleCraft, "clauseWords">;
  /** Default: which rule is contradicted. */
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
      {rule && <p className={styles.rulePickerText}>{rule.text}</p>}
      {rule && rule.clause !== null && <ClauseWords words={craft.clauseWords(rule.clause)} />}
    </div>
  );
}
