// Which way is the middle of the table?

import { clamp, type Point } from "./boxes.ts";
import type { Regions } from "./regions.ts";

/** At right angles to the table's rim; radians. */
export function inward({ x, y }: Point, { table }: Pick<Regions, "table">): number {
  const { radius } = table;
  const spineX = clamp(x, table.x + radius, table.x + table.width - radius);
  const spineY = clamp(y, table.y + radius, table.y + table.height - radius);
  return Math.atan2(spineY - y, spineX - x);
}
