import { BitmapFont, BitmapText, type Text } from "pixi.js";
import { displayFont, textFont } from "#renderer/art/fonts.ts";
import { text } from "#renderer/text/text.ts";

/** Every figure and mark that a language may write an amount with. */
const samples = [-1_234_567_890, 9_876, 98_700, 1_200_000, 2_300_000_000];
const fonts = new Map<string, string>();

/**
 * Painted once, after the fonts have come: a text texture per counted number would be painted every
 * frame.
 */
function fontOfNumbers() {
  const { amount, briefAmount } = text().atTable;
  const chars = [
    ...new Set(
      `0123456789+-−×/%$ ${samples.flatMap((one) => [amount(one), briefAmount(one)]).join("")}`,
    ),
  ].join("");
  const before = fonts.get(chars);
  if (before !== undefined) return before;
  const name = `cardtable-numbers-${fonts.size}`;
  BitmapFont.install({
    name,
    style: { fontFamily: textFont, fontSize: 44, fontWeight: "700", fill: "#ffffff" },
    chars,
    resolution: 2,
  });
  fonts.set(chars, name);
  return name;
}

/** A number in bold digits, `size` pixels high as fonts count. */
export function numberText(size: number, tint: number): BitmapText {
  return new BitmapText({ text: "", style: { fontFamily: fontOfNumbers(), fontSize: size }, tint });
}

const rankName = "cardtable-ranks";
let ranksInstalled = false;

/** A card's rank as it stands in a card's corner, `size` pixels high as fonts count. */
export function rankText(size: number, tint: number): BitmapText {
  if (!ranksInstalled) {
    ranksInstalled = true;
    BitmapFont.install({
      name: rankName,
      style: { fontFamily: displayFont, fontSize: 60, fontWeight: "700", fill: "#ffffff" },
      chars: "0123456789AJQK?",
      resolution: 2,
    });
  }
  return new BitmapText({
    text: "",
    style: { fontFamily: rankName, fontSize: size },
    tint,
    anchor: 0.5,
  });
}

/** 1,240 · 98,600 · 1.3M; from `shortFrom` on in thousands: 98.6K. */
export function writeChips(amount: number, shortFrom = 1_000_000): string {
  const { amount: written, briefAmount } = text().atTable;
  const whole = Math.round(amount);
  return Math.abs(whole) < shortFrom ? written(whole) : briefAmount(whole);
}

const least = 0.86;

/** A long name is written a little smaller first and cut only then. `room`: pixels. */
export function fitName(text: Text, name: string, room: number): void {
  text.scale.set(1);
  text.text = name;
  if (text.width <= room) return;
  text.scale.set(Math.max(least, room / text.width));
  for (let length = name.length - 1; length > 1 && text.width > room; length--) {
    text.text = `${name.slice(0, length).trimEnd()}…`;
  }
}

export function twoLines(words: string): string {
  const breaks = [...words.matchAll(/ /g)].map(({ index }) => index);
  const longest = (at: number) => Math.max(at, words.length - at - 1);
  const best = breaks.toSorted((one, other) => longest(one) - longest(other))[0];
  return best === undefined ? words : `${words.slice(0, best)}\n${words.slice(best + 1)}`;
}
