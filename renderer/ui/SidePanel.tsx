import { CloseButton } from "./Button.tsx";
import type { KeyboardEvent, ReactNode } from "react";
import styles from "./SidePanel.module.css";

type SideHeadProps = Readonly<{
  title: string;
  closeWords: string;
  close: () => void;
}>;

export const SideHead = ({ title, closeWords, close }: SideHeadProps) => (
  <div className={styles.head}>
    <h2 className={styles.title}>{title}</h2>
    <CloseButton label={closeWords} close={close} />
  </div>
);

type SidePanelProps = Readonly<{
  id: string;
  title: string;
  closeWords: string;
  isOpen: boolean;
  close: () => void;
  above: number;
  isOver?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}>;

/** A closed panel stays available to screen readers. */
export function SidePanel({
  id,
  title,
  closeWords,
  isOpen,
  close,
  above,
  isOver = false,
  onKeyDown,
  children,
}: SidePanelProps) {
  return (
    <section
      id={id}
      className={isOpen ? `${styles.panel} ${isOver ? styles.over : ""}` : "unseen"}
      style={isOpen ? { bottom: above } : undefined}
      aria-label={title}
      onKeyDown={onKeyDown}
    >
      {isOpen && <SideHead title={title} closeWords={closeWords} close={close} />}
      {children}
    </section>
  );
}
