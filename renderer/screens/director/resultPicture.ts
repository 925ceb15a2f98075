import { loadImage, paintAvatar } from "#renderer/art/avatarTexture.ts";
import { avatarHue, avatarUrl } from "#renderer/art/avatars.ts";
import { feltColours } from "#renderer/art/feltColours.ts";
import { gold as metals } from "#renderer/art/palette.ts";
import type { TournamentView } from "#shared/protocol/tournament.ts";
import { resultsOf, type TournamentResult } from "#shared/tournament/results.ts";

export type PlacedLine = Readonly<{
  result: TournamentResult;
  /** The upper left corner, pixels. */
  x: number;
  y: number;
}>;

export type ResultSheet = Readonly<{
  width: number;
  height: number;
  line: Readonly<{ width: number; height: number }>;
  /** Up to three, the winner in the middle; `x`, `y` are the middle of the portrait. */
  podium: readonly Readonly<{
    result: TournamentResult;
    x: number;
    y: number;
    radius: number;
  }>[];
  lines: readonly PlacedLine[];
  /** How many have no line, and where that is written; null if everybody has one. */
  rest: Readonly<{ count: number; y: number }> | null;
}>;

const width = 1200;
const margin = 70;
const top = 190;
const podiumHeight = 360;
const lineHeight = 52;
/** More would be useless in a picture. */
const mostLines = 40;
const inOneColumn = 9;
const gap = 60;

const steps = [
  { x: width / 2, y: top + 130, radius: 112 },
  { x: width / 2 - 340, y: top + 165, radius: 80 },
  { x: width / 2 + 340, y: top + 165, radius: 80 },
];

export function layResults(view: Pick<TournamentView, "entrants">): ResultSheet {
  const results = resultsOf(view);
  const podium = results.slice(0, steps.length).map((result, at) => ({ result, ...steps[at]! }));
  const shown = results.slice(podium.length, podium.length + mostLines);
  const columns = shown.length > inOneColumn ? 2 : 1;
  const rows = Math.ceil(shown.length / columns);
  const lineWidth =
    columns === 2 ? (width - 2 * margin - gap) / 2 : Math.min(width - 2 * margin, 760);
  const left = columns === 2 ? margin : (width - lineWidth) / 2;
  const first = top + podiumHeight + 20;
  const lines = shown.map((result, at) => ({
    result,
    x: left + Math.floor(at / rows) * (lineWidth + gap),
    y: first + (at % rows) * lineHeight,
  }));
  const count = results.length - podium.length - shown.length;
  const end = first + rows * lineHeight;
  return {
    width,
    height: end + (count > 0 ? lineHeight : 0) + margin + 20,
    line: { width: lineWidth, height: lineHeight },
    podium,
    lines,
    rest: count > 0 ? { count, y: end } : null,
  };
}

export type PictureWords = Readonly<{
  title: string;
  /** The subtitle: game, date, number of players. */
  about: string;
  place: (place: number) => string;
  /** Returns what somebody won: chips, or points. */
  gain: (result: ResultSheet["lines"][number]["result"]) => string;
  others: (count: number) => string;
  app: string;
}>;

type Brush = CanvasRenderingContext2D;

const [display, body] = [
  '"Fraunces Variable", Georgia, serif',
  '"Inter Variable", system-ui, sans-serif',
];
const [ink, soft, good] = ["#f6ecd9", "#d3c4a8", "#9fe0bd"];
const { mid: gold, light } = metals;

/** Loaded before painting, because a canvas does not wait for fonts. */
const fonts = [`600 64px ${display}`, `400 26px ${body}`, `700 26px ${body}`];

function write(
  brush: Brush,
  words: string,
  x: number,
  y: number,
  {
    font,
    colour,
    align = "left",
    most,
  }: { font: string; colour: string; align?: CanvasTextAlign; most: number },
): void {
  brush.font = font;
  brush.fillStyle = colour;
  brush.textAlign = align;
  brush.textBaseline = "middle";
  brush.fillText(fitted(brush, words, most), x, y);
}

