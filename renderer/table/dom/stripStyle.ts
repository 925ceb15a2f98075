// Where does a card's button lie?

import type { CSSProperties } from 'react';
import type { HandPlace, Layout } from '#renderer/table/layout/layout.ts';
import { cardShape } from '#renderer/table/layout/regions.ts';

/**
 * The visible strip of a card that is raised by `rise` pixels, turned as the card is. Its lower edge stays where it
 * was: a card does not flee from the pointer that raised it.
 */
export function stripStyle({ hand, room }: Layout, { x, y, rotation, strip }: HandPlace, rise: number): CSSProperties {
  const [halfWidth, halfHeight] = [hand.cardWidth / 2, (hand.cardWidth * cardShape) / 2];
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  const [right, down] = [-halfWidth, -halfHeight - rise];
  const left = x + right * cos - down * sin;
  const top = y + right * sin + down * cos;
  // What lies below the window's edge cannot be touched, and the page must not scroll to it.
  const inside = (room.height - 1 - Math.max(top, top + strip.width * sin)) / cos;
  return { width: strip.width, height: Math.min(strip.height + rise, inside), transform: `matrix(${cos}, ${sin}, ${-sin}, ${cos}, ${left}, ${top})` };
}
