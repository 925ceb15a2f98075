import { text } from "#renderer/text/text.ts";
import { Button } from "./Button.tsx";
import { Ruled } from "./Ruled.tsx";
import styles from "./Failure.module.css";

interface FailureProps {
  /** The house's words; null if no answer came. */
  readonly message: string | null;
  readonly again?: () => void;
}

export function Failure({ message, again }: FailureProps) {
  return (
    <div role="alert" className={styles.failure}>
      <span>
        <Ruled words={message === null ? text().house.noAnswer : text().house.refused(message)} />
      </span>
      {again && <Button onClick={again}>{text().app.tryAgain}</Button>}
    </div>
  );
}
