import { useLayoutEffect, useState, type RefObject } from "react";

const none = { width: 0, height: 0 };

/** In em of the element's own font; zero before it has been measured. */
export function useRoomInEm(place: RefObject<HTMLElement | null>): Readonly<{
  width: number;
  height: number;
}> {
  const [room, setRoom] = useState(none);
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
  }, [place]);
  return room;
}
