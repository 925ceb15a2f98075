import { useLayoutEffect, useMemo, useState, type CSSProperties, type RefObject } from "react";
import { freePlace, type Lying, type Size } from "#renderer/table/layout/freePlace.ts";

const sizeOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement): Size => ({
  width,
  height,
});

export function useFreePlace(element: RefObject<HTMLElement | null>, lying: Lying): CSSProperties {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const its = element.current;
    if (!its) return undefined;
    const measure = () =>
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
    // `lying` is a new object on every render, so its contents are compared.
  }, [size, lies]);
}
