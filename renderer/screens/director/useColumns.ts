import { useLayoutEffect, useState, type RefObject } from "react";

/** `least`: the least width of a column including the gap, rem. */
export const columnsIn = (width: number, least: number, rem: number): number =>
  Math.max(1, Math.floor(width / (least * rem)));

export function useColumns(element: RefObject<HTMLElement | null>, least: number): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = (): void =>
      setColumns(
        columnsIn(
          current.clientWidth,
          least,
          parseFloat(getComputedStyle(document.documentElement).fontSize),
        ),
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, least]);
  return columns;
}
