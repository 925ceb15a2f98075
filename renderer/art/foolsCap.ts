import { inUnits, type Box, type Brush } from "./box.ts";
import { metal } from "./palette.ts";

export type CapColours = {
  readonly left: string;
  readonly middle: string;
  readonly right: string;
  readonly outline: string;
};

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

function fillTail(brush: Brush, path: string, colour: string, outline: string): void {
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

function paintBell(brush: Brush, x: number, y: number, outline: string): void {
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

/** The headband is a crown once broken: short teeth and a crack, in gold. */
function paintBand(brush: Brush, outline: string): void {
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
