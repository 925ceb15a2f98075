// What lies behind every screen but the table: the edge of one, seen from a chair.

import { useEffect, useRef } from 'react';
import { paintTable } from '#renderer/art/felt.ts';
import { fontsReady } from '#renderer/art/fonts.ts';
import { backdropShape } from './backdropShape.ts';
import { feltOf } from './appearance.ts';
import { useSettings } from './settingsContext.ts';
import styles from './Backdrop.module.css';

/** More than this a soft background does not gain by. */
const sharpest = 1.5;

export function Backdrop() {
  const place = useRef<HTMLDivElement>(null);
  const { settings } = useSettings();
  const felt = feltOf(settings);
  useEffect(() => {
    let frame = 0;
    const paint = (): void => {
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const pixelRatio = Math.min(devicePixelRatio, sharpest);
      place.current?.replaceChildren(paintTable({ width, height, pixelRatio, felt, table: backdropShape(width, height) }));
    };
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(paint);
    };
    paint();
    void fontsReady().then(later);
    addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('resize', later);
    };
  }, [felt]);
  return <div ref={place} className={styles.backdrop} aria-hidden="true" />;
}
