// Which crest is printed in the middle of the cloth?
import type { Brush } from "./box.ts";
import { displayFont } from "./fonts.ts";
import { paintPip } from "./pips.ts";

const crown = "M-30 -62L-36 -88L-20 -76L-13 -96L0 -77L13 -96L20 -76L36 -88L30 -62Q0 -55 -30 -62Z";

function paintScroll(brush: Brush, side: 1 | -1): void {
  brush.beginPath();
  brush.moveTo(side * 66, 0);
  brush.bezierCurveTo(side * 92, -30, side * 122, -26, side * 118, -6);
  brush.bezierCurveTo(side * 115, 8, side * 98, 4, side * 102, -7);
  brush.moveTo(side * 66, 0);
  brush.bezierCurveTo(side * 92, 30, side * 122, 26, side * 118, 6);
  brush.moveTo(side * 122, 0);
  brush.lineTo(side * 168, 0);
  brush.stroke();
  brush.beginPath();
  brush.arc(side * 174, 0, 3, 0, Math.PI * 2);
  brush.fill();
}

/**
 * A spade under a crown between two scrolls, in one flat tone like a print on cloth.
 * `print` is `r,g,b`; `size` is the crest's height in the brush's units.
 */
export function paintCrest(brush: Brush, x: number, y: number, size: number, print: string): void {
  const colour = `rgba(${print},.17)`;
  brush.save();
  brush.translate(x, y);
  brush.scale(size / 210, size / 210);
  brush.strokeStyle = colour;
  brush.fillStyle = colour;
  brush.lineWidth = 2.4;
  brush.lineCap = "round";
  brush.lineJoin = "round";
  brush.stroke(new Path2D(crown));
  for (const radius of [52, 46]) {
    brush.beginPath();
    brush.arc(0, 0, radius, 0, Math.PI * 2);
    brush.stroke();
  }
  paintPip(brush, "s", { x: 0, y: -2, size: 56, colour });
  paintScroll(brush, 1);
  paintScroll(brush, -1);
  brush.font = `600 21px ${displayFont}`;
  brush.textAlign = "center";
  const letters = [..."CARDTABLE"];
  for (const [index, letter] of letters.entries())
    brush.fillText(letter, (index - (letters.length - 1) / 2) * 23, 88);
  brush.restore();
}
