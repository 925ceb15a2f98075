import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "./Button.tsx";
import styles from "./Notice.module.css";

export type NoticeProps = Readonly<{
  title: string;
  /** Shown only after a moment, so that quick answers do not flicker. */
  waiting?: boolean;
  action?: Readonly<{ label: string; act: () => void }>;
  second?: Readonly<{ label: string; act: () => void }>;
  children?: ReactNode;
}>;

export function Notice({ title, waiting = false, action, second, children }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!waiting) heading.current?.focus();
  }, [waiting, title]);
  return (
    <NoticeFrame waiting={waiting} role={waiting ? "status" : undefined}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children !== undefined && <p className="soft">{children}</p>}
      {(action ?? second) !== undefined && (
        <div className={styles.actions}>
          {second && <Button onClick={second.act}>{second.label}</Button>}
          {action && (
            <Button kind="primary" onClick={action.act}>
              {action.label}
            </Button>
          )}
        </div>
      )}
    </NoticeFrame>
  );
}

type NoticeFrameProps = Readonly<{
  role?: "alert" | "status" | undefined;
  waiting?: boolean;
  children: ReactNode;
}>;

export function NoticeFrame({ role, waiting = false, children }: NoticeFrameProps) {
  return (
    <main className={styles.place}>
      <section className={`${styles.notice} ${waiting ? styles.waiting : ""}`} role={role}>
        {children}
      </section>
    </main>
  );
}
