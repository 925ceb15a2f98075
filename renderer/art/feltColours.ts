import { feltLevels, type FeltName } from "#shared/profile/appearance.ts";

export type { FeltName };

export const feltNames = Object.keys(feltLevels) as readonly FeltName[];

export type FeltColours = Readonly<{
  pool: readonly [string, string, string, string];
  leather: readonly [string, string, string];
  room: readonly [string, string, string];
  print: string;
}>;

const walnut = ["#75492d", "#43261a", "#26130b"] as const;
const cordovan = ["#6b2b2c", "#401518", "#23090c"] as const;
const black = ["#45403e", "#262221", "#121010"] as const;
const warmRoom = ["#3a2a22", "#1c1512", "#090706"] as const;
const coolRoom = ["#2a2c34", "#15161b", "#070709"] as const;
const cream = "240,215,150";
const silver = "205,216,232";

export const feltColours: Readonly<Record<FeltName, FeltColours>> = {
  emerald: {
    pool: ["#2f9268", "#1f7350", "#115238", "#083524"],
    leather: walnut,
    room: warmRoom,
    print: cream,
  },
  midnight: {
    pool: ["#37629f", "#264a82", "#16305c", "#0b1b38"],
    leather: black,
    room: coolRoom,
    print: silver,
  },
  burgundy: {
    pool: ["#a03a4b", "#7d2737", "#571723", "#360b14"],
    leather: black,
    room: warmRoom,
    print: cream,
  },
  slate: {
    pool: ["#6a7683", "#505b67", "#36404a", "#20272e"],
    leather: walnut,
    room: coolRoom,
    print: cream,
  },
  royal: {
    pool: ["#7250a6", "#563986", "#3a245f", "#22143c"],
    leather: black,
    room: coolRoom,
    print: cream,
  },
  lagoon: {
    pool: ["#2f97a1", "#1d757f", "#0f535c", "#07343b"],
    leather: walnut,
    room: warmRoom,
    print: cream,
  },
  tobacco: {
    pool: ["#b08650", "#8d673a", "#654624", "#422b13"],
    leather: cordovan,
    room: warmRoom,
    print: "255,236,196",
  },
  noir: {
    pool: ["#4a4a50", "#343439", "#212126", "#121215"],
    leather: cordovan,
    room: coolRoom,
    print: cream,
  },
};
