// Which keys does one see to be of use at this moment?

import { useState } from 'react';
import { Sheet } from '#renderer/ui/Sheet.tsx';
import { tableText } from '#renderer/table/tableText.ts';
import { keysNow, type KeyMoment } from './input/keysNow.ts';
import styles from './KeysSheet.module.css';

interface KeysSheetProps {
  readonly moment: () => KeyMoment;
  readonly close: () => void;
}

/** Of the moment at which it was opened: the table goes on beneath. */
export function KeysSheet({ moment, close }: KeysSheetProps) {
  const words = tableText().keys;
  const [lines] = useState(() => keysNow(moment()));
  const named: { readonly [key: string]: string } = words.named;
  const written = (key: string): string => named[key] ?? key.toUpperCase();
  return (
    <Sheet title={words.title} onClose={close}>
      <dl className={styles.lines}>
        {[...lines, { keys: ['Tab'], words: words.next }].map((line) => (
          <div key={line.words} className={styles.line}>
            <dt className={styles.keys}>{line.keys.map((key) => <kbd key={key} className={styles.key}>{written(key)}</kbd>)}</dt>
            <dd>{line.words}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
