import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import styles from "./VirtualRows.module.css";

type VirtualRowsProps = Readonly<{
  label: string;
  count: number;
  /** Pixels, until a row is measured. */
  usual: number;
  keyOf: (index: number) => string | number;
  children: (index: number) => ReactNode;
}>;

/** Only the rows in and around the window are in the document. */
export function VirtualRows({ label, count, usual, keyOf, children }: VirtualRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setMargin] = useState(0);
  // The space above the list may change at any time: the part shown before disappears a moment
  // after this one appears.
  useLayoutEffect(() => {
    const measure = (): void =>
      setMargin(Math.round((list.current?.getBoundingClientRect().top ?? 0) + scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  });
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => usual,
    overscan: 4,
    scrollMargin,
    getItemKey: keyOf,
  });
  return (
    <ul
      ref={list}
      className={styles.list}
      style={{ height: `${rows.getTotalSize()}px` }}
      aria-label={label}
    >
      {rows.getVirtualItems().map(({ index, key, start }) => (
        <li
          key={key}
          ref={rows.measureElement}
          data-index={index}
          className={styles.row}
          style={{ transform: `translateY(${start - scrollMargin}px)` }}
          aria-setsize={count}
          aria-posinset={index + 1}
        >
          {children(index)}
        </li>
      ))}
    </ul>
  );
}
