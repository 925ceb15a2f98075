import { useRef, type ReactNode } from "react";
import { pageOf, rowHeight } from "./pages.ts";
import styles from "./PagedList.module.css";
import { useRoomInEm } from "./useRoomInEm.ts";
import { useTurn } from "./useTurn.ts";

type PagedListProps = Readonly<{
  label: string;
  count: number;
  keyOf: (index: number) => string;
  children: (index: number) => ReactNode;
}>;

/**
 * Shows as many rows as fit completely, larger if they are few, and turns the page after a while.
 */
export function PagedList({ label, count, keyOf, children }: PagedListProps) {
  const place = useRef<HTMLDivElement>(null);
  const room = useRoomInEm(place);
  const { columns, rows, pages, scale } = pageOf(count, room);
  const turn = useTurn(pages);
  const most = rows * columns;
  const first = turn * most;
  const shown = Array.from(
    { length: Math.max(0, Math.min(most, count - first)) },
    (_, at) => first + at,
  );
  const size = {
    fontSize: `${scale}em`,
    gridTemplate: `repeat(${rows}, ${rowHeight}em) / repeat(${columns}, minmax(0, 1fr))`,
  };
  return (
    <div ref={place} className={styles.place}>
      <ol className={styles.list} style={size} aria-label={label} start={first + 1}>
        {shown.map((index) => (
          <li key={keyOf(index)} className={styles.row}>
            {children(index)}
          </li>
        ))}
      </ol>
    </div>
  );
}
