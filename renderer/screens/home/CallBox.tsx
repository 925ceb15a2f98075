import { useId, type ReactNode } from "react";
import styles from "./Home.module.css";

type CallBoxProps = Readonly<{
  title: string;
  picture: ReactNode;
  action: ReactNode;
  children: ReactNode;
}>;

/** One thing to come back for: what it is, how one stands, and one button. */
export function CallBox({ title, picture, action, children }: CallBoxProps) {
  const id = useId();
  return (
    <section className={styles.call} aria-labelledby={id}>
      {picture}
      <div className={styles.callWords}>
        <h2 id={id} className={styles.callTitle}>
          {title}
        </h2>
        {children}
      </div>
      <div className={styles.callActions}>{action}</div>
    </section>
  );
}
