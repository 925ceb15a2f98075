// How does a list look that opens at the window's side: what was said, what has happened?

import type { KeyboardEvent, ReactNode } from "react";
import { SideHead } from "./SideHead.tsx";
import styles from "./SidePanel.module.css";

interface SidePanelProps {
  readonly id: string;
  readonly title: string;
  /** What the button says that closes it. */
  readonly closeWords: string;
  readonly isOpen: boolean;
  readonly close: () => void;
  /** How much of the window's lower edge it leaves free, pixels. */
  readonly above: number;
  /** Does it lie over everything of the table? */
  readonly isOver?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

/** Closed it is still there to be heard. */
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
