// How is the joker painted?
import { middleOf, traceRound, type Box, type Brush } from "./box.ts";
import { inBothCorners, indexColumn } from "./cardIndex.ts";
import { displayFont } from "./fonts.ts";
import { paintFoolsCap } from "./foolsCap.ts";
import { gold } from "./palette.ts";
import { paintPip } from "./pips.ts";

const plum = "#5d2a63";
const letterStep = 29;

function paintHarlequin(brush: Brush, panel: Box): void {
  const width = panel.width / 4;
  const height = panel.height / 6;
  for (let row = -1; row <= 12; row++) {
    for (let column = -1; column <= 4; column++) {
      const x = panel.x + (column + (row % 2 === 0 ? 0.5 : 0)) * width + width / 2;
      const y = panel.y + (row * height) / 2;
      brush.beginPath();
      brush.moveTo(x, y - height / 2);
      brush.lineTo(x + width / 2, y);
      brush.lineTo(x, y + height / 2);
      brush.lineTo(x - width / 2, y);
      brush.closePath();
      brush.fillStyle = row % 2 === 0 ? "rgba(93,42,99,.13)" : "rgba(224,180,99,.2)";
      brush.fill();
    }
  }
}

function paintMedallion(brush: Brush, x: number, y: number): void {
  const disc = brush.createRadialGradient(x, y - 18, 6, x, y, 66);
  disc.addColorStop(0, "#fffaf0");
  disc.addColorStop(1, "#f3e3c3");
  brush.beginPath();
  brush.arc(x, y, 60, 0, Math.PI * 2);
  brush.fillStyle = disc;
  brush.fill();
  brush.strokeStyle = gold.deep;
  brush.lineWidth = 3;
  brush.stroke();
  brush.beginPath();
  brush.arc(x, y, 54, 0, Math.PI * 2);
  brush.strokeStyle = plum;
  brush.lineWidth = 1.2;
  brush.stroke();
  paintFoolsCap(
    brush,
    { x: x - 51, y: y - 46, width: 102, height: 88 },
    { left: "#c8102e", middle: "#d69b2e", right: "#27418f", outline: "#2a1430" },
  );
}

function paintLetters(brush: Brush): void {
  brush.fillStyle = plum;
  brush.textAlign = "center";
  brush.textBaseline = "alphabetic";
  brush.font = `700 33px ${displayFont}`;
  for (const [index, letter] of [..."JOKER"].entries())
    brush.fillText(letter, indexColumn.middle - 3, 40 + index * letterStep);
}

export function paintJoker(brush: Brush, card: Box): void {
  const frame = {
    x: card.x + 46,
    y: card.y + 30,
    width: card.width - 92,
    height: card.height - 60,
  };
  const middle = middleOf(card);
  brush.save();
  traceRound(brush, frame, 8);
  brush.fillStyle = "#fdf6e4";
  brush.fill();
  brush.clip();
  paintHarlequin(brush, frame);
  brush.restore();
  traceRound(brush, frame, 8);
  brush.strokeStyle = gold.deep;
  brush.lineWidth = 2;
  brush.stroke();
  paintMedallion(brush, middle.x, middle.y);
  for (const turn of [1, -1]) {
    for (const [index, suit] of (["s", "h", "d", "c"] as const).entries()) {
      const colour = suit === "s" || suit === "c" ? "#17181c" : "#c8102e";
      const x = middle.x + turn * (index - 1.5) * 25;
      paintPip(brush, suit, {
        x,
        y: middle.y - turn * (frame.height / 2 - 26),
        size: 19,
        colour,
        upsideDown: turn < 0,
      });
    }
  }
  inBothCorners(brush, card, () => paintLetters(brush));
}
