export type Box = Readonly<{
  x: number;
  y: number;
  width: number;
  height: number;
}>;

export type Brush = CanvasRenderingContext2D;

export const middleOf = (box: Box): { x: number; y: number } => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});

export const inset = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  width: box.width - 2 * by,
  height: box.height - 2 * by,
});

export function traceRound(brush: Brush, box: Box, radius: number): void {
  brush.beginPath();
  brush.roundRect(box.x, box.y, box.width, box.height, radius);
}

/**
 * Runs `paint` in a 100 × `height` coordinate system fitted into the box, so that drawings are
 * written once for all sizes.
 */
export function inUnits(brush: Brush, box: Box, height: number, paint: () => void): void {
  const scale = Math.min(box.width / 100, box.height / height);
  const middle = middleOf(box);
  brush.save();
  brush.translate(middle.x, middle.y);
  brush.scale(scale, scale);
  brush.translate(-50, -height / 2);
  paint();
  brush.restore();
}
