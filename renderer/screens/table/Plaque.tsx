import { useId, type ReactNode } from "react";
import styles from "./AtTable.module.css";

interface PlaqueProps {
  readonly title: string;
  readonly help?: string;
  readonly children: ReactNode;
}

export function Plaque({ title, help, children }: PlaqueProps) {
  const id = useId();
  return (
    <section className={styles.plaque} aria-labelledby={id}>
      <h2 id={id} className="title">
        {title}
      </h2>
      {help !== undefined && <p className="help">{help}</p>}
      {children}
    </section>
  );
}
