// How does one choose by looking?

import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import styles from './PictureChoice.module.css';

interface PictureChoiceProps<V extends string> {
  readonly labelledBy: string;
  readonly value: V;
  /** For broad pictures. */
  readonly large?: boolean;
  readonly items: readonly { readonly value: V; readonly label: string; readonly picture: ReactNode }[];
  readonly onChange: (value: V) => void;
}

export function PictureChoice<V extends string>({ labelledBy, value, large = false, items, onChange }: PictureChoiceProps<V>) {
  return (
    <RadioGroup className={`${styles.group} ${large ? styles.large : ''}`} aria-labelledby={labelledBy} value={value} onValueChange={(next) => onChange(next)}>
      {items.map((item) => (
        <Radio.Root key={item.value} value={item.value} className={styles.item} nativeButton render={<button type="button" />}>
          {item.picture}
          <span>{item.label}</span>
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
