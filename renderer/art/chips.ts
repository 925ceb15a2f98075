import { inUnits, type Box, type Brush } from "./box.ts";

/** Worth of the five chips, smallest first, in the order of the atlas pictures `chip0`…`chip4`. */
export const denominations = [1, 5, 25, 100, 500] as const;

/** How far one chip lies above the next, as a fraction of a chip's width on stage. */
export const chipRise = 0.135;

export type ChipColours = Readonly<{
  body: string;
  shade: string;
  stripe: string;
}>;

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
  const piles: { denomination: number; count: number }[] = [];
  for (const denomination of denominations.toReversed()) {
    const count = Math.floor(rest / denomination);
    rest -= count * denomination;
    if (count > 0) piles.push({ denomination, count });
  }
  return piles;
}

/* Drawn in a box 100 wide: a disc seen from above its front edge. */
const view = { x: 50, y: 32, wide: 46, high: 26, thick: 14 } as const;
const stripes = 8;

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

const stripeAngles = (index: number): [number, number] => {
  const middle = ((index + 0.5) * 2 * Math.PI) / stripes;
  return [middle - 0.17, middle + 0.17];
};

const onRim = (angle: number): [number, number] => [
  view.x + Math.cos(angle) * view.wide,
  view.y + Math.sin(angle) * view.high,
];

function paintEdge(brush: Brush, colours: ChipColours) {
  brush.save();
  traceEdge(brush);
  brush.clip();
  brush.fillStyle = colours.body;
  brush.fillRect(0, 0, 100, 100);
  brush.fillStyle = colours.stripe;
  for (let index = 0; index < stripes; index++) {
    const [from, to] = stripeAngles(index);
    if (Math.sin(from) < 0) continue;
    const [x0, y0] = onRim(from);
    const [x1, y1] = onRim(to);
    brush.beginPath();
    brush.moveTo(x0, y0 - 1);
    brush.lineTo(x1, y1 - 1);
    brush.lineTo(x1, y1 + view.thick + 2);
    brush.lineTo(x0, y0 + view.thick + 2);
    brush.fill();
  }
  const round = brush.createLinearGradient(view.x - view.wide, 0, view.x + view.wide, 0);
  round.addColorStop(0, "rgba(0,0,0,.5)");
  round.addColorStop(0.3, "rgba(0,0,0,.12)");
  round.addColorStop(0.5, "rgba(0,0,0,.05)");
  round.addColorStop(1, "rgba(0,0,0,.55)");
  brush.fillStyle = round;
  brush.fillRect(0, 0, 100, 100);
  brush.restore();
  brush.strokeStyle = "rgba(0,0,0,.55)";
  brush.lineWidth = 1;
  traceEdge(brush);
  brush.stroke();
}

function paintTop(brush: Brush, colours: ChipColours) {
  traceDisc(brush, 1);
  brush.fillStyle = colours.body;
  brush.fill();
  brush.fillStyle = colours.stripe;
  for (let index = 0; index < stripes; index++) {
    const [from, to] = stripeAngles(index);
    brush.beginPath();
    brush.moveTo(view.x, view.y);
    brush.ellipse(view.x, view.y, view.wide, view.high, 0, from, to);
    brush.fill();
  }
  traceDisc(brush, 0.74);
  brush.fillStyle = colours.body;
  brush.fill();
  brush.strokeStyle = colours.shade;
  brush.lineWidth = 1.2;
  brush.stroke();
  traceDisc(brush, 0.6);
  brush.strokeStyle = colours.stripe;
  brush.lineWidth = 2;
  brush.stroke();
}

function paintInlay(brush: Brush, colours: ChipColours) {
  brush.save();
  brush.translate(view.x, view.y);
  brush.scale(1, view.high / view.wide);
  brush.fillStyle = colours.stripe;
  brush.beginPath();
  for (let point = 0; point < 8; point++) {
    const radius = point % 2 === 0 ? 15 : 6.5;
    brush.lineTo(
      Math.cos((point * Math.PI) / 4) * radius,
      Math.sin((point * Math.PI) / 4) * radius,
    );
  }
  brush.fill();
  brush.restore();
  traceDisc(brush, 0.985);
  const light = brush.createLinearGradient(10, 6, 90, 60);
  light.addColorStop(0, "rgba(255,255,255,.34)");
  light.addColorStop(0.45, "rgba(255,255,255,.04)");
  light.addColorStop(1, "rgba(0,0,0,.24)");
  brush.fillStyle = light;
  brush.fill();
  brush.strokeStyle = "rgba(255,255,255,.38)";
  brush.lineWidth = 1;
  brush.stroke();
}

export function paintChip(brush: Brush, box: Box, kind: number): void {
  const colours = chipColours[kind];
  if (colours === undefined) throw new Error(`There is no chip number ${kind}.`);
  inUnits(brush, box, 83, () => {
    brush.fillStyle = "rgba(0,0,0,.2)";
    traceDisc(brush, 1.04, view.thick + 3);
    brush.fill();
    paintEdge(brush, colours);
    paintTop(brush, colours);
    paintInlay(brush, colours);
  });
}
