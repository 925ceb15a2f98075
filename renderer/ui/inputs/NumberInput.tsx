import { text } from "#renderer/text/text.ts";
import { Icon } from "#renderer/ui/pictures/Icon.tsx";
import { typedNumber, type NumberRange } from "./numberProblem.ts";
import styles from "./NumberInput.module.css";

interface NumberInputProps extends NumberRange {
  readonly label: string;
  readonly describedBy?: string | undefined;
  /** As typed: a wrong entry stays until it is corrected. */
  readonly typed: string;
  readonly step?: number;
  readonly onChange: (typed: string) => void;
}

/** Sums of tenths are not exact in binary. */
const rounded = (value: number): number => Number(value.toFixed(6));

export function NumberInput({
  label,
  describedBy,
  typed,
  min,
  max,
  grain = 1,
  step = grain,
  onChange,
}: NumberInputProps) {
  const value = typedNumber(typed, { min, max, grain });
  const stepped = (by: number): void =>
    onChange(String(rounded(Math.min(max, Math.max(min, (value ?? min) + by)))));
  return (
    <div className={styles.group}>
      <button
        type="button"
        className={styles.step}
        aria-label={text().setup.less(label)}
        disabled={value === min}
        onClick={() => stepped(-step)}
      >
        <Icon name="minus" />
      </button>
      <input
        className={styles.input}
        inputMode={grain === 1 ? "numeric" : "decimal"}
        autoComplete="off"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={value === null}
        value={typed}
        onChange={(event) => onChange(event.target.value)}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={text().setup.more(label)}
        disabled={value === max}
        onClick={() => stepped(step)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
