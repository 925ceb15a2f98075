export type Box = Readonly<{ x: number; y: number; width: number; height: number }>;

export type Brush = CanvasRenderingContext2D;

export const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

export function traceRound(brush: Brush, { x, y, width, height }: Box, radius: number): void {
  brush.beginPath();
  brush.roundRect(x, y, width, height, radius);
}

export function traceCircle(brush: Brush, x: number, y: number, radius: number): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
}

export function traceDiamond(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  brush.beginPath();
  brush.moveTo(x, y - height / 2);
  brush.lineTo(x + width / 2, y);
  brush.lineTo(x, y + height / 2);
  brush.lineTo(x - width / 2, y);
  brush.closePath();
}

/** With four points, alternately this far from the middle and `radius`. */
export function traceStar(brush: Brush, x: number, y: number, radius: number, inner: number): void {
  brush.beginPath();
  for (let point = 0; point < 8; point++) {
    const angle = (point * Math.PI) / 4;
    const reach = point % 2 === 0 ? radius : inner;
    brush.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
}

type Paint = string | CanvasGradient;

/** Fills this shape, else the traced one. */
export function fill(brush: Brush, paint: Paint, shape?: Path2D): void {
  brush.fillStyle = paint;
  if (shape) brush.fill(shape);
  else brush.fill();
}

/** Strokes this shape, else the traced one. */
export function stroke(brush: Brush, paint: Paint, width: number, shape?: Path2D): void {
  brush.strokeStyle = paint;
  brush.lineWidth = width;
  if (shape) brush.stroke(shape);
  else brush.stroke();
}

export function fillBox(brush: Brush, paint: Paint, { x, y, width, height }: Box): void {
  brush.fillStyle = paint;
  brush.fillRect(x, y, width, height);
}

/** `stops`: colours by their share of the way. */
export function shaded(
  gradient: CanvasGradient,
  stops: Readonly<Record<number, string>>,
): CanvasGradient {
  for (const [at, colour] of Object.entries(stops)) gradient.addColorStop(Number(at), colour);
  return gradient;
}

/** What `paint` changes of the brush, its clip and its place is undone. */
export function apart(brush: Brush, paint: () => void): void {
  brush.save();
  paint();
  brush.restore();
}

/**
 * Runs `paint` in a 100 × `height` coordinate system fitted into the box, so that drawings are
 * written once for all sizes.
 */
export function inUnits(brush: Brush, box: Box, height: number, paint: () => void): void {
  const scale = Math.min(box.width / 100, box.height / height);
  const middle = middleOf(box);
  apart(brush, () => {
    brush.translate(middle.x, middle.y);
    brush.scale(scale, scale);
    brush.translate(-50, -height / 2);
    paint();
  });
}
