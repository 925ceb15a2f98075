// Does something lie on the cloth, inside the rail?

import type { Box } from '#renderer/art/box.ts';
import type { Regions } from './regions.ts';

/** All four corners of the box do. */
export function onCloth({ x, y, width, height }: Box, { table }: Pick<Regions, 'table'>): boolean {
  const { rail } = table;
  const radius = Math.max(0, table.radius - rail);
  const [left, top, right, bottom] = [table.x + rail, table.y + rail, table.x + table.width - rail, table.y + table.height - rail];
  const isIn = (across: number, down: number): boolean => {
    if (across < left || across > right || down < top || down > bottom) return false;
    const [out, off] = [Math.max(left + radius - across, 0, across - right + radius), Math.max(top + radius - down, 0, down - bottom + radius)];
    return out * out + off * off <= radius * radius;
  };
  return isIn(x, y) && isIn(x + width, y) && isIn(x, y + height) && isIn(x + width, y + height);
}
