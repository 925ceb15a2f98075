import type { CSSProperties, ReactNode, RefObject } from "react";
import type { Box } from "#renderer/art/box.ts";
import type { Shown } from "#renderer/table/desk/deskState.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import styles from "./TableFrame.module.css";

export const boxStyle = ({ x, y, width, height }: Box): CSSProperties => ({
  left: x,
  top: y,
  width,
  height,
});

type TableFrameProps = Readonly<{
  place: RefObject<HTMLDivElement | null>;
  canvas: RefObject<HTMLDivElement | null>;
  state: Shown;
  layout: Layout | null;
  hurry: (isHeld: boolean) => void;
  /** Stands beside the table; `asideWidth` is in pixels. */
  aside?: ReactNode;
  asideWidth?: number;
  children: ReactNode;
}>;

const wordSize = ({ words }: Layout): CSSProperties => ({
  ["--word" as string]: `${words * 16}px`,
});

export function TableFrame({
  place,
  canvas,
  state,
  layout,
  hurry,
  aside,
  asideWidth = 0,
  children,
}: TableFrameProps) {
  const release = () => hurry(false);
  const words = layout ? wordSize(layout) : {};
  return (
    <div ref={place} className={styles.whole}>
      <section
        className={styles.table}
        aria-busy={state.view === null}
        data-portrait={layout?.portrait}
        data-moving={state.moving}
        style={{ ...words, right: asideWidth }}
      >
        <div
          ref={canvas}
          className={styles.canvas}
          onPointerDown={() => hurry(true)}
          onPointerUp={release}
          onPointerCancel={release}
          onPointerLeave={release}
        />
        {children}
      </section>
      {asideWidth > 0 && (
        <div className={styles.aside} style={{ ...words, width: asideWidth }}>
          {aside}
        </div>
      )}
    </div>
  );
}
