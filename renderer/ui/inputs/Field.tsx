import { useId, type ReactNode } from "react";
import styles from "./Field.module.css";

interface FieldProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly problem?: string | null;
  /** Puts the control under the words instead of beside them. */
  readonly below?: boolean;
  /** Gets the ids that tie the control to its label and its explanation. */
  readonly children: (ids: {
    readonly label: string;
    readonly help: string | undefined;
  }) => ReactNode;
}

export function Field({ label, help, problem = null, below = false, children }: FieldProps) {
  const id = useId();
  const ids = {
    label: `${id}-label`,
    help: help === undefined && problem === null ? undefined : `${id}-help`,
  };
  return (
    <div className={`${styles.field} ${below ? styles.below : ""}`}>
      <div className={styles.words}>
        <span id={ids.label} className="strong">
          {label}
        </span>
        <span id={ids.help} className={styles.help}>
          {help}
          {problem !== null && (
            <span role="alert" className={styles.problem}>
              {problem}
            </span>
          )}
        </span>
      </div>
      <div className={styles.control}>{children(ids)}</div>
    </div>
  );
}
