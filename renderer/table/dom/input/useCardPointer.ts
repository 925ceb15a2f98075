// How do a card's button and the gestures on it come together?

import { useMemo, type MouseEvent, type PointerEvent } from "react";
import type { Desk } from "#renderer/table/desk/Desk.ts";
import type { Layout } from "#renderer/table/layout/layout.ts";
import { cardShape } from "#renderer/table/layout/regions.ts";
import { CardGestures, type HandPointer } from "./CardGestures.ts";

type Pointed = PointerEvent<HTMLElement>;

/** Handlers for the button of a card. */
export function useCardPointer(
  desk: Desk,
  layout: Layout,
  pointer: HandPointer,
  places: CardGestures["places"],
) {
  const gestures = useMemo(() => new CardGestures(desk, pointer), [desk, pointer]);
  gestures.cardHeight = layout.hand.cardWidth * cardShape;
  gestures.places = places;
  const point = (key: string | null, event: Pointed): void => {
    if (!gestures.isPulling && event.pointerType !== "touch")
      pointer.point(key, key === null ? 0 : tiltOf(event));
  };
  return (key: string) => ({
    onPointerDown: (event: Pointed) => {
      if (!event.isPrimary || event.button !== 0) return;
      // From now on the pointer belongs to the card, wherever it goes.
      event.currentTarget.setPointerCapture(event.pointerId);
      if (event.pointerType === "touch") pointer.press?.(key);
      gestures.down(key, event);
    },
    onPointerMove: (event: Pointed) => {
      gestures.move(event);
      point(key, event);
    },
    // Not on click: a browser keeps a tap to itself that follows quickly on a slide.
    onPointerUp: (event: Pointed) => {
      pointer.press?.(null);
      const { clientX, clientY, timeStamp } = event;
      gestures.up(
        {
          clientX,
          clientY,
          timeStamp,
          over: gestures.isPulling ? placeAt(clientX, clientY) : null,
        },
        event.shiftKey || event.ctrlKey || event.metaKey,
      );
    },
    onPointerCancel: () => {
      pointer.press?.(null);
      gestures.cancel();
    },
    onPointerLeave: (event: Pointed) => point(null, event),
    onClick: (event: MouseEvent<HTMLElement>) => {
      // A click without a pointer comes from a key or from a reader.
      if (event.detail === 0) desk.toggle(key, false);
    },
  });
}

/** What takes cards there, by its name in the document. */
const placeAt = (x: number, y: number): string | null =>
  document
    .elementsFromPoint(x, y)
    .flatMap((element) =>
      element instanceof HTMLElement ? (element.dataset["takes"] ?? []) : [],
    )[0] ?? null;

function tiltOf({ currentTarget, clientX }: Pointed): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return width > 0 ? Math.max(-1, Math.min(1, ((clientX - left) / width) * 2 - 1)) : 0;
}
