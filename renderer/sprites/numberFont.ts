// How are numbers written that change while one looks?
import { BitmapFont, BitmapText } from "pixi.js";
import { displayFont, textFont } from "#renderer/art/fonts.ts";
import { text } from "#renderer/text/text.ts";

/** Every figure and mark that a language may write an amount with. */
const samples = [-1_234_567_890, 9_876, 98_700, 1_200_000, 2_300_000_000];
/** Names of fonts by what they can write. */
const fonts = new Map<string, string>();

/**
 * A font with all that the language at hand writes numbers with. Painted once, after the fonts have
 * come: a text texture per counted number would be painted every frame.
 */
function fontOfNumbers(): string {
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
