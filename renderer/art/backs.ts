import { inset, middleOf, traceRound, type Box, type Brush } from "./box.ts";
import { paintPip } from "./pips.ts";
import { backLevels, type BackName } from "#shared/profile/appearance.ts";
import { paintPaper } from "./faces.ts";
import { metal } from "./palette.ts";

type PatternColours = Readonly<{ line: string; deep: string; ground: string }>;
type Pattern = (brush: Brush, panel: Box, colours: PatternColours) => void;

function inLines(brush: Brush, colour: string, width: number, alpha: number) {
  brush.strokeStyle = colour;
  brush.fillStyle = colour;
  brush.lineWidth = width;
  brush.globalAlpha = alpha;
}

function onGrid(
  panel: Box,
  stepX: number,
  stepY: number,
  paint: (x: number, y: number, row: number, column: number) => void,
) {
  const middle = middleOf(panel);
  const rows = Math.ceil(panel.height / 2 / stepY) + 1;
  const columns = Math.ceil(panel.width / 2 / stepX) + 1;
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++)
      paint(middle.x + column * stepX, middle.y + row * stepY, row, column);
  }
}

const odd = (row: number) => Math.abs(row) % 2 === 1;

const lattice: Pattern = (brush, panel, { line }) => {
  inLines(brush, line, 1.5, 0.55);
  const step = 18;
  onGrid(panel, step, step, (x, y) => {
    brush.beginPath();
    brush.moveTo(x, y - step / 2);
    brush.lineTo(x + step / 2, y);
    brush.lineTo(x, y + step / 2);
    brush.lineTo(x - step / 2, y);
    brush.closePath();
    brush.stroke();
  });
  brush.globalAlpha = 0.8;
  onGrid(panel, step, step, (x, y) => {
    brush.beginPath();
    brush.arc(x, y, 1.9, 0, Math.PI * 2);
    brush.fill();
  });
};

const rays: Pattern = (brush, panel, { line }) => {
  const { x, y } = middleOf(panel);
  const count = 48;
  inLines(brush, line, 1, 0.16);
  for (let ray = 0; ray < count; ray += 2) {
    brush.beginPath();
    brush.moveTo(x, y);
    brush.arc(x, y, panel.height, (ray * 2 * Math.PI) / count, ((ray + 1) * 2 * Math.PI) / count);
    brush.fill();
  }
  inLines(brush, line, 1.3, 0.5);
  for (let radius = 58; radius < panel.height; radius += 24) {
    brush.beginPath();
    brush.arc(x, y, radius, 0, Math.PI * 2);
    brush.stroke();
    brush.beginPath();
    for (let dot = 0; dot < count; dot++) {
      const angle = (dot * 2 * Math.PI) / count;
      brush.moveTo(x + Math.cos(angle) * (radius + 12) + 1.8, y + Math.sin(angle) * (radius + 12));
      brush.arc(
        x + Math.cos(angle) * (radius + 12),
        y + Math.sin(angle) * (radius + 12),
        1.8,
        0,
        Math.PI * 2,
      );
    }
    brush.fill();
  }
};

const rosettes: Pattern = (brush, panel, { line }) => {
  inLines(brush, line, 1.2, 0.5);
  const step = 36;
  onGrid(panel, step, step * 0.866, (gridX, y, row) => {
    const x = gridX + (odd(row) ? step / 2 : 0);
    for (const radius of [step * 0.577, step * 0.36, step * 0.16]) {
      brush.beginPath();
      brush.arc(x, y, radius, 0, Math.PI * 2);
      brush.stroke();
    }
  });
};

const fans: Pattern = (brush, panel, { line, deep, ground }) => {
  const step = 48;
  onGrid(panel, step, step / 2, (gridX, y, row) => {
    const x = gridX + (odd(row) ? step / 2 : 0);
    brush.globalAlpha = 1;
    brush.beginPath();
    brush.arc(x, y + step / 2, step / 2, Math.PI, 0);
    brush.closePath();
    const shade = brush.createLinearGradient(x, y, x, y + step / 2);
    shade.addColorStop(0, ground);
    shade.addColorStop(1, deep);
    brush.fillStyle = shade;
    brush.fill();
    inLines(brush, line, 1.4, 0.75);
    brush.stroke();
    inLines(brush, line, 0.9, 0.5);
    brush.beginPath();
    for (let rib = 1; rib < 8; rib++) {
      const angle = Math.PI + (rib * Math.PI) / 8;
      brush.moveTo(x + Math.cos(angle) * 5, y + step / 2 + Math.sin(angle) * 5);
      brush.lineTo(
        x + (Math.cos(angle) * step) / 2.3,
        y + step / 2 + (Math.sin(angle) * step) / 2.3,
      );
    }
    brush.stroke();
  });
};

