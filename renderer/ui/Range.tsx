// How is a value set by sliding?

import { Slider } from '@base-ui/react/slider';
import styles from './Range.module.css';

interface RangeProps {
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value in words: shown beside it and read out. */
  readonly words: (value: number) => string;
  readonly onChange: (value: number) => void;
}

export function Range({ labelledBy, describedBy, value, min, max, step, words, onChange }: RangeProps) {
  return (
    <Slider.Root className={styles.root} value={value} min={min} max={max} step={step} onValueChange={(next) => onChange(next)} aria-labelledby={labelledBy}>
      <Slider.Control className={styles.control}>
        <Slider.Track className={styles.track}>
          <Slider.Indicator className={styles.filled} />
          <Slider.Thumb className={styles.thumb} aria-labelledby={labelledBy} aria-describedby={describedBy} getAriaValueText={(_formatted, now) => words(now)} />
        </Slider.Track>
      </Slider.Control>
      <span className={styles.words} aria-hidden="true">
        {words(value)}
      </span>
    </Slider.Root>
  );
}
