// How are the soft things painted: shadow, glow, halo, sparks and confetti?
import { cardCell, softMargin, softScale } from "./atlasLayout.ts";
import { inset, middleOf, traceRound, type Box, type Brush } from "./box.ts";

/** Far outside the atlas: the shape itself must not show, only the shadow it throws back in. */
const away = 5000;

function castCard(brush: Brush, cell: Box, blur: number, colour: string, times: number): void {
  brush.save();
  brush.beginPath();
  brush.rect(cell.x, cell.y, cell.width, cell.height);
  brush.clip();
  brush.shadowColor = colour;
  brush.shadowBlur = blur;
  brush.shadowOffsetX = away;
  brush.fillStyle = "#000";
  const card = { ...inset(cell, softMargin), width: cardCell.width * softScale };
  traceRound(brush, { ...card, x: card.x - away }, 16 * softScale);
  for (let count = 0; count < times; count++) brush.fill();
  brush.restore();
}

export const paintShadow = (brush: Brush, cell: Box): void =>
  castCard(brush, cell, 17, "rgba(0,0,0,.8)", 1);

/** White, to be tinted: gold where a card may be played, moonlight where it is picked. */
export const paintGlow = (brush: Brush, cell: Box): void => {
  castCard(brush, cell, 20, "#fff", 1);
  castCard(brush, cell, 7, "#fff", 1);
};

function radial(brush: Brush, cell: Box, stops: readonly (readonly [number, string])[]): void {
  const { x, y } = middleOf(cell);
  const light = brush.createRadialGradient(x, y, 0, x, y, cell.width / 2);
  for (const [at, colour] of stops) light.addColorStop(at, colour);
  brush.fillStyle = light;
  brush.fillRect(cell.x, cell.y, cell.width, cell.height);
}

/** A ring of light to lie under an avatar; white, to be tinted. */
export function paintHalo(brush: Brush, cell: Box): void {
  radial(brush, cell, [
    [0, "rgba(255,255,255,.9)"],
    [0.62, "rgba(255,255,255,.9)"],
    [0.74, "rgba(255,255,255,.42)"],
    [0.87, "rgba(255,255,255,.1)"],
    [1, "rgba(255,255,255,0)"],
  ]);
}

/** A four-pointed glint with a soft core. */
export function paintSpark(brush: Brush, cell: Box): void {
  radial(brush, cell, [
    [0, "rgba(255,255,255,1)"],
    [0.16, "rgba(255,255,255,.75)"],
    [0.45, "rgba(255,255,255,.16)"],
    [1, "rgba(255,255,255,0)"],
  ]);
  const { x, y } = middleOf(cell);
  const reach = cell.width / 2 - 1;
  brush.fillStyle = "rgba(255,255,255,.9)";
  brush.beginPath();
  for (let point = 0; point < 8; point++) {
    const angle = (point * Math.PI) / 4;
    const radius = point % 2 === 0 ? reach : reach * 0.13;
    brush.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  brush.fill();
}

/** White paper with a little shade, so that tinted pieces still look folded. */
export function paintConfetti(brush: Brush, cell: Box): void {
  const shade = brush.createLinearGradient(
    cell.x,
    cell.y,
    cell.x + cell.width,
    cell.y + cell.height,
  );
  shade.addColorStop(0, "#ffffff");
  shade.addColorStop(0.5, "#e9e9e9");
  shade.addColorStop(1, "#bdbdbd");
  brush.fillStyle = shade;
  traceRound(brush, inset(cell, 3), 3);
  brush.fill();
}

export function paintStreamer(brush: Brush, cell: Box): void {
  const { x } = middleOf(cell);
  const swing = cell.width * 0.3;
  brush.beginPath();
  brush.moveTo(x, cell.y + 4);
  brush.bezierCurveTo(
    x + swing * 2,
    cell.y + 22,
    x - swing * 2,
    cell.y + 42,
    x,
    cell.y + cell.height - 4,
  );
  brush.strokeStyle = "#fff";
  brush.lineWidth = 6;
  brush.lineCap = "round";
  brush.stroke();
}
