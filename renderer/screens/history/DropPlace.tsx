// Where can a file be dropped?

import { useState, type DragEvent, type ReactNode } from "react";
import { text } from "#renderer/text/text.ts";
import styles from "./DropPlace.module.css";

interface DropPlaceProps {
  readonly dropped: (file: File) => void;
  readonly children: ReactNode;
}

const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes("Files");

/** Everything in it takes a file; that it does is said while one is held over it. */
export function DropPlace({ dropped, children }: DropPlaceProps) {
  const [isOver, setOver] = useState(false);
  return (
    <div
      className={styles.place}
      onDragOver={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget as Node | null) && setOver(false)
      }
      onDrop={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) dropped(file);
      }}
    >
      {children}
      {isOver && <p className={styles.here}>{text().history.dropHere}</p>}
    </div>
  );
}
