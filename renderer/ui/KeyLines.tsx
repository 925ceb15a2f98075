import { text } from "#renderer/text/text.ts";
import styles from "./KeyLines.module.css";
import { useState } from "react";

/** Keys that do the same, named as in `KeyboardEvent.key`. */
export type KeyLine = Readonly<{ keys: readonly string[]; words: string }>;

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

const rows = '[data-arrows], [role="radiogroup"], input[type="radio"], input[type="range"]';

function keysOf(dialog: Element): readonly KeyLine[] {
  const { press, close, choices, next } = text().atTable.keys;
  const own = [...dialog.querySelectorAll("[aria-keyshortcuts]")].map((button) => ({
    keys: button.getAttribute("aria-keyshortcuts")!.split(" "),
    words: button.getAttribute("aria-label") ?? button.textContent,
  }));
  return [
    ...own,
    ...(dialog.querySelector(rows) ? [{ keys: ["ArrowLeft", "ArrowRight"], words: choices }] : []),
    { keys: ["Enter", " "], words: press },
    { keys: ["Escape"], words: close },
    { keys: ["Tab"], words: next },
  ];
}

export function DialogKeys({ dialog }: { readonly dialog: Element }) {
  const [lines] = useState(() => keysOf(dialog));
  return (
    <section aria-label={text().atTable.keys.title}>
      <KeyLines lines={lines} />
    </section>
  );
}
