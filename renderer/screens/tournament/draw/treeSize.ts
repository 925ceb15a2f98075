/** A match, its distance to the next, and the line of the rounds' names above. */
export const size = { width: 12, height: 2.9, gapX: 2.25, gapY: 1.1, head: 1.65 } as const;
/** Below the last match only its own border needs room. */
const below = size.gapY / 2 - 0.1;
export const [stepX, stepY] = [size.width + size.gapX, size.height + size.gapY];

type Extent = Readonly<{
  /** em. */
  width: number;
  height: number;
}>;

type Cells = Readonly<{
  columns: number;
  lines: number;
}>;

export const treeExtent = ({ columns, lines }: Cells): Extent => ({
  width: columns * stepX - size.gapX,
  height: size.head + lines * stepY - below,
});

/** Rounds down, allowing for floating-point errors. */
const whole = (count: number): number => Math.floor(count + 1e-6);

export const cellsIn = ({ width, height }: Extent): Cells => ({
  columns: whole((width + size.gapX) / stepX),
  lines: whole((height - size.head + below) / stepY),
});
