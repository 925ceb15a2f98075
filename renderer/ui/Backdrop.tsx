// What lies behind every screen, and where the table will stand: the edge of one, seen from a
// chair.

import { useEffect, useRef } from "react";
import { paintTable } from "#renderer/art/felt.ts";
import { backdropShape } from "./backdropShape.ts";
import { useProfile } from "#renderer/context/profileContext.ts";
import styles from "./Backdrop.module.css";

/** More than this a soft background does not gain by. */
const sharpest = 1.5;

interface BackdropProps {
  /** Nobody sees it: what was painted stays, and nothing is painted anew. */
  readonly covered?: boolean;
}

/** Of letters nothing is seen of it, so it waits for no font. */
export function Backdrop({ covered = false }: BackdropProps) {
  const place = useRef<HTMLDivElement>(null);
  const painted = useRef("");
  const {
    looks: { felt },
    isSettled,
  } = useProfile();
  useEffect(() => {
    // Until then only the room: the cloth would change its colour under one's eyes.
    if (!isSettled || covered) return undefined;
    let frame = 0;
    const paint = (): void => {
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const pixelRatio = Math.min(devicePixelRatio, sharpest);
      const wanted = [felt, width, height, pixelRatio].join(" ");
      if (wanted === painted.current) return;
      painted.current = wanted;
      place.current?.replaceChildren(
        paintTable({ width, height, pixelRatio, felt, table: backdropShape(width, height) }),
      );
    };
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(paint);
    };
    paint();
    addEventListener("resize", later);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("resize", later);
    };
  }, [felt, isSettled, covered]);
  return <div ref={place} className={styles.backdrop} aria-hidden="true" />;
}
