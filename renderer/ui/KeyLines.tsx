import { text } from "#renderer/text/text.ts";
import styles from "./KeyLines.module.css";

/** Keys that do the same, named as in `KeyboardEvent.key`. */
export type KeyLine = { readonly keys: readonly string[]; readonly words: string };

export function KeyLines({ lines }: { readonly lines: readonly KeyLine[] }) {
  const named: { readonly [key: string]: string } = text().atTable.keys.named;
  return (
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div key={line.words} className={styles.line}>
          <dt className="wrap gap-xs">
            {line.keys.map((key) => (
              <kbd key={key} className={styles.key}>
                {named[key] ?? key.toUpperCase()}
              </kbd>
            ))}
          </dt>
          <dd>{line.words}</dd>
        </div>
      ))}
    </dl>
  );
}
