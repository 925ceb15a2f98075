// What is in force, and what is proposed in its place, side by side?

import type { RuleCraft, Wording } from "./bookHooks.ts";
import { bookWords } from "./bookWords.ts";
import { ClauseWords } from "./ClauseWords.tsx";
import { Compared } from "./Compared.tsx";
import styles from "./ProposalCompared.module.css";

interface ProposalComparedProps {
  readonly from: Wording;
  readonly to: Wording;
  /** The rule that says nothing. */
  readonly nothing: Wording;
  readonly craft: Pick<RuleCraft, "compare" | "clauseWords">;
}

/** The new text shows against the old one what went and what came. */
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
  /** Null where there is none. */
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
            <p className={styles.text}>{wording.text}</p>
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
