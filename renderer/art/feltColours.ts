import type { FeltName } from "#shared/profile/appearance.ts";

type Shades = readonly [string, string, string];

export type FeltColours = Readonly<{
  pool: readonly [...Shades, string];
  leather: Shades;
  room: Shades;
  print: string;
}>;

const walnut: Shades = ["#75492d", "#43261a", "#26130b"];
const cordovan: Shades = ["#6b2b2c", "#401518", "#23090c"];
const black: Shades = ["#45403e", "#262221", "#121010"];
const warm: Shades = ["#3a2a22", "#1c1512", "#090706"];
const oak: Shades = ["#a87a42", "#6d4a22", "#3d270f"];
const ivoryHide: Shades = ["#cdbd9b", "#93825f", "#544730"];
const cool: Shades = ["#2a2c34", "#15161b", "#070709"];

const felt = (
  leather: Shades,
  room: Shades,
  pool: FeltColours["pool"],
  print = "240,215,150",
): FeltColours => ({ pool, leather, room, print });

export const feltColours: Readonly<Record<FeltName, FeltColours>> = {
  emerald: felt(walnut, warm, ["#2f9268", "#1f7350", "#115238", "#083524"]),
  midnight: felt(black, cool, ["#37629f", "#264a82", "#16305c", "#0b1b38"], "205,216,232"),
  burgundy: felt(black, warm, ["#a03a4b", "#7d2737", "#571723", "#360b14"]),
  slate: felt(walnut, cool, ["#6a7683", "#505b67", "#36404a", "#20272e"]),
  royal: felt(black, cool, ["#7250a6", "#563986", "#3a245f", "#22143c"]),
  lagoon: felt(walnut, warm, ["#2f97a1", "#1d757f", "#0f535c", "#07343b"]),
  tobacco: felt(cordovan, warm, ["#b08650", "#8d673a", "#654624", "#422b13"], "255,236,196"),
  noir: felt(cordovan, cool, ["#4a4a50", "#343439", "#212126", "#121215"]),
  throne: felt(oak, warm, ["#8c2338", "#6a1528", "#48091a", "#2a040e"], "255,221,140"),
  riverboat: felt(oak, warm, ["#3c7a5a", "#285b41", "#163d2a", "#092317"], "255,226,170"),
  carnival: felt(cordovan, cool, ["#3f5fc0", "#2c459c", "#1a2c70", "#0d1842"], "255,211,92"),
  orbit: felt(black, cool, ["#2f3a5c", "#202a46", "#131a2f", "#090d1b"], "159,227,242"),
  heather: felt(walnut, cool, ["#7d6b9c", "#5f4f7d", "#42345b", "#271d39"], "236,224,248"),
  senate: felt(ivoryHide, warm, ["#7c7350", "#5f5739", "#423c25", "#282414"], "255,240,200"),
  conservatory: felt(oak, cool, ["#5c8f4e", "#427237", "#2a5122", "#163012"], "240,240,190"),
};
