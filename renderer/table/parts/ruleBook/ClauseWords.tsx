// What does the table enforce of a rule, and how is it seen that it does?

import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { bookWords } from "./bookWords.ts";
import styles from "./ClauseWords.module.css";

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
