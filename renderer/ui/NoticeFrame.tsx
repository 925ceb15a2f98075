import type { ReactNode } from "react";
import styles from "./Notice.module.css";

interface NoticeFrameProps {
  readonly role?: "alert" | "status" | undefined;
  readonly waiting?: boolean;
  readonly children: ReactNode;
}

export function NoticeFrame({ role, waiting = false, children }: NoticeFrameProps) {
  return (
    <main className={styles.place}>
      <section className={`${styles.notice} ${waiting ? styles.waiting : ""}`} role={role}>
        {children}
      </section>
    </main>
  );
}
