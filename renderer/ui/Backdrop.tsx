import { useEffect, useRef } from "react";
import { paintTable } from "#renderer/art/felt.ts";
import { backdropShape } from "./backdropShape.ts";
import { useProfile } from "#renderer/context/profileContext.ts";
import styles from "./Backdrop.module.css";

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
