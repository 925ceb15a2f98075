// How are two versions of a text shown as one, with what went and what came?

import type { RuleCraft } from "./bookHooks.ts";
import { bookWords } from "./bookWords.ts";
import styles from "./Compared.module.css";

interface ComparedProps {
  readonly from: string;
  readonly to: string;
  readonly craft: Pick<RuleCraft, "compare">;
}

/**
 * What went is struck through, what came is underlined; a reader hears where either begins and
 * ends.
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
