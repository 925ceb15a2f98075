// Paints the picture of a deal of the day that one may show around: where one came among those who
// played the same cards, and none of the cards (H-34).

import { fill, fillBox, shaded, stroke, traceRound, type Brush } from "#renderer/art/box.ts";
import { feltColours } from "#renderer/art/feltColours.ts";
import { displayFont, fontsReady, textFont } from "#renderer/art/fonts.ts";
import { gold, ivory, metal } from "#renderer/art/palette.ts";
import { paintPip } from "#renderer/art/pips.ts";

/** As a line of text, centred on the picture; a line without words is left out. */
export type DealPicture = Readonly<{
  title: string;
  game: string;
  result: string;
  streak: string;
  app: string;
  /** One card for each who played, the best first; true: one's own. */
  cards: readonly boolean[];
}>;

const [width, height] = [1080, 600];
const card = { width: 84, height: 118, gap: 22, raised: 26 };

function paintLine(brush: Brush, words: string, y: number, font: string, colour: string) {
  brush.font = font;
  brush.fillStyle = colour;
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  brush.fillText(words, width / 2, y, width - 120);
}

function paintCards(brush: Brush, cards: DealPicture["cards"]) {
  const step = card.width + card.gap;
  const left = (width - cards.length * step + card.gap) / 2;
  for (const [at, isOwn] of cards.entries()) {
    const box = { ...card, x: left + at * step, y: 386 - (isOwn ? card.raised : 0) };
    traceRound(brush, box, 10);
    fill(brush, isOwn ? metal(brush, box.x, box.y, box.x + box.width, box.y + box.height) : ivory);
    stroke(brush, "rgba(0,0,0,.45)", 2);
    const colour = isOwn ? gold.dark : "#b9ad93";
    paintPip(brush, "s", { x: box.x + box.width / 2, y: box.y + box.height / 2, size: 52, colour });
  }
}

/** Waits for the fonts first. Throws if the browser has no canvas. */
export async function paintDeal(canvas: HTMLCanvasElement, picture: DealPicture): Promise<void> {
  await fontsReady();
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("no canvas");
  [canvas.width, canvas.height] = [width, height];
  const [light, mid, deep, dark] = feltColours.emerald.pool;
  const cloth = brush.createRadialGradient(width / 2, 240, 40, width / 2, 240, width * 0.7);
  fillBox(brush, shaded(cloth, { 0: light, 0.36: mid, 0.7: deep, 1: dark }), {
    x: 0,
    y: 0,
    width,
    height,
  });
  traceRound(brush, { x: 22, y: 22, width: width - 44, height: height - 44 }, 26);
  stroke(brush, metal(brush, 0, 0, width, height), 4);
  paintLine(brush, picture.title, 88, `600 34px ${textFont}`, ivory);
  paintLine(brush, picture.game, 152, `650 62px ${displayFont}`, gold.light);
  paintLine(brush, picture.result, 240, `700 52px ${textFont}`, gold.bright);
  paintLine(brush, picture.streak, 304, `500 30px ${textFont}`, ivory);
  paintCards(brush, picture.cards);
  paintLine(brush, picture.app, 546, `600 26px ${displayFont}`, gold.mid);
}
