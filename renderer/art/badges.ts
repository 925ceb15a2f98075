import { inUnits, middleOf, type Box, type Brush } from "./box.ts";
import { displayFont } from "./fonts.ts";
import { paintFoolsCap } from "./foolsCap.ts";
import { gold, ivory, metal } from "./palette.ts";

const crownOutline = "#4a2f0a";
const emblemMargin = 5;
const crownTips: readonly (readonly [number, number, number])[] = [
  [6, 25, 4.4],
  [27, 15, 4.4],
  [50, 8.5, 5.6],
  [73, 15, 4.4],
  [94, 25, 4.4],
];

function paintCap(brush: Brush): void {
  const velvet = brush.createRadialGradient(46, 34, 4, 50, 44, 42);
  velvet.addColorStop(0, "#c2283c");
  velvet.addColorStop(1, "#5d0b19");
  brush.fillStyle = velvet;
  brush.fill(new Path2D("M14 62C10 40 26 27 50 25C74 27 90 40 86 62Z"));
}

function paintCrownMetal(brush: Brush): void {
  const shape = new Path2D(
    "M12 62L6 28L21 45L27 18L40 42L50 11L60 42L73 18L79 45L94 28L88 62Q50 72 12 62Z",
  );
  brush.lineJoin = "round";
  brush.fillStyle = metal(brush, 6, 30, 94, 44);
  brush.fill(shape);
  brush.strokeStyle = crownOutline;
  brush.lineWidth = 2.4;
  brush.stroke(shape);
  const band = new Path2D("M12 59Q50 69 88 59L87 72Q50 83 13 72Z");
  brush.fillStyle = metal(brush, 12, 62, 88, 70);
  brush.fill(band);
  brush.stroke(band);
}

function paintJewels(brush: Brush): void {
  const jewels: readonly (readonly [number, number, string])[] = [
    [28, 69.5, "#27418f"],
    [50, 71.8, "#c8102e"],
    [72, 69.5, "#27418f"],
  ];
  for (const [x, y, colour] of jewels) {
    brush.beginPath();
    brush.ellipse(x, y, 4.4, 3.6, 0, 0, Math.PI * 2);
    brush.fillStyle = colour;
    brush.fill();
    brush.lineWidth = 1.2;
    brush.stroke();
    brush.beginPath();
    brush.arc(x - 1.4, y - 1.2, 1.1, 0, Math.PI * 2);
    brush.fillStyle = "rgba(255,255,255,.8)";
    brush.fill();
  }
  for (const [x, y, radius] of crownTips) {
    brush.beginPath();
    brush.arc(x, y, radius, 0, Math.PI * 2);
    brush.fillStyle = "#fff1c6";
    brush.fill();
    brush.lineWidth = 1.8;
    brush.stroke();
  }
}

export function paintCrown(brush: Brush, box: Box): void {
  inUnits(brush, box, 86, () => {
    brush.translate(2, 2);
    brush.scale(0.96, 0.96);
    paintCap(brush);
    paintCrownMetal(brush);
    paintJewels(brush);
  });
}

/** The Bastard's badge: a fool's cap on what was once a crown. */
export function paintBastardBadge(brush: Brush, box: Box): void {
  paintFoolsCap(brush, box, {
    left: "#7a3e86",
    middle: "#3f8a83",
    right: "#7a3e86",
    outline: "#21102a",
  });
}

export function paintEmblem(brush: Brush, box: Box): void {
  const { x, y } = middleOf(box);
  const radius = box.width / 2 - emblemMargin;
  brush.save();
  brush.shadowColor = "rgba(0,0,0,.6)";
  brush.shadowBlur = 5;
  brush.shadowOffsetY = 2;
  brush.fillStyle = gold.dark;
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.fill();
  brush.restore();
  const face = brush.createRadialGradient(x - radius * 0.3, y - radius * 0.4, 2, x, y, radius);
  face.addColorStop(0, "#ffffff");
  face.addColorStop(1, "#efe2c6");
  brush.fillStyle = face;
  brush.fill();
  brush.lineWidth = 5;
  brush.strokeStyle = metal(brush, box.x, box.y, box.x + box.width, box.y + box.height);
  brush.stroke();
}

export function paintDealerButton(brush: Brush, box: Box): void {
  const { x, y } = middleOf(box);
  const radius = box.width / 2 - emblemMargin;
  paintEmblem(brush, box);
  brush.fillStyle = "#3f2613";
  brush.font = `800 ${Math.round(radius * 1.15)}px ${displayFont}`;
  brush.textAlign = "center";
  brush.textBaseline = "alphabetic";
  brush.fillText("D", x, y + radius * 0.41);
}

function markDisc(brush: Brush, box: Box, colour: string): void {
  const { x, y } = middleOf(box);
  brush.beginPath();
  brush.arc(x, y, box.width / 2 - 3, 0, Math.PI * 2);
  brush.fillStyle = colour;
  brush.fill();
  brush.strokeStyle = "rgba(251,231,178,.75)";
  brush.lineWidth = 2;
  brush.stroke();
  brush.strokeStyle = ivory;
  brush.lineWidth = 3;
  brush.lineCap = "round";
  brush.lineJoin = "round";
}

const strokeMark = (brush: Brush, box: Box, path: string): void =>
  inUnits(brush, box, 100, () => {
    brush.lineWidth = 8;
    brush.stroke(new Path2D(path));
  });

/** A clock's hands: the player will be back. */
export function paintAwayMark(brush: Brush, box: Box): void {
  markDisc(brush, box, "#7d5a1d");
  strokeMark(brush, box, "M50 26L50 52L68 62");
}

/** A broken line: the connection dropped. */
export function paintDroppedMark(brush: Brush, box: Box): void {
  markDisc(brush, box, "#8e1f2a");
  strokeMark(brush, box, "M34 34L66 66M66 34L34 66");
}

export function paintBotMark(brush: Brush, box: Box): void {
  markDisc(brush, box, "#2d3a44");
  strokeMark(brush, box, "M31 43L69 43L69 68L31 68ZM50 43L50 29M42 55L42 56M58 55L58 56");
}
