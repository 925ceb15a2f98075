import { BitmapFont, BitmapText, Text, type Graphics } from "pixi.js";
import { displayFont, textFont } from "#renderer/art/fonts.ts";
import { text } from "#renderer/text/text.ts";

/** Words about their middle; `size` in pixels. */
export const wordsOf = (
  fontSize: number,
  fontWeight: "600" | "700" | "800",
  fill: string | number,
  resolution = 2,
): Text =>
  new Text({
    text: "",
    style: { fontFamily: textFont, fontSize, fontWeight, fill },
    resolution,
    anchor: 0.5,
  });

/** A round ground for words with this middle. */
export const pill = (
  ground: Graphics,
  x: number,
  y: number,
  width: number,
  height: number,
): Graphics => ground.roundRect(x - width / 2, y - height / 2, width, height, height / 2);

/** Every figure and mark that a language may write an amount with. */
const samples = [-1_234_567_890, 9_876, 98_700, 1_200_000, 2_300_000_000];
const fonts = new Map<string, string>();

/**
 * Painted once, after the fonts have come: a text texture per counted number would be painted every
 * frame.
 */
function fontFor(name: string, fontFamily: string, fontSize: number, chars: string) {
  const known = fonts.get(name + chars);
  if (known) return known;
  const installed = `${name}-${fonts.size}`;
  BitmapFont.install({
    name: installed,
    style: { fontFamily, fontSize, fontWeight: "700", fill: "#ffffff" },
    chars,
    resolution: 2,
  });
  fonts.set(name + chars, installed);
  return installed;
}

const bitmapText = (fontFamily: string, fontSize: number, tint: number) =>
  new BitmapText({ text: "", style: { fontFamily, fontSize }, tint, anchor: 0.5 });

/** A number in bold digits of the language at hand, about its middle. */
export function numberText(size: number, tint: number): BitmapText {
  const { amount, briefAmount } = text().atTable;
  const written = samples.flatMap((one) => [amount(one), briefAmount(one)]).join("");
  const chars = [...new Set(`0123456789+-−×/%$ ${written}`)].join("");
  return bitmapText(fontFor("cardtable-numbers", textFont, 44, chars), size, tint);
}

/** A card's rank as it stands in a card's corner. */
export const rankText = (size: number, tint: number): BitmapText =>
  bitmapText(fontFor("cardtable-ranks", displayFont, 60, "0123456789AJQK?"), size, tint);

/** 1,240 · 98,600 · 1.3M; from `shortFrom` on in thousands: 98.6K. */
export function writeChips(amount: number, shortFrom = 1_000_000): string {
  const { amount: written, briefAmount } = text().atTable;
  const whole = Math.round(amount);
  return Math.abs(whole) < shortFrom ? written(whole) : briefAmount(whole);
}

const leastScale = 0.86;

/** A long name is written a little smaller first and cut only then. `room`: pixels. */
export function fitName(words: Text, name: string, room: number): void {
  words.scale.set(1);
  words.text = name;
  if (words.width <= room) return;
  words.scale.set(Math.max(leastScale, room / words.width));
  for (let length = name.length - 1; length > 1 && words.width > room; length--)
    words.text = `${name.slice(0, length).trimEnd()}…`;
}

export function twoLines(words: string): string {
  const breaks = [...words.matchAll(/ /g)].map(({ index }) => index);
  const longest = (at: number) => Math.max(at, words.length - at - 1);
  const best = breaks.toSorted((one, other) => longest(one) - longest(other))[0];
  return best === undefined ? words : `${words.slice(0, best)}\n${words.slice(best + 1)}`;
}
