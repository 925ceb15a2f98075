// Where does a shadow fall when the thing that throws it is turned?

/**
 * Light comes from above and a little from the left, whichever way a card is turned. Pixels at
 * scale 1.
 */
const fall = { x: 3.4, y: 8.5 } as const;

/**
 * The shadow's offset in the space of something turned by `rotation` radians, lying `height` (1 =
 * on the felt) above the cloth.
 */
export function shadowOffset(rotation: number, height: number): { x: number; y: number } {
  const cos = Math.cos(-rotation);
  const sin = Math.sin(-rotation);
  return { x: (fall.x * cos - fall.y * sin) * height, y: (fall.x * sin + fall.y * cos) * height };
}
