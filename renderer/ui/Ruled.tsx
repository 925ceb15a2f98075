// How is a sentence told behind which a rule stands?

import { citing } from "./citing.ts";
import styles from "./Ruled.module.css";

interface RuledProps {
  readonly words: string;
  /** Of the rules' numbering; not told where the words cite one themselves. */
  readonly rule?: string | null;
}

/** The words first, the rule's number small behind, once. */
export function Ruled({ words, rule = null }: RuledProps) {
  const { bare, cited } = citing(words);
  const number = cited ?? rule;
  return (
    <>
      {bare}
      {number !== null && (
        <>
          {" "}
          <small className={styles.rule}>{number}</small>
        </>
      )}
    </>
  );
}
