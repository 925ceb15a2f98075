// Where does a card's button lie?

import type { CSSProperties } from "react";
import type { HandPlace, Layout } from "#renderer/table/layout/layout.ts";
import { cardShape } from "#renderer/table/layout/regions.ts";

type Drawn = { readonly rise: number; readonly size: number };

/**
 * The visible strip of a card that is raised by `rise` pixels and drawn `size` times as large,
 * turned as the card is. Its lower edge stays where it was: a card does not flee from the pointer
 * that raised it.
 */
export function stripStyle(
  { hand, room }: Layout,
  { x, y, rotation, strip }: HandPlace,
  { rise, size }: Drawn,
): CSSProperties {
  const [halfWidth, halfHeight] = [hand.cardWidth / 2, (hand.cardWidth * cardShape) / 2];
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  const [right, down] = [-halfWidth * size, -halfHeight * size - rise];
  const left = x + right * cos - down * sin;
  const top = y + right * sin + down * cos;
  // What lies below the window's edge cannot be touched, and the page must not scroll to it.
  const inside = (room.height - 1 - Math.max(top, top + strip.width * sin)) / cos;
  const height = Math.min(strip.height + rise + halfHeight * (size - 1), inside);
  return {
    width: strip.width + halfWidth * (size - 1),
    height,
    transform: `matrix(${cos}, ${sin}, ${-sin}, ${cos}, ${left}, ${top})`,
  };
}
