// Does something lie on the cloth, inside the rail?

import type { Box } from "#renderer/art/box.ts";
import type { Regions } from "./regions.ts";

/** All four corners of the box do. Asked for hundreds of thousands of places. */
export function onCloth({ x, y, width, height }: Box, { table }: Pick<Regions, "table">): boolean {
  const { rail } = table;
  const left = table.x + rail;
  const top = table.y + rail;
  const right = table.x + table.width - rail;
  const bottom = table.y + table.height - rail;
  if (x < left || x + width > right || y < top || y + height > bottom) return false;
  const radius = Math.max(0, table.radius - rail);
  // Of the corner that is furthest out.
  const out = Math.max(left + radius - x, 0, x + width - right + radius);
  const off = Math.max(top + radius - y, 0, y + height - bottom + radius);
  return out * out + off * off <= radius * radius;
}
