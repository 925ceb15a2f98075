import type { Rotation, RotationEntry } from "#shared/protocol/schema.ts";
import type { Position } from "#shared/protocol/table.ts";

/** The last place of a rotation: the first one comes after it. */
export const endOf = (rotation: Rotation): Position => ({
  entry: rotation.length - 1,
  round: (rotation.at(-1)?.rounds ?? 1) - 1,
});

/**
 * The place after this one; entries that do not fit are skipped with all their rounds (C-15). Null
 * when none fits.
 */
export function nextPosition(
  rotation: Rotation,
  { entry, round }: Position,
  fits: (entry: RotationEntry) => boolean,
): Position | null {
  const present = rotation[entry];
  if (present && round + 1 < present.rounds && fits(present)) return { entry, round: round + 1 };
  for (let step = 1; step <= rotation.length; step += 1) {
    const at = (entry + step) % rotation.length;
    const other = rotation[at];
    if (other && fits(other)) return { entry: at, round: 0 };
  }
  return null;
}

/** Do both go through the same games, each for as many rounds? Their options may differ. */
export const isSameCourse = (one: Rotation, other: Rotation): boolean =>
  one.length === other.length &&
  one.every(({ game, rounds }, at) => game === other[at]?.game && rounds === other[at].rounds);

const alone = (game: string, rounds: number): RotationEntry => ({ game, rounds, options: {} });
const kingsThenPoker = (kings: number, hands: number): Rotation => [
  alone("kings-and-bastards", kings),
  alone("five-card-draw", hands),
];

/** Mixed sessions worth offering, by name; options left out are the games' own defaults. */
export const presets: readonly {
  readonly id:
    | "kingsPot"
    | "quickReign"
    | "longReign"
    | "evenTurns"
    | "wildEights"
    | "nightOfAces"
    | "wholeHouse";
  readonly rotation: Rotation;
}[] = [
  { id: "kingsPot", rotation: kingsThenPoker(1, 4) },
  { id: "quickReign", rotation: kingsThenPoker(1, 2) },
  { id: "longReign", rotation: kingsThenPoker(1, 8) },
  { id: "evenTurns", rotation: kingsThenPoker(3, 3) },
  { id: "wildEights", rotation: [alone("crazy-eights", 3), alone("five-card-draw", 3)] },
  {
    id: "nightOfAces",
    rotation: [
      alone("normal-eights", 2),
      alone("five-card-draw", 3),
      alone("crazy-eights", 1),
      alone("five-card-draw", 3),
    ],
  },
  {
    id: "wholeHouse",
    rotation: [
      ...kingsThenPoker(1, 4),
      alone("crazy-eights", 1),
      alone("exordia8", 1),
      alone("normal-eights", 1),
    ],
  },
];
