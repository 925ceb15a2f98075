import type { ReactNode } from "react";
import { TextInput } from "#renderer/ui/inputs/TextInput.tsx";
import styles from "./Join.module.css";

interface CodeFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  /** Shown instead of the help. */
  readonly problem: string | null;
  readonly typed: string;
  readonly maxLength?: number;
  readonly onChange: (typed: string) => void;
  readonly children?: ReactNode;
}

export function CodeField({
  id,
  label,
  help,
  problem,
  typed,
  maxLength,
  onChange,
  children,
}: CodeFieldProps) {
  return (
    <div className="stack gap-s">
      <label className="strong" htmlFor={id}>
        {label}
      </label>
      <div className="wrap gap-m">
        <TextInput
          id={id}
          className={styles.letters}
          value={typed}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => onChange(target.value)}
        />
        {children}
      </div>
      <p
        id={`${id}-help`}
        className={problem === null ? styles.help : styles.problem}
        role={problem === null ? undefined : "alert"}
      >
        {problem ?? help}
      </p>
    </div>
  );
}
