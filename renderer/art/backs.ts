import {
  apart,
  fill,
  fillBox,
  inset,
  middleOf,
  shaded,
  stroke,
  traceCircle,
  traceDiamond,
  traceRound,
  type Box,
  type Brush,
} from "./box.ts";
import { paintPip } from "./pips.ts";
import type { BackName } from "#shared/profile/appearance.ts";
import { paintPaper } from "./cardFaces.ts";
import { metal } from "./palette.ts";

type Colours = Readonly<{ line: string; deep: string; ground: string }>;
type Pattern = (brush: Brush, panel: Box, colours: Colours) => void;

function inLines(brush: Brush, colour: string, width: number, alpha: number) {
  brush.strokeStyle = brush.fillStyle = colour;
  brush.lineWidth = width;
  brush.globalAlpha = alpha;
}

/** `isBrick`: every other row is shifted by half a step. */
function onGrid(
  panel: Box,
  stepX: number,
  stepY: number,
  isBrick: boolean,
  paint: (x: number, y: number, row: number, column: number) => void,
) {
  const middle = middleOf(panel);
  const rows = Math.ceil(panel.height / 2 / stepY) + 1;
  const columns = Math.ceil(panel.width / 2 / stepX) + 1;
  for (let row = -rows; row <= rows; row++) {
    const shift = isBrick && row % 2 !== 0 ? stepX / 2 : 0;
    for (let column = -columns; column <= columns; column++)
      paint(middle.x + column * stepX + shift, middle.y + row * stepY, row, column);
  }
}

const lattice: Pattern = (brush, panel, { line }) => {
  inLines(brush, line, 1.5, 0.55);
  const step = 18;
  onGrid(panel, step, step, false, (x, y) => {
    traceDiamond(brush, x, y, step, step);
    brush.stroke();
  });
  brush.globalAlpha = 0.8;
  onGrid(panel, step, step, false, (x, y) => {
    traceCircle(brush, x, y, 1.9);
    brush.fill();
  });
};

const rays: Pattern = (brush, panel, { line }) => {
  const { x, y } = middleOf(panel);
  const count = 48;
  const angleOf = (ray: number) => (ray * 2 * Math.PI) / count;
  inLines(brush, line, 1, 0.16);
  for (let ray = 0; ray < count; ray += 2) {
    brush.beginPath();
    brush.moveTo(x, y);
    brush.arc(x, y, panel.height, angleOf(ray), angleOf(ray + 1));
    brush.fill();
  }
  inLines(brush, line, 1.3, 0.5);
  for (let radius = 58; radius < panel.height; radius += 24) {
    traceCircle(brush, x, y, radius);
    brush.stroke();
    brush.beginPath();
    for (let dot = 0; dot < count; dot++) {
      const dotX = x + Math.cos(angleOf(dot)) * (radius + 12);
      const dotY = y + Math.sin(angleOf(dot)) * (radius + 12);
      brush.moveTo(dotX + 1.8, dotY);
      brush.arc(dotX, dotY, 1.8, 0, Math.PI * 2);
    }
    brush.fill();
  }
};

const rosettes: Pattern = (brush, panel, { line }) => {
  inLines(brush, line, 1.2, 0.5);
  const step = 36;
  onGrid(panel, step, step * 0.866, true, (x, y) => {
    for (const size of [0.577, 0.36, 0.16]) {
      traceCircle(brush, x, y, step * size);
      brush.stroke();
    }
  });
};

const fans: Pattern = (brush, panel, { line, deep, ground }) => {
  const step = 48;
  onGrid(panel, step, step / 2, true, (x, y) => {
    const low = y + step / 2;
    brush.globalAlpha = 1;
    brush.beginPath();
    brush.arc(x, low, step / 2, Math.PI, 0);
    brush.closePath();
    fill(brush, shaded(brush.createLinearGradient(x, y, x, low), { 0: ground, 1: deep }));
    inLines(brush, line, 1.4, 0.75);
    brush.stroke();
    inLines(brush, line, 0.9, 0.5);
    brush.beginPath();
    for (let rib = 1; rib < 8; rib++) {
      const angle = Math.PI + (rib * Math.PI) / 8;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      brush.moveTo(x + cos * 5, low + sin * 5);
      brush.lineTo(x + (cos * step) / 2.3, low + (sin * step) / 2.3);
    }
    brush.stroke();
  });
};

const scales: Pattern = (brush, panel, { line, deep, ground }) => {
  const step = 30;
  onGrid(panel, step, step / 2, true, (x, y) => {
    for (const [size, paint] of [
      [0.5, deep],
      [0.36, ground],
      [0.2, deep],
    ] as const) {
      brush.globalAlpha = 1;
      traceCircle(brush, x, y, step * size);
      fill(brush, paint);
      inLines(brush, line, 1.2, 0.55);
      brush.stroke();
    }
  });
};

