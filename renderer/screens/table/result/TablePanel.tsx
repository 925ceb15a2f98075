// How does a window over the table look that is no dialog: it can be moved and put aside, and the
// table beneath stays in sight and in reach?

import { useEffect, useId, useRef, type ReactNode } from "react";
import { text } from "#renderer/text/text.ts";
import { CloseButton } from "#renderer/ui/CloseButton.tsx";
import { usePanelDrag } from "./usePanelDrag.ts";
import styles from "./TablePanel.module.css";

interface TablePanelProps {
  /** Small, above the title. */
  readonly above: string;
  readonly title: string;
  readonly hide: () => void;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

export function TablePanel({ above, title, hide, footer, children }: TablePanelProps) {
  const words = text().result;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const { offset, handle } = usePanelDrag(panel);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      data-loose
      className={styles.panel}
      aria-labelledby={id}
      style={{ transform: `translate(${offset.x}px, ${offset.y}px)` }}
    >
      <header className={styles.header} {...handle} title={words.move}>
        <div>
          <p className={styles.above}>{above}</p>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
        </div>
        <CloseButton label={words.hide} close={hide} />
      </header>
      {children}
      <footer className={styles.footer}>{footer}</footer>
    </section>
  );
}
