// How does something find its place over the table, as large as its words make it?

import { useLayoutEffect, useMemo, useState, type CSSProperties, type RefObject } from "react";
import { freePlace, type Lying, type Size } from "#renderer/table/layout/freePlace.ts";

const sizeOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement): Size => ({
  width,
  height,
});

/** Not seen before it is known how large it is. */
export function useFreePlace(element: RefObject<HTMLElement | null>, lying: Lying): CSSProperties {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const its = element.current;
    if (!its) return undefined;
    const measure = (): void =>
      setSize((known) =>
        known?.width === its.offsetWidth && known.height === its.offsetHeight ? known : sizeOf(its),
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(its);
    return () => observer.disconnect();
  }, [element]);
  const lies = JSON.stringify([lying.room, lying.kept, lying.plates]);
  return useMemo(() => {
    if (!size) return { left: 0, top: 0, translate: "none", visibility: "hidden" };
    const { x: left, y: top } = freePlace(size, lying);
    return { left, top, translate: "none" };
    // What lies there is made anew with every look at the table; only another place of something
    // counts.
  }, [size, lies]);
}
