// What holds the drawn table and the page's elements that lie over it?

import type { CSSProperties, ReactNode, RefObject } from 'react';
import type { Shown } from '#renderer/table/desk/deskState.ts';
import type { Layout } from '#renderer/table/layout/layout.ts';
import styles from './TableFrame.module.css';

interface TableFrameProps {
  readonly place: RefObject<HTMLElement | null>;
  readonly canvas: RefObject<HTMLDivElement | null>;
  readonly state: Shown;
  readonly layout: Layout | null;
  /** The felt is pressed, or no longer. */
  readonly hurry: (isHeld: boolean) => void;
  readonly children: ReactNode;
}

/** Words grow with the window, and with the person's text size. */
const wordSize = ({ words }: Layout): CSSProperties => ({ ['--word' as string]: `${words * 16}px` });

/** It fills its positioned parent. */
export function TableFrame({ place, canvas, state, layout, hurry, children }: TableFrameProps) {
  const release = (): void => hurry(false);
  return (
    <section ref={place} className={styles.table} aria-busy={state.view === null} data-portrait={layout?.portrait} data-moving={state.moving} style={layout ? wordSize(layout) : undefined}>
      <div ref={canvas} className={styles.canvas} onPointerDown={() => hurry(true)} onPointerUp={release} onPointerCancel={release} onPointerLeave={release} />
      {children}
    </section>
  );
}
