import type { Rotation, RotationEntry } from "#shared/protocol/schema.ts";
import type { Position } from "#shared/protocol/table.ts";

/** The last place of a rotation; the next one is its beginning. */
export const endOf = (rotation: Rotation): Position => ({
  entry: rotation.length - 1,
  round: (rotation.at(-1)?.rounds ?? 1) - 1,
});

/** Returns the place after this one, skipping entries that do not fit (C-15); null if none fits. */
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

/** Whether both have the same games for the same numbers of rounds. Options may differ. */
export const isSameCourse = (one: Rotation, other: Rotation): boolean =>
  one.length === other.length &&
  one.every(({ game, rounds }, at) => game === other[at]?.game && rounds === other[at].rounds);

const alone = (game: string, rounds: number): RotationEntry => ({ game, rounds, options: {} });
const kingsThenPoker = (kings: number, hands: number): Rotation => [
  alone("kings-and-bastards", kings),
  alone("five-card-draw", hands),
];

/** Mixed sessions to offer, by name; options left out have the games' defaults. */
export const presets: readonly Readonly<{
  id:
    | "kingsPot"
    | "quickReign"
    | "longReign"
    | "evenTurns"
    | "wildEights"
    | "nightOfAces"
    | "wholeHouse";
  rotation: Rotation;
}>[] = [
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
