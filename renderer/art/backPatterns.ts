// Which patterns fill a card back?
import { middleOf, type Box, type Brush } from "./box.ts";
import { paintPip } from "./pips.ts";

type PatternColours = { readonly line: string; readonly deep: string; readonly ground: string };
type Pattern = (brush: Brush, panel: Box, colours: PatternColours) => void;

function inLines(brush: Brush, colour: string, width: number, alpha: number): void {
  brush.strokeStyle = colour;
  brush.fillStyle = colour;
  brush.lineWidth = width;
  brush.globalAlpha = alpha;
}

/**
 * Calls `paint` at the points of a grid centred in the panel, so that both ends of the card look
 * alike.
 */
function onGrid(
  panel: Box,
  stepX: number,
  stepY: number,
  paint: (x: number, y: number, row: number, column: number) => void,
): void {
  const middle = middleOf(panel);
  const rows = Math.ceil(panel.height / 2 / stepY) + 1;
  const columns = Math.ceil(panel.width / 2 / stepX) + 1;
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++)
      paint(middle.x + column * stepX, middle.y + row * stepY, row, column);
  }
}

const odd = (row: number): boolean => Math.abs(row) % 2 === 1;

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
  const hexagon = (x: number, y: number, radius: number): void => {
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

export const backPatterns = { lattice, rays, rosettes, fans, scales, pips, hexes } as const;
