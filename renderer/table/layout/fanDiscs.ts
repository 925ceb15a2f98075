// How much room does a fan of backs take?

import type { Disc, Point } from "./boxes.ts";

/** The fan's turning point lies so many card widths below the cards' middles (`BackFan`). */
const reach = 2.1;
/** Two discs cover a card but for its corners: so far from its middle, so large, in card widths. */
const off = 0.28;
const radius = 0.52;
const shares = [-0.5, -0.25, 0, 0.25, 0.5];

/**
 * Discs that cover a `BackFan` of this size at a place, turned by `rotation`; shadows and corners
 * left out.
 */
export function fanDiscs(
  { x, y }: Point,
  rotation: number,
  cardWidth: number,
  spread: number,
): readonly Disc[] {
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  return shares.flatMap((share) =>
    [off, -off].map((up): Disc => {
      const angle = share * spread;
      const along = Math.sin(angle) * (reach + up) * cardWidth;
      const down = (reach - Math.cos(angle) * (reach + up)) * cardWidth;
      return {
        x: x + along * cos - down * sin,
        y: y + along * sin + down * cos,
        radius: radius * cardWidth,
      };
    }),
  );
}
