import type { Heights } from "./ladder.ts";

/** The level that unlocks each, in ascending order. */
export const backLevels = {
  burgundy: 1,
  midnight: 1,
  emerald: 2,
  ivory: 3,
  obsidian: 4,
  rose: 5,
  peacock: 6,
  ember: 8,
} as const;
export const feltLevels = {
  emerald: 1,
  midnight: 1,
  burgundy: 2,
  slate: 3,
  lagoon: 4,
  tobacco: 5,
  royal: 6,
  noir: 8,
} as const;

type Prize = Readonly<{ game: string; rung: number }>;
const half = (game: string): Prize => ({ game, rung: 2 });
const top = (game: string): Prize => ({ game, rung: 4 });

/** The rung of a game's ladder that wins each (H-47). */
export const backPrizes = {
  ermine: half("kings-and-bastards"),
  saloon: half("five-card-draw"),
  confetti: half("crazy-eights"),
  comet: half("exordia8"),
  thistle: half("normal-eights"),
  parchment: half("eights-nomic"),
  juniper: half("gin-rummy"),
} as const;
export const feltPrizes = {
  throne: top("kings-and-bastards"),
  riverboat: top("five-card-draw"),
  carnival: top("crazy-eights"),
  orbit: top("exordia8"),
  heather: top("normal-eights"),
  senate: top("eights-nomic"),
  conservatory: top("gin-rummy"),
} as const;

export type BackName = keyof typeof backLevels | keyof typeof backPrizes;
export type FeltName = keyof typeof feltLevels | keyof typeof feltPrizes;

const namesIn = <K extends string>(table: { readonly [key in K]: unknown }): readonly K[] =>
  Object.keys(table) as K[];
export const backNames: readonly BackName[] = [...namesIn(backLevels), ...namesIn(backPrizes)];
export const feltNames: readonly FeltName[] = [...namesIn(feltLevels), ...namesIn(feltPrizes)];

export type Appearance = Readonly<{
  back: BackName;
  felt: FeltName;
}>;

export const defaultAppearance: Appearance = { back: "burgundy", felt: "emerald" };

/** What opens a look: a level, or a rung of a ladder. */
export type Key = { readonly level: number } | Prize;

export const keyOfBack = (back: BackName): Key =>
  back in backPrizes
    ? backPrizes[back as keyof typeof backPrizes]
    : { level: backLevels[back as keyof typeof backLevels] };
export const keyOfFelt = (felt: FeltName): Key =>
  felt in feltPrizes
    ? feltPrizes[felt as keyof typeof feltPrizes]
    : { level: feltLevels[felt as keyof typeof feltLevels] };

/** How far somebody has come: their level, and the rungs won on each game's ladder. */
export type Reached = Readonly<{ level: number; ladders: Heights }>;

export const opens = (key: Key, { level, ladders }: Reached): boolean =>
  "level" in key ? key.level <= level : (ladders[key.game] ?? 0) >= key.rung;

/** What a rung wins, counted from 1; null where it wins nothing to wear. */
export function prizeOf(
  game: string,
  rung: number,
): { readonly back: BackName } | { readonly felt: FeltName } | null {
  const isWonThere = (key: Key): boolean => "game" in key && key.game === game && key.rung === rung;
  const back = backNames.find((name) => isWonThere(keyOfBack(name)));
  if (back) return { back };
  const felt = feltNames.find((name) => isWonThere(keyOfFelt(name)));
  return felt ? { felt } : null;
}
