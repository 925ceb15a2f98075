import type { Seat } from "#shared/contract/seats.ts";
import type { SoundName } from "#renderer/sound/recipes.ts";

export type Moment = Readonly<{
  /** How long the table holds its breath before the next beat, ms. */
  gathers: number;
  /** How much longer the beats after it take, until `slowMs` more have passed. */
  slows: number;
  slowMs: number;
  /** How long its light lasts, ms; the table does not wait for it. */
  lasts: number;
  /** And how much longer for each hand that is shown meanwhile, ms. */
  perHand?: number;
  light: number;
  sound: SoundName;
  /** Play goes on: its words leave the pile free where there is room below it. */
  leavesPile?: boolean;
}>;

const gold = 0xffd36b;
const red = 0xff6a4a;
const violet = 0xb49cff;
const white = 0xe8f2ff;

/** A hand of Gin Rummy ends with a word across the table. */
const declared = { gathers: 900, slows: 1, slowMs: 0, lasts: 1700 } as const;

/**
 * H-36: what is at stake for all to see slows time and gathers light and sound. The budget of each
 * is `gathers` and `slowMs` together.
 */
export const momentTable = {
  lastCard: { gathers: 260, slows: 1.8, slowMs: 340, lasts: 1300, light: gold, sound: "gather" },
  outFirst: { gathers: 300, slows: 1.8, slowMs: 400, lasts: 2000, light: gold, sound: "gather" },
  allIn: { gathers: 320, slows: 1.6, slowMs: 280, lasts: 1500, light: red, sound: "heartbeat" },
  showdown: {
    gathers: 450,
    slows: 1.75,
    slowMs: 1450,
    lasts: 2400,
    perHand: 760,
    light: gold,
    sound: "heartbeat",
  },
  gin: { ...declared, light: gold, sound: "gin" },
  undercut: { ...declared, light: violet, sound: "reverse" },
  match: { ...declared, light: gold, sound: "crown" },
  aceWar: { gathers: 220, slows: 1.6, slowMs: 280, lasts: 1300, light: red, sound: "heartbeat" },
  sequentKills: { gathers: 180, slows: 1.5, slowMs: 320, lasts: 1200, light: red, sound: "strike" },
  ruleInForce: {
    gathers: 800,
    slows: 1,
    slowMs: 0,
    lasts: 1800,
    light: white,
    sound: "law",
    leavesPile: true,
  },
  bubble: { gathers: 1200, slows: 1, slowMs: 0, lasts: 1600, light: red, sound: "heartbeat" },
  lastRound: { gathers: 1000, slows: 1, slowMs: 0, lasts: 1300, light: gold, sound: "gather" },
  loss: { gathers: 0, slows: 1, slowMs: 0, lasts: 900, light: 0x7f9bb5, sound: "lose" },
} as const satisfies { readonly [kind: string]: Moment };

export type MomentKind = keyof typeof momentTable;

/** Light gathers at the seat, or in the middle. `words`: large across the table, or "". */
export type OfMoment = Readonly<{ kind: MomentKind; seat: Seat | null; words: string }>;

export type MomentSlices = Readonly<{
  beats: { moment: OfMoment };
  animations: {
    moment: Readonly<{ kind: MomentKind; seat: Seat | null }>;
    /** `height`: the largest share of the table's that a line takes. */
    proclaim: Readonly<{ words: string; height: number; leavesPile: boolean }>;
  };
}>;
