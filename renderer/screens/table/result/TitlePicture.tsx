import { useEffect, useRef } from "react";
import { paintBastardBadge, paintCrown } from "#renderer/art/badges.ts";
import styles from "./TitlePicture.module.css";

interface TitlePictureProps {
  readonly title: "king" | "bastard";
  /** The accessible name; omitted where the words stand beside the picture. */
  readonly words?: string;
}

const whole = { x: 0, y: 0, width: 100, height: 80 };

export function TitlePicture({ title, words }: TitlePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const brush = canvas.current?.getContext("2d");
    if (!brush) return;
    brush.clearRect(0, 0, whole.width, whole.height);
    (title === "king" ? paintCrown : paintBastardBadge)(brush, whole);
  }, [title]);
  const spoken =
    words === undefined
      ? ({ "aria-hidden": true } as const)
      : ({ role: "img", "aria-label": words, title: words } as const);
  return (
    <canvas
      ref={canvas}
      className={styles.picture}
      width={whole.width}
      height={whole.height}
      {...spoken}
    />
  );
}
