// How is each card back painted?

import { backLevels, type BackName } from "#shared/profile/looks.ts";
import { backPatterns } from "./backPatterns.ts";
import { inset, middleOf, traceRound, type Box, type Brush } from "./box.ts";
import { paintPaper } from "./faces.ts";
import { metal } from "./palette.ts";
import { paintPip } from "./pips.ts";

export type { BackName };

/** In the order in which they open. */
export const backNames = Object.keys(backLevels) as readonly BackName[];

export type BackColours = {
  readonly ground: string;
  readonly deep: string;
  readonly line: string;
  readonly border: string;
};

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

function paintMedallion(brush: Brush, card: Box, design: BackDesign): void {
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

/** Paints a whole card back into the box, in atlas pixels. */
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
