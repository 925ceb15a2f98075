import type { TableShape } from "#renderer/art/felt.ts";

/** Windows lower than this, in CSS pixels, have no room for the far rail. */
const low = 480;

/**
 * A table larger than the window: its far rail runs along the top; its near side and crest are
 * below the lower edge.
 */
export function backdropShape(width: number, height: number): TableShape {
  const rail = Math.max(18, Math.min(width, height) * 0.042);
  const overhang = width * (width > height ? 0.14 : 0.07);
  const top = height < low ? -1.5 * rail : 84;
  const outer = width + 2 * overhang;
  return {
    x: -overhang,
    y: top,
    width: outer,
    height: height * 2.6,
    radius: Math.min(outer * 0.3, height * 0.8),
    rail,
  };
}