function fitted(brush: Brush, words: string, most: number): string {
  if (brush.measureText(words).width <= most) return words;
  let kept = words;
  while (kept.length > 1 && brush.measureText(`${kept}…`).width > most) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

function paintCloth(brush: Brush, { width, height }: ResultSheet): void {
  const { pool, leather } = feltColours.emerald;
  const rail = brush.createLinearGradient(0, 0, 0, height);
  leather.forEach((colour, at) => rail.addColorStop(at / (leather.length - 1), colour));
  brush.fillStyle = rail;
  brush.fillRect(0, 0, width, height);
  const cloth = brush.createRadialGradient(
    width / 2,
    360,
    60,
    width / 2,
    360,
    Math.max(width, height) * 0.75,
  );
  pool.forEach((colour, at) => cloth.addColorStop(at / (pool.length - 1), colour));
  brush.fillStyle = cloth;
  brush.strokeStyle = gold;
  brush.lineWidth = 3;
  brush.beginPath();
  brush.roundRect(22, 22, width - 44, height - 44, 40);
  brush.fill();
  brush.stroke();
}

function paintPodium(
  brush: Brush,
  { podium }: ResultSheet,
  portraits: readonly HTMLCanvasElement[],
  words: PictureWords,
): void {
  podium.forEach(({ result, x, y, radius }, at) => {
    const portrait = portraits[at];
    if (portrait) brush.drawImage(portrait, x - radius, y - radius, 2 * radius, 2 * radius);
    const most = at === 0 ? 420 : 290;
    write(brush, result.place === null ? "" : words.place(result.place), x, y - radius - 20, {
      font: `700 ${at === 0 ? 34 : 28}px ${body}`,
      colour: gold,
      align: "center",
      most,
    });
    write(brush, result.name, x, y + radius + 30, {
      font: `600 ${at === 0 ? 46 : 34}px ${display}`,
      colour: light,
      align: "center",
      most,
    });
    write(brush, words.gain(result), x, y + radius + (at === 0 ? 74 : 68), {
      font: `600 ${at === 0 ? 28 : 24}px ${body}`,
      colour: good,
      align: "center",
      most,
    });
  });
}

function paintLines(
  brush: Brush,
  { lines, line, rest, width }: ResultSheet,
  words: PictureWords,
): void {
  for (const { result, x, y } of lines) {
    const middle = y + line.height / 2;
    brush.fillStyle = "rgba(10, 7, 5, 0.45)";
    brush.beginPath();
    brush.roundRect(x, y + 3, line.width, line.height - 6, 10);
    brush.fill();
    const gain = words.gain(result);
    write(brush, gain, x + line.width - 16, middle, {
      font: `600 24px ${body}`,
      colour: good,
      align: "right",
      most: 200,
    });
    const taken = gain === "" ? 0 : brush.measureText(gain).width + 20;
    write(brush, result.place === null ? "" : words.place(result.place), x + 16, middle, {
      font: `700 24px ${body}`,
      colour: gold,
      most: 80,
    });
    write(brush, result.name, x + 100, middle, {
      font: `500 26px ${body}`,
      colour: ink,
      most: line.width - 116 - taken,
    });
  }
  if (rest)
    write(brush, words.others(rest.count), width / 2, rest.y + line.height / 2, {
      font: `400 24px ${body}`,
      colour: soft,
      align: "center",
      most: width,
    });
}

/** Sets the canvas's size. Rejects where a portrait or a font cannot be loaded. */
export async function paintResults(
  canvas: HTMLCanvasElement,
  sheet: ResultSheet,
  words: PictureWords,
): Promise<void> {
  const portrait = async (avatar: string): Promise<HTMLCanvasElement> =>
    paintAvatar(await loadImage(avatarUrl(avatar)), avatarHue(avatar));
  const [portraits] = await Promise.all([
    Promise.all(sheet.podium.map(({ result }) => portrait(result.avatar))),
    ...fonts.map((font) => document.fonts.load(font)),
  ]);
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("no canvas");
  [canvas.width, canvas.height] = [sheet.width, sheet.height];
  paintCloth(brush, sheet);
  write(brush, words.title, sheet.width / 2, 82, {
    font: `600 56px ${display}`,
    colour: light,
    align: "center",
    most: sheet.width - 2 * margin,
  });
  write(brush, words.about, sheet.width / 2, 136, {
    font: `400 26px ${body}`,
    colour: soft,
    align: "center",
    most: sheet.width - 2 * margin,
  });
  paintPodium(brush, sheet, portraits, words);
  paintLines(brush, sheet, words);
  write(brush, words.app, sheet.width / 2, sheet.height - 52, {
    font: `600 22px ${display}`,
    colour: gold,
    align: "center",
    most: sheet.width,
  });
}

export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
