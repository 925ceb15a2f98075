// What do pointer and finger do with a card: point, tap, tap twice, pull to the table?

import { useRef, type MouseEvent, type PointerEvent } from 'react';
import type { Desk } from '#renderer/table/desk/Desk.ts';
import type { Layout } from '#renderer/table/layout/layout.ts';

/** Where pointing and pulling are shown. */
export interface HandPointer {
  /** `tilt`: where on the card, −1 left … 1 right. */
  point(key: string | null, tilt: number): void;
  /** Cards follow the pointer by so many pixels; null lets them go. */
  pull(pulled: { readonly keys: ReadonlySet<string>; readonly x: number; readonly y: number } | null): void;
}

/** Two taps within this time are a double tap, ms. */
const doubleTap = 350;
/** A press becomes a pull after so many pixels. */
const pullFrom = 9;
/** Cards pulled up by this part of a card's height are played. */
const playFrom = 0.62;

type Press = { readonly key: string; readonly x: number; readonly y: number; keys: ReadonlySet<string> | null };
type Tap = { readonly key: string; readonly at: number; readonly picked: ReadonlySet<string> };

export function useCardPointer(desk: Desk, layout: Layout, pointer: HandPointer) {
  const press = useRef<Press | null>(null);
  const tap = useRef<Tap | null>(null);
  const pulled = useRef(false);

  const move = (key: string, event: PointerEvent<HTMLElement>): void => {
    const started = press.current;
    if (!started) return pointer.point(event.pointerType === 'touch' ? null : key, tiltOf(event));
    const [x, y] = [event.clientX - started.x, event.clientY - started.y];
    if (!started.keys) {
      if (Math.hypot(x, y) < pullFrom) return;
      started.keys = desk.suggested(started.key);
      pulled.current = true;
      pointer.point(null, 0);
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    pointer.pull({ keys: started.keys, x, y });
  };

  const release = (event: PointerEvent<HTMLElement>, plays: boolean): void => {
    const started = press.current;
    press.current = null;
    if (!started?.keys) return;
    const rise = started.y - event.clientY;
    if (plays && rise > layout.hand.cardWidth * 1.4 * playFrom) desk.playSet(started.keys);
    pointer.pull(null);
  };

  const click = (key: string, event: MouseEvent<HTMLElement>): void => {
    if (pulled.current) {
      pulled.current = false;
      return;
    }
    const first = tap.current;
    const { picked, view } = desk.state();
    tap.current = event.detail === 0 ? null : { key, at: event.timeStamp, picked };
    const isDouble = first?.key === key && event.detail > 0 && event.timeStamp - first.at < doubleTap;
    if (!isDouble || !view || view.seen.legal.length === 0) return desk.toggle(key, event.shiftKey || event.ctrlKey || event.metaKey);
    tap.current = null;
    desk.pick(first.picked);
    desk.playSet(desk.suggested(key));
  };

  return (key: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      pulled.current = false;
      if (event.isPrimary && event.button === 0) press.current = { key, x: event.clientX, y: event.clientY, keys: null };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => move(key, event),
    onPointerUp: (event: PointerEvent<HTMLElement>) => release(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => release(event, false),
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      if (!press.current?.keys && event.pointerType !== 'touch') pointer.point(null, 0);
    },
    onClick: (event: MouseEvent<HTMLElement>) => click(key, event),
  });
}

function tiltOf({ currentTarget, clientX }: PointerEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return width > 0 ? Math.max(-1, Math.min(1, ((clientX - left) / width) * 2 - 1)) : 0;
}
