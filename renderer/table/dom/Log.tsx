import { useEffect, useRef } from "react";
import type { LogLine } from "#renderer/table/desk/deskState.ts";
import { tableText } from "#renderer/table/tableText.ts";
import { SidePanel } from "#renderer/ui/SidePanel.tsx";
import styles from "./Log.module.css";

interface LogProps {
  readonly lines: readonly LogLine[];
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly above: number;
}

/** A closed log stays in the page for screen readers. */
export function Log({ lines, isOpen, close, above }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const words = tableText();
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines, isOpen]);
  return (
    <SidePanel
      id="table-log"
      title={words.log}
      closeWords={words.hideLog}
      isOpen={isOpen}
      close={close}
      above={above}
    >
      <ol
        ref={list}
        role="log"
        aria-live="polite"
        aria-label={words.log}
        className={styles.lines}
        data-open={isOpen}
        tabIndex={isOpen ? 0 : -1}
      >
        {lines.map(({ id, words: line }) => (
          <li key={id}>{line}</li>
        ))}
      </ol>
    </SidePanel>
  );
}
