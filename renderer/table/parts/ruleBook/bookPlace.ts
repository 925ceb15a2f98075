// Where does the rule book lie: beside the table, where both have room, or over it?

import type { Size } from "#renderer/table/part.ts";

/** Pixels at a text size of 100 %. */
const usualWidth = 320;
/** Parts of the window's width. */
const most = 0.28;
const least = 0.22;
/** What a table with the buttons beside the hand needs, pixels, and by its height. */
const leastTable = 700;
const tableShape = 1.06;

/** How much of the window's width it takes; 0 where the table needs all of it. */
export function besideWidth({ width, height }: Size, textScale: number): number {
  const wanted = Math.round(
    Math.min(width * most, Math.max(usualWidth * textScale, width * least)),
  );
  return width - wanted >= Math.max(leastTable, height * tableShape) ? wanted : 0;
}
