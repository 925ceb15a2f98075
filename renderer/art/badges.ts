import { inUnits, middleOf, type Box, type Brush } from "./box.ts";
import { metal, gold, ivory } from "./palette.ts";
import { displayFont } from "./fonts.ts";

export type CapColours = Readonly<{
  left: string;
  middle: string;
  right: string;
  outline: string;
}>;

const height = 80;
const tails = {
  left: "M22 61C17 45 19 33 9 34C3 35 2 43 4 49C-5 40 0 20 16 18C33 16 41 33 45 57Z",
  right: "M78 61C83 45 81 33 91 34C97 35 98 43 96 49C105 40 100 20 84 18C67 16 59 33 55 57Z",
  middle: "M34 60C34 38 37 21 52 9C60 4 70 6 74 14C66 11 61 15 62 25C63 36 66 48 66 60Z",
};
const bells: readonly (readonly [number, number])[] = [
  [4.5, 50],
  [95.5, 50],
  [74, 15],
];

function fillTail(brush: Brush, path: string, colour: string, outline: string) {
  const shape = new Path2D(path);
  brush.fillStyle = colour;
  brush.fill(shape);
  brush.save();
  brush.clip(shape);
  const shade = brush.createLinearGradient(0, 8, 0, 62);
  shade.addColorStop(0, "rgba(255,255,255,.26)");
  shade.addColorStop(0.45, "rgba(255,255,255,0)");
  shade.addColorStop(1, "rgba(0,0,0,.34)");
  brush.fillStyle = shade;
  brush.fillRect(-5, 0, 110, height);
  brush.restore();
  brush.strokeStyle = outline;
  brush.lineWidth = 2.2;
  brush.stroke(shape);
}

function paintBell(brush: Brush, x: number, y: number, outline: string) {
  const shine = brush.createRadialGradient(x - 1.6, y - 1.8, 0.4, x, y, 5.6);
  shine.addColorStop(0, "#fff6d2");
  shine.addColorStop(0.5, "#e0b463");
  shine.addColorStop(1, "#8a6024");
  brush.beginPath();
  brush.arc(x, y, 5.2, 0, Math.PI * 2);
  brush.fillStyle = shine;
  brush.fill();
  brush.strokeStyle = outline;
  brush.lineWidth = 1.8;
  brush.stroke();
}

function paintBand(brush: Brush, outline: string) {
  const band = new Path2D(
    "M18 60L23 52L32 60L41 51L50 60L59 51L68 60L77 52L82 60L80 73Q50 82 20 73Z",
  );
  brush.fillStyle = metal(brush, 18, 60, 82, 66);
  brush.fill(band);
  brush.strokeStyle = outline;
  brush.lineWidth = 2.2;
  brush.lineJoin = "round";
  brush.stroke(band);
  brush.beginPath();
  brush.moveTo(61, 58);
  brush.lineTo(58, 64);
  brush.lineTo(63, 68);
  brush.lineTo(60, 76);
  brush.lineWidth = 1.8;
  brush.stroke();
}

export function paintFoolsCap(brush: Brush, box: Box, colours: CapColours): void {
  inUnits(brush, box, height, () => {
    brush.translate(5, 4);
    brush.scale(0.9, 0.9);
    fillTail(brush, tails.left, colours.left, colours.outline);
    fillTail(brush, tails.right, colours.right, colours.outline);
    fillTail(brush, tails.middle, colours.middle, colours.outline);
    paintBand(brush, colours.outline);
    for (const [x, y] of bells) paintBell(brush, x, y, colours.outline);
  });
}

const crownOutline = "#4a2f0a";
const emblemMargin = 5;
const crownTips: readonly (readonly [number, number, number])[] = [
  [6, 25, 4.4],
  [27, 15, 4.4],
  [50, 8.5, 5.6],
  [73, 15, 4.4],
  [94, 25, 4.4],
];

function paintCap(brush: Brush) {
  const velvet = brush.createRadialGradient(46, 34, 4, 50, 44, 42);
  velvet.addColorStop(0, "#c2283c");
  velvet.addColorStop(1, "#5d0b19");
  brush.fillStyle = velvet;
  brush.fill(new Path2D("M14 62C10 40 26 27 50 25C74 27 90 40 86 62Z"));
}

function paintCrownMetal(brush: Brush) {
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

function paintJewels(brush: Brush) {
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

function markDisc(brush: Brush, box: Box, colour: string) {
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

const strokeMark = (brush: Brush, box: Box, path: string) =>
  inUnits(brush, box, 100, () => {
    brush.lineWidth = 8;
    brush.stroke(new Path2D(path));
  });

export function paintAwayMark(brush: Brush, box: Box): void {
  markDisc(brush, box, "#7d5a1d");
  strokeMark(brush, box, "M50 26L50 52L68 62");
}

export function paintDroppedMark(brush: Brush, box: Box): void {
  markDisc(brush, box, "#8e1f2a");
  strokeMark(brush, box, "M34 34L66 66M66 34L34 66");
}

export function paintBotMark(brush: Brush, box: Box): void {
  markDisc(brush, box, "#2d3a44");
  strokeMark(brush, box, "M31 43L69 43L69 68L31 68ZM50 43L50 29M42 55L42 56M58 55L58 56");
}
