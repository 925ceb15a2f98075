import { useEffect, type ReactNode } from "react";
import { goBack } from "#renderer/context/navigation.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "./Button.tsx";
import styles from "./Page.module.css";
import { useHeading, useTitle } from "./heading.ts";

interface PageProps {
  readonly title: string;
  readonly wide?: boolean | "window";
  readonly beside?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Focuses its heading, so that keyboard and screen reader begin there. */
export function Page({ title, wide = false, beside, footer, children }: PageProps) {
  const heading = useHeading(title);
  useTitle(title);
  // Newer browsers return a promise here, which is no clean-up.
  useEffect(() => void scrollTo(0, 0), [title]);
  return (
    <div
      className={`${styles.page} ${wide === "window" ? styles.window : wide ? styles.wide : ""}`}
    >
      <header className={styles.header}>
        <Button
          icon="back"
          className={`square ${styles.back}`}
          aria-label={text().app.back}
          onClick={() => goBack({ screen: "home" })}
        />
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {beside}
      </header>
      <main className={styles.main}>{children}</main>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}
