import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import styles from "./VirtualRows.module.css";

type VirtualRowsProps = Readonly<{
  label: string;
  className?: string | undefined;
  count: number;
  /** Pixels, until a row is measured. */
  usual: number;
  keyOf: (index: number) => string | number;
  children: (index: number) => ReactNode;
  /** Fetches further rows, and is called when the last are near; null: these are all. */
  more?: (() => void) | null;
}>;

/** So many rows before the end of the list, more are asked for. */
const ahead = 15;

/** Only the rows in and around the window are in the document. */
export function VirtualRows({
  label,
  className = "",
  count,
  usual,
  keyOf,
  children,
  more = null,
}: VirtualRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [scrollMargin, setMargin] = useState(0);
  // The space above the list may change at any time: the part shown before disappears a moment
  // after this one appears.
  useLayoutEffect(() => {
    const measure = () =>
      setMargin(Math.round((list.current?.getBoundingClientRect().top ?? 0) + scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  });
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => usual,
    overscan: 8,
    scrollMargin,
    getItemKey: keyOf,
  });
  const shown = rows.getVirtualItems();
  const isNearEnd = (shown.at(-1)?.index ?? 0) >= count - ahead;
  useEffect(() => {
    if (isNearEnd) more?.();
  }, [isNearEnd, more]);
  return (
    <ul
      ref={list}
      className={`${styles.list} ${className}`}
      style={{ height: `${rows.getTotalSize()}px` }}
      aria-label={label}
    >
      {shown.map(({ index, key, start }) => (
        <li
          key={key}
          ref={rows.measureElement}
          data-index={index}
          className={styles.row}
          style={{ transform: `translateY(${start - scrollMargin}px)` }}
          aria-setsize={more ? -1 : count}
          aria-posinset={index + 1}
        >
          {children(index)}
        </li>
      ))}
    </ul>
  );
}
