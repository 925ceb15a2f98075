import { Slider } from "@base-ui/react/slider";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import styles from "./Range.module.css";

interface RangeProps {
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value in words, shown beside it and read out. */
  readonly words: (value: number) => string;
  /** Labels of the two step buttons; without them there is only the slider. */
  readonly stepWords?: { readonly less: string; readonly more: string };
  readonly onChange: (value: number) => void;
}

export function Range({
  labelledBy,
  describedBy,
  value,
  min,
  max,
  step,
  stepWords,
  words,
  onChange,
}: RangeProps) {
  return (
    <Slider.Root
      className={styles.root}
      value={value}
      min={min}
      max={max}
      step={step}
      onValueChange={(next) => onChange(next)}
      aria-labelledby={labelledBy}
    >
      {stepWords && (
        <StepButton
          icon="minus"
          label={stepWords.less}
          idle={value <= min}
          act={() => onChange(value - step)}
        />
      )}
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
      {stepWords && (
        <StepButton
          icon="plus"
          label={stepWords.more}
          idle={value >= max}
          act={() => onChange(value + step)}
        />
      )}
      <span className={styles.words} aria-hidden="true">
        {words(value)}
      </span>
    </Slider.Root>
  );
}

/** Keeps the focus at the range's end. */
function StepButton({
  icon,
  label,
  idle,
  act,
}: {
  readonly icon: "minus" | "plus";
  readonly label: string;
  readonly idle: boolean;
  readonly act: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={idle}
      onClick={() => !idle && act()}
    >
      <Icon name={icon} />
    </button>
  );
}
