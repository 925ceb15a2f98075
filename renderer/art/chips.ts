import { fill, inUnits, shaded, stroke, traceStar, type Box, type Brush } from "./box.ts";

/** Worth of the five chips, smallest first, in the order of the atlas pictures `chip0`…`chip4`. */
export const denominations = [1, 5, 25, 100, 500] as const;

/** How far one chip lies above the next, as a fraction of a chip's width on stage. */
export const chipRise = 0.135;

type ChipColours = Readonly<{ body: string; shade: string; stripe: string }>;

/** White, red, green, black, purple: the order of American casinos. */
const chipColours: readonly ChipColours[] = [
  { body: "#e9e2d2", shade: "#b9ae97", stripe: "#27418f" },
  { body: "#b8202f", shade: "#7c121d", stripe: "#f6ecda" },
  { body: "#1e7a4b", shade: "#0f4f2e", stripe: "#f6ecda" },
  { body: "#2a2c33", shade: "#121317", stripe: "#e6c47c" },
  { body: "#6f3a9f", shade: "#452065", stripe: "#f6ecda" },
];

export function chipsFor(amount: number): { denomination: number; count: number }[] {
  let rest = Math.max(0, Math.floor(amount));
  return denominations.toReversed().flatMap((denomination) => {
    const count = Math.floor(rest / denomination);
    rest -= count * denomination;
    return count > 0 ? [{ denomination, count }] : [];
  });
}

/** Drawn in a box 100 wide: a disc seen from above its front edge. */
const view = { x: 50, y: 32, wide: 46, high: 26, thick: 14 } as const;
const stripes = Array.from({ length: 8 }, (_, index) => {
  const middle = ((index + 0.5) * Math.PI) / 4;
  return [middle - 0.17, middle + 0.17] as const;
});

function traceDisc(brush: Brush, scale: number, dy = 0) {
  brush.beginPath();
  brush.ellipse(view.x, view.y + dy, view.wide * scale, view.high * scale, 0, 0, Math.PI * 2);
}

function traceEdge(brush: Brush) {
  brush.beginPath();
  brush.ellipse(view.x, view.y, view.wide, view.high, 0, Math.PI, 0, true);
  brush.lineTo(view.x + view.wide, view.y + view.thick);
  brush.ellipse(view.x, view.y + view.thick, view.wide, view.high, 0, 0, Math.PI);
  brush.closePath();
}

const onRim = (angle: number) =>
  [view.x + Math.cos(angle) * view.wide, view.y + Math.sin(angle) * view.high] as const;

function paintEdge(brush: Brush, { body, stripe }: ChipColours) {
  brush.save();
  traceEdge(brush);
  brush.clip();
  brush.fillStyle = body;
  brush.fillRect(0, 0, 100, 100);
  for (const [from, to] of stripes) {
    if (Math.sin(from) < 0) continue;
    const [x0, y0] = onRim(from);
    const [x1, y1] = onRim(to);
    brush.beginPath();
    brush.moveTo(x0, y0 - 1);
    brush.lineTo(x1, y1 - 1);
    brush.lineTo(x1, y1 + view.thick + 2);
    brush.lineTo(x0, y0 + view.thick + 2);
    fill(brush, stripe);
  }
  brush.fillStyle = shaded(
    brush.createLinearGradient(view.x - view.wide, 0, view.x + view.wide, 0),
    { 0: "rgba(0,0,0,.5)", 0.3: "rgba(0,0,0,.12)", 0.5: "rgba(0,0,0,.05)", 1: "rgba(0,0,0,.55)" },
  );
  brush.fillRect(0, 0, 100, 100);
  brush.restore();
  traceEdge(brush);
  stroke(brush, "rgba(0,0,0,.55)", 1);
}

function paintTop(brush: Brush, { body, shade, stripe }: ChipColours) {
  traceDisc(brush, 1);
  fill(brush, body);
  for (const [from, to] of stripes) {
    brush.beginPath();
    brush.moveTo(view.x, view.y);
    brush.ellipse(view.x, view.y, view.wide, view.high, 0, from, to);
    fill(brush, stripe);
  }
  traceDisc(brush, 0.74);
  fill(brush, body);
  stroke(brush, shade, 1.2);
  traceDisc(brush, 0.6);
  stroke(brush, stripe, 2);
}

function paintInlay(brush: Brush, { stripe }: ChipColours) {
  brush.save();
  brush.translate(view.x, view.y);
  brush.scale(1, view.high / view.wide);
  traceStar(brush, 0, 0, 15, 6.5);
  fill(brush, stripe);
  brush.restore();
  traceDisc(brush, 0.985);
  const light = brush.createLinearGradient(10, 6, 90, 60);
  fill(
    brush,
    shaded(light, {
      0: "rgba(255,255,255,.34)",
      0.45: "rgba(255,255,255,.04)",
      1: "rgba(0,0,0,.24)",
    }),
  );
  stroke(brush, "rgba(255,255,255,.38)", 1);
}

export function paintChip(brush: Brush, box: Box, kind: number): void {
  const colours = chipColours[kind];
  if (!colours) throw new Error(`There is no chip number ${kind}.`);
  inUnits(brush, box, 83, () => {
    traceDisc(brush, 1.04, view.thick + 3);
    fill(brush, "rgba(0,0,0,.2)");
    paintEdge(brush, colours);
    paintTop(brush, colours);
    paintInlay(brush, colours);
  });
}
