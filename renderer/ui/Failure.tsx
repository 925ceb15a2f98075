import type { Failed } from "#renderer/context/houseContext.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "./Button.tsx";
import { Ruled } from "./Ruled.tsx";
import styles from "./Failure.module.css";

interface FailureProps extends Partial<Failed> {
  /** What failed, in place of its message; null shows nothing. */
  readonly of?: Failed | null;
  readonly again?: (() => void) | undefined;
}

export function Failure({
  message,
  of = message === undefined ? null : { message },
  again,
}: FailureProps) {
  if (!of) return null;
  const words = text().house;
  return (
    <div role="alert" className={styles.failure}>
      <span>
        <Ruled words={of.message === null ? words.noAnswer : words.refused(of.message)} />
      </span>
      {again && <Button onClick={again}>{text().app.tryAgain}</Button>}
    </div>
  );
}
