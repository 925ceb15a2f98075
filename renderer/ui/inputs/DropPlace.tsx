import { useState, type DragEvent, type ReactNode } from "react";
import styles from "./DropPlace.module.css";

type DropPlaceProps = Readonly<{
  /** Shown while a file is held over it. */
  words: string;
  dropped: (file: File) => void;
  children: ReactNode;
}>;

const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** Takes a file that is dropped anywhere on it. */
export function DropPlace({ words, dropped, children }: DropPlaceProps) {
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
      {isOver && <p className={styles.here}>{words}</p>}
    </div>
  );
}
