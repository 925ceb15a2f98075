import {
  apart,
  fill,
  fillBox,
  inset,
  shaded,
  stroke,
  traceCircle,
  traceRound,
  type Box,
  type Brush,
} from "./box.ts";
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
  traceCircle(brush, side * 174, 0, 3);
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
  brush.fillStyle = colour;
  brush.lineCap = brush.lineJoin = "round";
  stroke(brush, colour, 2.4, new Path2D(crown));
  for (const radius of [52, 46]) {
    traceCircle(brush, 0, 0, radius);
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

function traceTable(brush: Brush, table: TableShape, by: number, dx = 0) {
  const ring = inset(table, by);
  traceRound(brush, { ...ring, x: ring.x + dx }, Math.max(6, table.radius - by));
}

/**
 * A blurred line along the outline, made from a shadow: canvas filters are missing in some
 * browsers. All in widths of the rail.
 */
function softLine(
  brush: Brush,
  { table, pixelRatio }: FeltJob,
  by: number,
  width: number,
  blur: number,
  colour: string,
  down = 0,
) {
  const { rail } = table;
  apart(brush, () => {
    brush.shadowColor = colour;
    brush.shadowBlur = rail * blur * pixelRatio;
    brush.shadowOffsetX = away * pixelRatio;
    brush.shadowOffsetY = rail * down * pixelRatio;
    traceTable(brush, table, rail * by, -away);
    stroke(brush, "#000", rail * width);
  });
}

function fillTile(brush: Brush, { width, height, pixelRatio }: FeltJob, tile: HTMLCanvasElement) {
  apart(brush, () => {
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.globalCompositeOperation = "overlay";
    brush.fillStyle = brush.createPattern(tile, "repeat")!;
    brush.fillRect(0, 0, width * pixelRatio, height * pixelRatio);
  });
}

function paintRoom(brush: Brush, { width, height }: FeltJob, { room }: FeltColours) {
  const reach = Math.max(width, height) * 0.75;
  const light = brush.createRadialGradient(
    width / 2,
    height * 0.42,
    40,
    width / 2,
    height / 2,
    reach,
  );
  brush.fillStyle = shaded(light, { 0: room[0], 0.55: room[1], 1: room[2] });
  brush.fillRect(0, 0, width, height);
}

function paintRail(brush: Brush, job: FeltJob, { leather }: FeltColours) {
  const { table, pixelRatio } = job;
  apart(brush, () => {
    brush.shadowColor = "rgba(0,0,0,.85)";
    brush.shadowBlur = 60 * pixelRatio;
    brush.shadowOffsetY = 24 * pixelRatio;
    traceTable(brush, table, 0);
    fill(brush, "#120b08");
  });
  apart(brush, () => {
    traceTable(brush, table, 0);
    brush.clip();
    const down = brush.createLinearGradient(0, table.y, 0, table.y + table.height);
    const [light, mid, dark] = leather;
    fillBox(brush, shaded(down, { 0: light, 0.14: mid, 0.88: dark, 1: mid }), table);
    fillTile(brush, job, grainTile(192, 22, 11));
    softLine(brush, job, 0.36, 0.2, 0.55, "rgba(255,214,170,.30)");
    softLine(brush, job, 1, 0.3, 0.5, "rgba(0,0,0,.6)");
    softLine(brush, job, 0, 0.16, 0.4, "rgba(0,0,0,.55)");
  });
  paintStitches(brush, table);
  traceTable(brush, table, 0.8);
  stroke(brush, "rgba(255,214,160,.26)", 1.2);
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
    stroke(brush, colour, Math.max(0.8, table.rail * 0.04));
    brush.translate(0, -dy);
  }
  brush.restore();
}

function paintCloth(brush: Brush, job: FeltJob, colours: FeltColours) {
  const { table } = job;
  const x = table.x + table.width / 2;
  const y = table.y + table.height * 0.46;
  const reach = Math.max(table.width, table.height) * 0.6;
  apart(brush, () => {
    traceTable(brush, table, table.rail + 1);
    brush.clip();
    const [light, mid, deep, dark] = colours.pool;
    const pool = brush.createRadialGradient(x, y, 20, x, y, reach);
    fillBox(brush, shaded(pool, { 0: light, 0.36: mid, 0.7: deep, 1: dark }), table);
    fillTile(brush, job, fibreTile(256, 7));
    paintPrint(brush, table, colours.print);
    softLine(brush, job, 0.7, 0.8, 1.25, "rgba(0,0,0,.8)", 0.2);
  });
}

function paintPrint(brush: Brush, table: TableShape, print: string) {
  const { x, y, width, height, rail } = table;
  const short = Math.min(width, height);
  const margin = rail + short * 0.135;
  traceTable(brush, table, margin);
  stroke(brush, `rgba(${print},.30)`, 1.5);
  traceTable(brush, table, margin + Math.max(4, short * 0.011));
  stroke(brush, `rgba(${print},.15)`, 1);
  paintCrest(brush, x + width / 2, y + height / 2, short * 0.36, print);
}

function paintBrass(brush: Brush, table: TableShape) {
  const { x, y, width, height, rail } = table;
  const thick = Math.max(2, rail * 0.12);
  traceTable(brush, table, rail);
  stroke(brush, "rgba(0,0,0,.55)", thick + 2);
  stroke(brush, metal(brush, x, y, x + width, y + height), thick);
  traceTable(brush, table, rail - thick * 0.2);
  stroke(brush, "rgba(255,246,214,.35)", Math.max(0.6, thick * 0.25));
}

function paintVignette(brush: Brush, { width, height }: FeltJob) {
  const dark = brush.createRadialGradient(
    width / 2,
    height * 0.45,
    Math.min(width, height) * 0.4,
    width / 2,
    height / 2,
    Math.max(width, height) * 0.72,
  );
  brush.fillStyle = shaded(dark, { 0: "rgba(0,0,0,0)", 1: "rgba(0,0,0,.58)" });
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
