// How does a list go by itself through what does not fit, where nobody scrolls?

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { pageOf, rowHeight } from './pages.ts';
import styles from './PagedList.module.css';

interface PagedListProps {
  readonly label: string;
  readonly count: number;
  readonly keyOf: (index: number) => string;
  readonly children: (index: number) => ReactNode;
}

const pageMs = 9_000;
const noRoom = { width: 0, height: 0 };

/** As many rows as are wholly seen at once, the larger the fewer they are; the next ones after a while, and round. */
export function PagedList({ label, count, keyOf, children }: PagedListProps) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(noRoom);
  const [turn, setTurn] = useState(0);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    const measure = (): void => {
      const em = parseFloat(getComputedStyle(current).fontSize);
      setRoom({ width: current.clientWidth / em, height: current.clientHeight / em });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const { columns, rows, pages, scale } = pageOf(count, room);
  useEffect(() => {
    if (pages === 1) return undefined;
    const timer = setInterval(() => setTurn((turns) => turns + 1), pageMs);
    return () => clearInterval(timer);
  }, [pages]);
  const most = rows * columns;
  const first = (turn % pages) * most;
  const shown = Array.from({ length: Math.max(0, Math.min(most, count - first)) }, (_, at) => first + at);
  const size = { fontSize: `${scale}em`, gridTemplate: `repeat(${rows}, ${rowHeight}em) / repeat(${columns}, minmax(0, 1fr))` };
  return (
    <div ref={place} className={styles.place}>
      <ol className={styles.list} style={size} aria-label={label} start={first + 1}>
        {shown.map((index) => <li key={keyOf(index)} className={styles.row}>{children(index)}</li>)}
      </ol>
    </div>
  );
}
