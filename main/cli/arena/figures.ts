import type { FaultCounts } from "#main/programs/program.ts";
import type { ArenaPlayer } from "./player.ts";
import type { Arena, Taken } from "./match.ts";

/** Half the width of a 95 % interval is 1.96 standard errors. */
const sure = 1.96;

/** A mean and half the width of its 95 % interval. */
export type Mean = Readonly<{ mean: number; margin: number }>;

/** Each value is one deal: the rounds of a deal have the same cards, and are one observation. */
export function meanOf(values: readonly number[]): Mean {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance =
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1);
  return { mean, margin: sure * Math.sqrt(variance / values.length) };
}

export type Figures = Readonly<{
  name: string;
  /** Rounds played, once for each seat. */
  rounds: number;
  /** A round's: share of firsts, points and chips. */
  firsts: Mean;
  points: Mean | null;
  chips: Mean | null;
  decisions: number;
  perSecond: number;
  faults: FaultCounts;
}>;

function figuresOf(player: ArenaPlayer, arena: Arena, taken: readonly Taken[]): Figures {
  const { decisions, ms, faults } = arena.efforts.get(player)!;
  const each = (of: (one: Taken) => number | null): Mean | null => {
    const values = taken.flatMap((one) => {
      const value = of(one);
      return value === null ? [] : [value / one.seats];
    });
    return values.length < taken.length ? null : meanOf(values);
  };
  return {
    name: player.name,
    rounds: taken.reduce((sum, { seats }) => sum + seats, 0),
    firsts: each(({ firsts }) => firsts)!,
    points: each(({ points }) => points),
    chips: each(({ chips }) => chips),
    decisions,
    perSecond: decisions / Math.max(ms / 1000, 1e-9),
    faults,
  };
}

/** Plays the whole arena. Throws what the arena throws. */
export async function played(arena: Arena): Promise<readonly Figures[]> {
  const taken = new Map<ArenaPlayer, Taken[]>([...arena.efforts.keys()].map((one) => [one, []]));
  for await (const deal of arena.deals())
    for (const [player, its] of deal) taken.get(player)?.push(its);
  return [...taken].map(([player, its]) => figuresOf(player, arena, its));
}
