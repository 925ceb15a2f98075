import {
  apart,
  fill,
  inUnits,
  middleOf,
  shaded,
  stroke,
  traceCircle,
  type Box,
  type Brush,
} from "./box.ts";
import { displayFont } from "./fonts.ts";
import { gold, ivory, metal } from "./palette.ts";

type CapColours = Readonly<{ left: string; middle: string; right: string; outline: string }>;

const capHeight = 80;
const tails = {
  left: "M22 61C17 45 19 33 9 34C3 35 2 43 4 49C-5 40 0 20 16 18C33 16 41 33 45 57Z",
  right: "M78 61C83 45 81 33 91 34C97 35 98 43 96 49C105 40 100 20 84 18C67 16 59 33 55 57Z",
  middle: "M34 60C34 38 37 21 52 9C60 4 70 6 74 14C66 11 61 15 62 25C63 36 66 48 66 60Z",
};
const bells = [
  [4.5, 50],
  [95.5, 50],
  [74, 15],
] as const;

function paintTail(brush: Brush, path: string, colour: string, outline: string) {
  const shape = new Path2D(path);
  fill(brush, colour, shape);
  apart(brush, () => {
    brush.clip(shape);
    brush.fillStyle = shaded(brush.createLinearGradient(0, 8, 0, 62), {
      0: "rgba(255,255,255,.26)",
      0.45: "rgba(255,255,255,0)",
      1: "rgba(0,0,0,.34)",
    });
    brush.fillRect(-5, 0, 110, capHeight);
  });
  stroke(brush, outline, 2.2, shape);
}

function paintBell(brush: Brush, x: number, y: number, outline: string) {
  traceCircle(brush, x, y, 5.2);
  const shine = brush.createRadialGradient(x - 1.6, y - 1.8, 0.4, x, y, 5.6);
  fill(brush, shaded(shine, { 0: "#fff6d2", 0.5: "#e0b463", 1: "#8a6024" }));
  stroke(brush, outline, 1.8);
}

function paintBand(brush: Brush, outline: string) {
  const band = new Path2D(
    "M18 60L23 52L32 60L41 51L50 60L59 51L68 60L77 52L82 60L80 73Q50 82 20 73Z",
  );
  fill(brush, metal(brush, 18, 60, 82, 66), band);
  brush.lineJoin = "round";
  stroke(brush, outline, 2.2, band);
  stroke(brush, outline, 1.8, new Path2D("M61 58L58 64L63 68L60 76"));
}

export function paintFoolsCap(brush: Brush, box: Box, colours: CapColours): void {
  const { outline } = colours;
  inUnits(brush, box, capHeight, () => {
    brush.translate(5, 4);
    brush.scale(0.9, 0.9);
    for (const side of ["left", "right", "middle"] as const)
      paintTail(brush, tails[side], colours[side], outline);
    paintBand(brush, outline);
    for (const [x, y] of bells) paintBell(brush, x, y, outline);
  });
}

const crownOutline = "#4a2f0a";
const jewels = [
  [28, 69.5, "#27418f"],
  [50, 71.8, "#c8102e"],
  [72, 69.5, "#27418f"],
] as const;
const crownTips = [
  [6, 25, 4.4],
  [27, 15, 4.4],
  [50, 8.5, 5.6],
  [73, 15, 4.4],
  [94, 25, 4.4],
] as const;

function paintCrownMetal(brush: Brush) {
  const velvet = brush.createRadialGradient(46, 34, 4, 50, 44, 42);
  fill(
    brush,
    shaded(velvet, { 0: "#c2283c", 1: "#5d0b19" }),
    new Path2D("M14 62C10 40 26 27 50 25C74 27 90 40 86 62Z"),
  );
  const shape = new Path2D(
    "M12 62L6 28L21 45L27 18L40 42L50 11L60 42L73 18L79 45L94 28L88 62Q50 72 12 62Z",
  );
  brush.lineJoin = "round";
  fill(brush, metal(brush, 6, 30, 94, 44), shape);
  stroke(brush, crownOutline, 2.4, shape);
  const band = new Path2D("M12 59Q50 69 88 59L87 72Q50 83 13 72Z");
  fill(brush, metal(brush, 12, 62, 88, 70), band);
  stroke(brush, crownOutline, 2.4, band);
}

function paintJewels(brush: Brush) {
  for (const [x, y, colour] of jewels) {
    brush.beginPath();
    brush.ellipse(x, y, 4.4, 3.6, 0, 0, Math.PI * 2);
    fill(brush, colour);
    stroke(brush, crownOutline, 1.2);
    traceCircle(brush, x - 1.4, y - 1.2, 1.1);
    fill(brush, "rgba(255,255,255,.8)");
  }
  for (const [x, y, radius] of crownTips) {
    traceCircle(brush, x, y, radius);
    fill(brush, "#fff1c6");
    stroke(brush, crownOutline, 1.8);
  }
}

export function paintCrown(brush: Brush, box: Box): void {
  inUnits(brush, box, 86, () => {
    brush.translate(2, 2);
    brush.scale(0.96, 0.96);
    paintCrownMetal(brush);
    paintJewels(brush);
  });
}

export function paintBastardBadge(brush: Brush, box: Box): void {
  paintFoolsCap(brush, box, {
    left: "#7a3e86",
    middle: "#3f8a83",
    right: "#7a3e86",
    outline: "#21102a",
  });
}

const emblemMargin = 5;

export function paintEmblem(brush: Brush, box: Box): void {
  const { x, y } = middleOf(box);
  const radius = box.width / 2 - emblemMargin;
  traceCircle(brush, x, y, radius);
  apart(brush, () => {
    brush.shadowColor = "rgba(0,0,0,.6)";
    brush.shadowBlur = 5;
    brush.shadowOffsetY = 2;
    fill(brush, gold.dark);
  });
  const face = brush.createRadialGradient(x - radius * 0.3, y - radius * 0.4, 2, x, y, radius);
  fill(brush, shaded(face, { 0: "#ffffff", 1: "#efe2c6" }));
  stroke(brush, metal(brush, box.x, box.y, box.x + box.width, box.y + box.height), 5);
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

const mark = (colour: string, path: string) => (brush: Brush, box: Box) => {
  const { x, y } = middleOf(box);
  traceCircle(brush, x, y, box.width / 2 - 3);
  fill(brush, colour);
  stroke(brush, "rgba(251,231,178,.75)", 2);
  inUnits(brush, box, 100, () => {
    brush.lineCap = brush.lineJoin = "round";
    stroke(brush, ivory, 8, new Path2D(path));
  });
};

/** A clock's hands. */
export const paintAwayMark = mark("#7d5a1d", "M50 26L50 52L68 62");
export const paintDroppedMark = mark("#8e1f2a", "M34 34L66 66M66 34L34 66");
export const paintBotMark = mark(
  "#2d3a44",
  "M31 43L69 43L69 68L31 68ZM50 43L50 29M42 55L42 56M58 55L58 56",
);
