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

export type BackName = keyof typeof backLevels;
export type FeltName = keyof typeof feltLevels;

export type Appearance = Readonly<{
  back: BackName;
  felt: FeltName;
}>;

export const defaultAppearance: Appearance = { back: "burgundy", felt: "emerald" };

export const isOpenAt = (level: number, { back, felt }: Appearance): boolean =>
  backLevels[back] <= level && feltLevels[felt] <= level;
