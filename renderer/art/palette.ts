import type { Suit } from "#shared/cards/card.ts";
import { shaded, type Brush } from "./box.ts";

export type SuitColours = Readonly<Record<Suit, string>>;

export const twoColour: SuitColours = { c: "#17181c", d: "#c8102e", h: "#c8102e", s: "#17181c" };
/** Poker-room convention: clubs green, diamonds blue. */
export const fourColour: SuitColours = { c: "#0b6b3c", d: "#1450b4", h: "#c8102e", s: "#17181c" };

export const gold = {
  light: "#fbe7b2",
  bright: "#ffd978",
  mid: "#e0b463",
  deep: "#a57a34",
  dark: "#6b4716",
} as const;
export const ivory = "#fbf4e2";

export const glowColours = { legal: 0xffd26a, picked: 0xbfe0ff, winning: 0xfff0b8 } as const;

/** Along a line: several bright bands, because a two-stop gradient looks like plastic. */
export const metal = (brush: Brush, x0: number, y0: number, x1: number, y1: number) =>
  shaded(brush.createLinearGradient(x0, y0, x1, y1), {
    0: "#94692a",
    0.18: "#f6dc9c",
    0.4: "#b98a3e",
    0.6: "#fbe7b2",
    0.82: "#a2742f",
    1: "#e6c47c",
  });
