import type { CSSProperties, ReactNode, RefObject } from "react";
import type { Box } from "#renderer/art/box.ts";
import type { Shown } from "#renderer/table/desk/deskState.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import type { TableGame } from "#renderer/table/tableGame.ts";
import styles from "./TableFrame.module.css";

export const boxStyle = ({ x, y, width, height }: Box): CSSProperties => ({
  left: x,
  top: y,
  width,
  height,
});

/** What lies on the table, for what is shown over it. */
export type Laid = Readonly<{ game: TableGame | null; state: Shown; layout: Layout }>;

type TableFrameProps = Readonly<{
  place: RefObject<HTMLDivElement | null>;
  canvas: RefObject<HTMLDivElement | null>;
  state: Shown;
  layout: Layout | null;
  hurry: (isHeld: boolean) => void;
  /** Stands beside the table; `asideWidth` is in pixels. */
  aside?: ReactNode;
  asideWidth?: number;
  children?: ReactNode;
}>;

export function TableFrame(props: TableFrameProps) {
  const { place, canvas, state, layout, hurry, aside, asideWidth = 0, children } = props;
  const release = () => hurry(false);
  const words = layout ? { ["--word" as string]: `${layout.words * 16}px` } : {};
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
