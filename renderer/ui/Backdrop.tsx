import { useEffect, useRef } from "react";
import { paintTable, type TableShape } from "#renderer/art/felt.ts";
import { useProfile } from "#renderer/context/profileContext.ts";
import styles from "./Backdrop.module.css";

/** Windows lower than this, in CSS pixels, have no room for the far rail. */
const low = 480;

/**
 * A table larger than the window: its far rail runs along the top; its near side and crest are
 * below the lower edge.
 */
export function backdropShape(width: number, height: number): TableShape {
  const rail = Math.max(18, Math.min(width, height) * 0.042);
  const overhang = width * (width > height ? 0.14 : 0.07);
  const top = height < low ? -1.5 * rail : 84;
  const outer = width + 2 * overhang;
  return {
    x: -overhang,
    y: top,
    width: outer,
    height: height * 2.6,
    radius: Math.min(outer * 0.3, height * 0.8),
    rail,
  };
}

/** A soft background gains nothing from a higher pixel ratio. */
const sharpest = 1.5;

interface BackdropProps {
  /** While it is hidden it is not repainted. */
  readonly covered?: boolean;
}

/** The table behind every screen. It shows no letters, so it waits for no font. */
export function Backdrop({ covered = false }: BackdropProps) {
  const place = useRef<HTMLDivElement>(null);
  const painted = useRef("");
  const {
    appearance: { felt },
    isSettled,
  } = useProfile();
  useEffect(() => {
    // Until the profile is known only the room shows, so that the cloth does not change its colour
    // visibly.
    if (!isSettled || covered) return undefined;
    let frame = 0;
    const paint = () => {
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const pixelRatio = Math.min(devicePixelRatio, sharpest);
      const wanted = [felt, width, height, pixelRatio].join(" ");
      if (wanted === painted.current) return;
      painted.current = wanted;
      place.current?.replaceChildren(
        paintTable({ width, height, pixelRatio, felt, table: backdropShape(width, height) }),
      );
    };
    const later = () => {
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
