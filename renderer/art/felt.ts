import { inset, traceRound, type Box, type Brush } from "./box.ts";
import { displayFont } from "./fonts.ts";
import { paintPip } from "./pips.ts";
import { feltColours, type FeltColours } from "./feltColours.ts";
import type { FeltName } from "#shared/profile/appearance.ts";
import { fibreTile, grainTile } from "./noise.ts";
import { metal } from "./palette.ts";

const crown = "M-30 -62L-36 -88L-20 -76L-13 -96L0 -77L13 -96L20 -76L36 -88L30 -62Q0 -55 -30 -62Z";

function paintScroll(brush: Brush, side: 1 | -1) {
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
function paintCrest(brush: Brush, x: number, y: number, size: number, print: string) {
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

/**
 * The table's outer edge in CSS pixels of the window: a rectangle with round corners, the rail
 * inside it.
 */
export type TableShape = Box &
  Readonly<{
    /** Corner radius of the outer edge; half the shorter side makes a stadium. */
    radius: number;
    rail: number;
  }>;

type FeltJob = Readonly<{
  width: number;
  height: number;
  pixelRatio: number;
  table: TableShape;
  felt: FeltName;
}>;

const away = 10000;

const traceTable = (brush: Brush, table: TableShape, by: number, dx = 0) => {
  const ring = inset(table, by);
  traceRound(brush, { ...ring, x: ring.x + dx }, Math.max(6, table.radius - by));
};

/**
 * A blurred line along the outline, made from a shadow: canvas filters are missing in some
 * browsers.
 */
function softLine(
  brush: Brush,
  job: FeltJob,
  by: number,
  line: { width: number; blur: number; colour: string; dy?: number },
) {
  brush.save();
  brush.shadowColor = line.colour;
  brush.shadowBlur = line.blur * job.pixelRatio;
  brush.shadowOffsetX = away * job.pixelRatio;
  brush.shadowOffsetY = (line.dy ?? 0) * job.pixelRatio;
  brush.strokeStyle = "#000";
  brush.lineWidth = line.width;
  traceTable(brush, job.table, by, -away);
  brush.stroke();
  brush.restore();
}

function fillTile(
  brush: Brush,
  job: FeltJob,
  tile: HTMLCanvasElement,
  blend: GlobalCompositeOperation,
) {
  brush.save();
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.globalCompositeOperation = blend;
  brush.fillStyle = brush.createPattern(tile, "repeat")!;
  brush.fillRect(0, 0, job.width * job.pixelRatio, job.height * job.pixelRatio);
  brush.restore();
}

function paintRoom(brush: Brush, job: FeltJob, colours: FeltColours) {
  const { width, height } = job;
  const light = brush.createRadialGradient(
    width / 2,
    height * 0.42,
    40,
    width / 2,
    height / 2,
    Math.max(width, height) * 0.75,
  );
  light.addColorStop(0, colours.room[0]);
  light.addColorStop(0.55, colours.room[1]);
  light.addColorStop(1, colours.room[2]);
  brush.fillStyle = light;
  brush.fillRect(0, 0, width, height);
}

function paintRail(brush: Brush, job: FeltJob, colours: FeltColours) {
  const { table } = job;
  brush.save();
  brush.shadowColor = "rgba(0,0,0,.85)";
  brush.shadowBlur = 60 * job.pixelRatio;
  brush.shadowOffsetY = 24 * job.pixelRatio;
  traceTable(brush, table, 0);
  brush.fillStyle = "#120b08";
  brush.fill();
  brush.restore();
  brush.save();
  traceTable(brush, table, 0);
  brush.clip();
  const leather = brush.createLinearGradient(0, table.y, 0, table.y + table.height);
  leather.addColorStop(0, colours.leather[0]);
  leather.addColorStop(0.14, colours.leather[1]);
  leather.addColorStop(0.88, colours.leather[2]);
  leather.addColorStop(1, colours.leather[1]);
  brush.fillStyle = leather;
  brush.fillRect(table.x, table.y, table.width, table.height);
  fillTile(brush, job, grainTile(192, 22, 11), "overlay");
  softLine(brush, job, table.rail * 0.36, {
    width: table.rail * 0.2,
    blur: table.rail * 0.55,
    colour: "rgba(255,214,170,.30)",
  });
  softLine(brush, job, table.rail, {
    width: table.rail * 0.3,
    blur: table.rail * 0.5,
    colour: "rgba(0,0,0,.6)",
  });
  softLine(brush, job, 0, {
    width: table.rail * 0.16,
    blur: table.rail * 0.4,
    colour: "rgba(0,0,0,.55)",
  });
  brush.restore();
  paintStitches(brush, table);
  traceTable(brush, table, 0.8);
  brush.strokeStyle = "rgba(255,214,160,.26)";
  brush.lineWidth = 1.2;
  brush.stroke();
}

function paintStitches(brush: Brush, table: TableShape) {
  brush.save();
  brush.lineCap = "round";
  brush.setLineDash([table.rail * 0.17, table.rail * 0.13]);
  for (const [dy, colour] of [
    [0.8, "rgba(0,0,0,.5)"],
    [0, "rgba(255,220,170,.30)"],
  ] as const) {
    brush.translate(0, dy);
    traceTable(brush, table, table.rail * 0.8);
    brush.strokeStyle = colour;
    brush.lineWidth = Math.max(0.8, table.rail * 0.04);
    brush.stroke();
    brush.translate(0, -dy);
  }
  brush.restore();
}

function paintCloth(brush: Brush, job: FeltJob, colours: FeltColours) {
  const { table } = job;
  const x = table.x + table.width / 2;
  const y = table.y + table.height * 0.46;
  brush.save();
  traceTable(brush, table, table.rail + 1);
  brush.clip();
  const pool = brush.createRadialGradient(
    x,
    y,
    20,
    x,
    y,
    Math.max(table.width, table.height) * 0.6,
  );
  for (const [index, at] of [0, 0.36, 0.7, 1].entries())
    pool.addColorStop(at, colours.pool[index]!);
  brush.fillStyle = pool;
  brush.fillRect(table.x, table.y, table.width, table.height);
  fillTile(brush, job, fibreTile(256, 7), "overlay");
  paintPrint(brush, table, colours);
  const overhang = {
    width: table.rail * 0.8,
    blur: table.rail * 1.25,
    colour: "rgba(0,0,0,.8)",
    dy: table.rail * 0.2,
  };
  softLine(brush, job, table.rail * 0.7, overhang);
  brush.restore();
}

function paintPrint(brush: Brush, table: TableShape, colours: FeltColours) {
  const short = Math.min(table.width, table.height);
  const margin = table.rail + short * 0.135;
  traceTable(brush, table, margin);
  brush.strokeStyle = `rgba(${colours.print},.30)`;
  brush.lineWidth = 1.5;
  brush.stroke();
  traceTable(brush, table, margin + Math.max(4, short * 0.011));
  brush.strokeStyle = `rgba(${colours.print},.15)`;
  brush.lineWidth = 1;
  brush.stroke();
  paintCrest(
    brush,
    table.x + table.width / 2,
    table.y + table.height / 2,
    short * 0.36,
    colours.print,
  );
}

function paintBrass(brush: Brush, table: TableShape) {
  const width = Math.max(2, table.rail * 0.12);
  traceTable(brush, table, table.rail);
  brush.strokeStyle = "rgba(0,0,0,.55)";
  brush.lineWidth = width + 2;
  brush.stroke();
  brush.strokeStyle = metal(brush, table.x, table.y, table.x + table.width, table.y + table.height);
  brush.lineWidth = width;
  brush.stroke();
  traceTable(brush, table, table.rail - width * 0.2);
  brush.strokeStyle = "rgba(255,246,214,.35)";
  brush.lineWidth = Math.max(0.6, width * 0.25);
  brush.stroke();
}

function paintVignette(brush: Brush, { width, height }: FeltJob) {
  const inner = Math.min(width, height) * 0.4;
  const dark = brush.createRadialGradient(
    width / 2,
    height * 0.45,
    inner,
    width / 2,
    height / 2,
    Math.max(width, height) * 0.72,
  );
  dark.addColorStop(0, "rgba(0,0,0,0)");
  dark.addColorStop(1, "rgba(0,0,0,.58)");
  brush.fillStyle = dark;
  brush.fillRect(0, 0, width, height);
}

/** Paints the still part of the table, window-sized; wait for `fontsReady` first. */
export function paintTable(job: FeltJob): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(job.width * job.pixelRatio);
  canvas.height = Math.round(job.height * job.pixelRatio);
  const brush = canvas.getContext("2d")!;
  brush.scale(job.pixelRatio, job.pixelRatio);
  const colours = feltColours[job.felt];
  paintRoom(brush, job, colours);
  paintRail(brush, job, colours);
  paintCloth(brush, job, colours);
  paintBrass(brush, job.table);
  paintVignette(brush, job);
  return canvas;
}