const pips: Pattern = (brush, panel, { line }) => {
  const step = 25;
  const order = ["h", "s", "d", "c"] as const;
  brush.globalAlpha = 0.6;
  onGrid(panel, step, step * 0.9, true, (x, y, row, column) => {
    const suit = order[Math.abs(column + row) % order.length]!;
    paintPip(brush, suit, { x, y, size: 13, colour: line, upsideDown: row > 0 });
  });
};

const hexes: Pattern = (brush, panel, { line }) => {
  const step = 26;
  const hexagon = (x: number, y: number, radius: number) => {
    brush.beginPath();
    for (let corner = 0; corner < 6; corner++) {
      const angle = (corner * Math.PI) / 3 + Math.PI / 6;
      brush.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    }
    brush.closePath();
    brush.stroke();
  };
  onGrid(panel, step, step * 0.866, true, (x, y) => {
    inLines(brush, line, 1.4, 0.55);
    hexagon(x, y, step * 0.577);
    inLines(brush, line, 1, 0.35);
    hexagon(x, y, step * 0.3);
  });
};

type Design = Colours & Readonly<{ border: string; pattern: Pattern }>;

const design = (
  pattern: Pattern,
  ground: string,
  deep: string,
  line: string,
  border: string,
): Design => ({ pattern, ground, deep, line, border });

const designs: Readonly<Record<BackName, Design>> = {
  burgundy: design(lattice, "#8a2233", "#4d0e1a", "#e9c478", "#e9c478"),
  midnight: design(rays, "#223a75", "#0d1737", "#cfd9f2", "#e6c47c"),
  emerald: design(rosettes, "#1f6d4c", "#0b3a26", "#dcc98a", "#e9d08e"),
  ivory: design(lattice, "#f4ead2", "#e2cf9f", "#8f6a2b", "#a57a34"),
  obsidian: design(fans, "#2b2c33", "#0e0f13", "#d9b264", "#e6c47c"),
  peacock: design(scales, "#14707a", "#083742", "#8fe0cf", "#e6c47c"),
  rose: design(pips, "#a84a68", "#642239", "#ffdfe2", "#ffe3c4"),
  ember: design(hexes, "#b9531d", "#5f2109", "#ffd69a", "#ffdca6"),
  ermine: design(scales, "#f6efe0", "#d9cbb0", "#7b1f2d", "#c79a3f"),
  saloon: design(rays, "#7a3b1f", "#34160a", "#f0c98a", "#e6c47c"),
  confetti: design(pips, "#2d4aa8", "#151f57", "#ffd35c", "#ff9d7a"),
  comet: design(rays, "#3a2560", "#120a24", "#9fe3f2", "#d8c2ff"),
  thistle: design(rosettes, "#6a5a8c", "#2f2545", "#e6d9f4", "#d3c0ea"),
  parchment: design(fans, "#ead7ae", "#c9a86b", "#6b4716", "#7f5521"),
  juniper: design(hexes, "#1f5c5a", "#0a2b2c", "#bfe3c4", "#e9d08e"),
};

function paintMedallion(brush: Brush, card: Box, { ground, deep, border }: Design) {
  const { x, y } = middleOf(card);
  const disc = brush.createRadialGradient(x - 10, y - 14, 4, x, y, 46);
  traceCircle(brush, x, y, 44);
  fill(brush, shaded(disc, { 0: ground, 1: deep }));
  stroke(brush, metal(brush, x - 44, y - 44, x + 44, y + 44), 3.4);
  traceCircle(brush, x, y, 37);
  stroke(brush, border, 1.2);
  paintPip(brush, "s", { x, y: y - 2, size: 45, colour: border });
}

export function paintBack(brush: Brush, card: Box, name: BackName): void {
  const worn = designs[name];
  const { ground, deep, border } = worn;
  const panel = inset(card, 11);
  paintPaper(brush, card);
  apart(brush, () => {
    traceRound(brush, panel, 9);
    brush.clip();
    const { x, y, width, height } = panel;
    const across = brush.createLinearGradient(x, y, x + width, y + height);
    fillBox(brush, shaded(across, { 0: ground, 0.5: deep, 1: ground }), panel);
    worn.pattern(brush, panel, worn);
    brush.globalAlpha = 1;
    paintMedallion(brush, card, worn);
  });
  traceRound(brush, inset(card, 15), 6);
  stroke(brush, border, 2);
  traceRound(brush, panel, 9);
  stroke(brush, "rgba(0,0,0,.28)", 1);
}