const scales: Pattern = (brush, panel, { line, deep, ground }) => {
  const step = 30;
  onGrid(panel, step, step / 2, (gridX, y, row) => {
    const x = gridX + (odd(row) ? step / 2 : 0);
    const rings: readonly (readonly [number, string])[] = [
      [0.5, deep],
      [0.36, ground],
      [0.2, deep],
    ];
    for (const [size, fill] of rings) {
      brush.globalAlpha = 1;
      brush.beginPath();
      brush.arc(x, y, step * size, 0, Math.PI * 2);
      brush.fillStyle = fill;
      brush.fill();
      inLines(brush, line, 1.2, 0.55);
      brush.stroke();
    }
  });
};

const pips: Pattern = (brush, panel, { line }) => {
  const step = 25;
  const order = ["h", "s", "d", "c"] as const;
  brush.globalAlpha = 0.6;
  onGrid(panel, step, step * 0.9, (gridX, y, row, column) => {
    const x = gridX + (odd(row) ? step / 2 : 0);
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
  };
  onGrid(panel, step, step * 0.866, (gridX, y, row) => {
    const x = gridX + (odd(row) ? step / 2 : 0);
    inLines(brush, line, 1.4, 0.55);
    hexagon(x, y, step * 0.577);
    brush.stroke();
    inLines(brush, line, 1, 0.35);
    hexagon(x, y, step * 0.3);
    brush.stroke();
  });
};

const backPatterns = { lattice, rays, rosettes, fans, scales, pips, hexes } as const;

export type { BackName };

export const backNames = Object.keys(backLevels) as readonly BackName[];

type BackColours = Readonly<{
  ground: string;
  deep: string;
  line: string;
  border: string;
}>;

type BackDesign = BackColours & { readonly pattern: keyof typeof backPatterns };

const designs: Readonly<Record<BackName, BackDesign>> = {
  burgundy: {
    ground: "#8a2233",
    deep: "#4d0e1a",
    line: "#e9c478",
    border: "#e9c478",
    pattern: "lattice",
  },
  midnight: {
    ground: "#223a75",
    deep: "#0d1737",
    line: "#cfd9f2",
    border: "#e6c47c",
    pattern: "rays",
  },
  emerald: {
    ground: "#1f6d4c",
    deep: "#0b3a26",
    line: "#dcc98a",
    border: "#e9d08e",
    pattern: "rosettes",
  },
  ivory: {
    ground: "#f4ead2",
    deep: "#e2cf9f",
    line: "#8f6a2b",
    border: "#a57a34",
    pattern: "lattice",
  },
  obsidian: {
    ground: "#2b2c33",
    deep: "#0e0f13",
    line: "#d9b264",
    border: "#e6c47c",
    pattern: "fans",
  },
  peacock: {
    ground: "#14707a",
    deep: "#083742",
    line: "#8fe0cf",
    border: "#e6c47c",
    pattern: "scales",
  },
  rose: { ground: "#a84a68", deep: "#642239", line: "#ffdfe2", border: "#ffe3c4", pattern: "pips" },
  ember: {
    ground: "#b9531d",
    deep: "#5f2109",
    line: "#ffd69a",
    border: "#ffdca6",
    pattern: "hexes",
  },
};

function paintMedallion(brush: Brush, card: Box, design: BackDesign) {
  const { x, y } = middleOf(card);
  const disc = brush.createRadialGradient(x - 10, y - 14, 4, x, y, 46);
  disc.addColorStop(0, design.ground);
  disc.addColorStop(1, design.deep);
  brush.beginPath();
  brush.arc(x, y, 44, 0, Math.PI * 2);
  brush.fillStyle = disc;
  brush.fill();
  brush.strokeStyle = metal(brush, x - 44, y - 44, x + 44, y + 44);
  brush.lineWidth = 3.4;
  brush.stroke();
  brush.beginPath();
  brush.arc(x, y, 37, 0, Math.PI * 2);
  brush.lineWidth = 1.2;
  brush.strokeStyle = design.border;
  brush.stroke();
  paintPip(brush, "s", { x, y: y - 2, size: 45, colour: design.border });
}

export function paintBack(brush: Brush, card: Box, name: BackName): void {
  const design = designs[name];
  const panel = inset(card, 11);
  paintPaper(brush, card);
  brush.save();
  traceRound(brush, panel, 9);
  brush.clip();
  const ground = brush.createLinearGradient(
    panel.x,
    panel.y,
    panel.x + panel.width,
    panel.y + panel.height,
  );
  ground.addColorStop(0, design.ground);
  ground.addColorStop(0.5, design.deep);
  ground.addColorStop(1, design.ground);
  brush.fillStyle = ground;
  brush.fillRect(panel.x, panel.y, panel.width, panel.height);
  backPatterns[design.pattern](brush, panel, design);
  brush.globalAlpha = 1;
  paintMedallion(brush, card, design);
  brush.restore();
  traceRound(brush, inset(card, 15), 6);
  brush.strokeStyle = design.border;
  brush.lineWidth = 2;
  brush.stroke();
  traceRound(brush, panel, 9);
  brush.strokeStyle = "rgba(0,0,0,.28)";
  brush.lineWidth = 1;
  brush.stroke();
}
