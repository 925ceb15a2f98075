import { Slider } from "@base-ui/react/slider";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import styles from "./Range.module.css";

type RangeProps = Readonly<{
  labelledBy: string;
  describedBy?: string | undefined;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words, shown beside it and read out. */
  words: (value: number) => string;
  stepWords?: Readonly<{ less: string; more: string }>;
  onChange: (value: number) => void;
}>;

export function Range({
  labelledBy,
  describedBy,
  stepWords,
  words,
  onChange,
  ...range
}: RangeProps) {
  const { value, min, max, step } = range;
  // Not disabled at the range's end, to keep the focus.
  const stepButton = (icon: "minus" | "plus", label: string, idle: boolean, by: number) => (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={idle}
      onClick={() => !idle && onChange(value + by)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <Slider.Root
      className={styles.root}
      {...range}
      onValueChange={(next) => onChange(next)}
      aria-labelledby={labelledBy}
    >
      {stepWords && stepButton("minus", stepWords.less, value <= min, -step)}
      <Slider.Control className={styles.control}>
        <Slider.Track className={styles.track}>
          <Slider.Indicator className={styles.filled} />
          <Slider.Thumb
            className={styles.thumb}
            aria-labelledby={labelledBy}
            aria-describedby={describedBy}
            getAriaValueText={(_formatted, now) => words(now)}
          />
        </Slider.Track>
      </Slider.Control>
      {stepWords && stepButton("plus", stepWords.more, value >= max, step)}
      <span className={styles.words} aria-hidden="true">
        {words(value)}
      </span>
    </Slider.Root>
  );
}
