import { diffWordsWithSpace } from "diff";
import type { ReactNode } from "react";
import type { Json } from "#shared/contract/json.ts";
import { nullName } from "#shared/games/eights-nomic/seen.ts";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { clauseWords } from "../craft.ts";
import { bookWords, type Wording } from "./bookDesk.ts";
import styles from "./RuleBook.module.css";

/** What the table enforces of a rule; nothing for a rule that people judge. */
export function ClauseWords({ clause }: { readonly clause: Json }) {
  if (clause === null) return null;
  const { enforced } = bookWords();
  return (
    <p className={styles.clause} title={enforced}>
      <Icon name="lock" />
      <span>
        <span className="unseen">{`${enforced}: `}</span>
        {clauseWords(clause)}
      </span>
    </p>
  );
}

type TextPiece = Readonly<{
  kind: "same" | "removed" | "inserted";
  words: string;
}>;

/**
 * Words and spaces. With more differences the comparison would block the page and show nothing
 * useful.
 */
const mostChanged = 600;

/**
 * Returns pieces in reading order: the same and removed ones make up the old text, the same and
 * inserted ones the new text, exactly. Texts with almost nothing in common give one removal and one
 * insertion.
 */
export function textDiff(before: string, after: string): readonly TextPiece[] {
  const changes = diffWordsWithSpace(before, after, { maxEditLength: mostChanged });
  if (!changes)
    return [
      { kind: "removed", words: before },
      { kind: "inserted", words: after },
    ];
  return changes.map(({ value, added, removed }) => ({
    kind: added ? "inserted" : removed ? "removed" : "same",
    words: value,
  }));
}

type ComparedProps = Readonly<{
  from: string;
  to: string;
}>;

/**
 * Removed words are struck through, new ones underlined; a screen reader hears where either begins
 * and ends.
 */
export const Compared = ({ from, to }: ComparedProps) => (
  <p className={styles.pieces}>
    {textDiff(from, to).map(({ kind, words }, at) => {
      if (kind === "same") return <span key={at}>{words}</span>;
      const Mark = kind === "inserted" ? "ins" : "del";
      return (
        <Mark key={at} className={styles[kind]}>
          <span className="unseen">{` ${bookWords()[kind]} `}</span>
          {words}
          <span className="unseen">{` ${bookWords().endOfMark} `}</span>
        </Mark>
      );
    })}
  </p>
);

type ProposalComparedProps = Readonly<{
  from: Wording;
  to: Wording;
}>;

export function ProposalCompared({ from, to }: ProposalComparedProps) {
  const words = bookWords();
  const isNew = from.name === nullName;
  return (
    <div className={styles.compared}>
      <Side title={words.before} wording={from} none={words.nothingBefore}>
        <p className={styles.pieces}>{from.text}</p>
      </Side>
      <Side title={words.after} wording={to} none={words.nothingAfter}>
        {isNew ? (
          <p className={styles.pieces}>{to.text}</p>
        ) : (
          <Compared from={from.text} to={to.text} />
        )}
      </Side>
    </div>
  );
}

type SideProps = Readonly<{
  title: string;
  wording: Wording;
  /** For NullRule. */
  none: string;
  children: ReactNode;
}>;

function Side({ title, wording: { name, clause }, none, children }: SideProps) {
  return (
    <section className={styles.side} aria-label={title}>
      <h4>{title}</h4>
      {name === nullName ? (
        <p className={styles.nothing}>{none}</p>
      ) : (
        <>
          <p className={styles.sideName}>{name}</p>
          {children}
          <ClauseWords clause={clause} />
          {clause === null && <p className={styles.nothing}>{bookWords().judged}</p>}
        </>
      )}
    </section>
  );
}
