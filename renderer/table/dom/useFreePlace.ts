import { useLayoutEffect, useMemo, useState, type CSSProperties, type RefObject } from "react";
import type { Box } from "#renderer/art/box.ts";
import { freePlace, type Lying, type Size } from "#renderer/table/layout/freePlace.ts";

const sizeOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement): Size => ({
  width,
  height,
});

const unplaced: CSSProperties = { left: 0, top: 0, translate: "none", visibility: "hidden" };

const liesOf = ({ room, kept, plates }: Lying): string => JSON.stringify([room, kept, plates]);

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
  const lies = liesOf(lying);
  return useMemo(() => {
    if (!size) return unplaced;
    const { x: left, y: top } = freePlace(size, lying);
    return { left, top, translate: "none" };
    // `lying` is a new object on every render, so its contents are compared.
  }, [size, lies]);
}

/**
 * For what has its buttons at its lower end. The element is measured and placed once; whatever comes
 * into it later raises its upper edge alone, and no button moves under the finger. `box`: where it
 * lay at first.
 */
export function useSteadyPlace(
  element: RefObject<HTMLElement | null>,
  lying: Lying,
): Readonly<{ box: Box | null; style: CSSProperties }> {
  const lies = liesOf(lying);
  const [first, setFirst] = useState<(Size & { readonly lies: string }) | null>(null);
  useLayoutEffect(() => {
    const its = element.current;
    if (!its) return;
    // Rounded up, because a narrower element would break its lines.
    const width = Math.ceil(its.getBoundingClientRect().width);
    setFirst({ lies, width, height: its.offsetHeight });
  }, [element, lies]);
  return useMemo(() => {
    if (first?.lies !== lies) return { box: null, style: unplaced };
    const { width, height } = first;
    const { x, y } = freePlace(first, lying);
    const bottom = lying.room.height - y - height;
    return {
      box: { x, y, width, height },
      style: { left: x, bottom, width, translate: "none" },
    };
    // `lying` is a new object on every render, so its contents are compared.
  }, [first, lies]);
}
