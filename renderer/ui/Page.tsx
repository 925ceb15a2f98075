import { useEffect, useRef, useId, type ReactNode, type RefObject } from "react";
import { goBack } from "#renderer/context/route.ts";
import { text } from "#renderer/text/text.ts";
import { Button } from "./Button.tsx";
import styles from "./Page.module.css";

type PageProps = Readonly<{
  title: string;
  wide?: boolean | "window";
  beside?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}>;

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

/** Names the window, for history and tab: "Bank – Cardtable", or the app alone. */
export function useTitle(title: string | null): void {
  const { name } = text().app;
  const full = title === null ? name : `${title} – ${name}`;
  useEffect(() => {
    document.title = full;
  }, [full]);
}

/**
 * For a page's heading, which is focused when the page opens and when it is about something else,
 * so that keyboard and screen reader begin there.
 */
export function useHeading(about?: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [about]);
  return heading;
}

export function Panel({
  title,
  children,
}: Readonly<{
  title: string;
  children: ReactNode;
}>) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id} className="title">
        {title}
      </h2>
      {children}
    </section>
  );
}
