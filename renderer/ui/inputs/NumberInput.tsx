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
const rounded = (value: number) => Number(value.toFixed(6));

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
  const stepButton = (icon: "minus" | "plus", words: string, end: number, by: number) => (
    <button
      type="button"
      className={styles.step}
      aria-label={words}
      disabled={value === end}
      onClick={() => onChange(String(rounded(Math.min(max, Math.max(min, (value ?? min) + by)))))}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className={styles.group}>
      {stepButton("minus", text().setup.less(label), min, -step)}
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
      {stepButton("plus", text().setup.more(label), max, step)}
    </div>
  );
}
