// The clock of a tournament with real cards (H-6).

import { z } from "zod";
import type { ClockChip, ClockState } from "#shared/roomClock/clock.ts";
import { clockPlanSchema } from "#shared/protocol/schema.ts";
import type { Database } from "./database.ts";
import { columns, formedJsonOr, maybe, whole } from "./rows.ts";

export type KeptClock = Readonly<{
  clock: ClockState;
  /** ms since 1970, UTC: when it was last read; null while it is stopped. */
  seen: number | null;
  /** When the clock ran unseen, for example while the host was down; null once that is settled. */
  away: Readonly<{ from: number; to: number }> | null;
}>;
type Sight = Pick<KeptClock, "seen" | "away">;

/** A clock from before chips had colours stores only their values. */
const { chips } = clockPlanSchema.shape;
const storedChips = z.union([chips, z.array(z.number().int().min(1)).max(12)]);
type Stored = Omit<ClockState, "chips"> & { readonly chips: readonly (ClockChip | number)[] };

export const clockForm = clockPlanSchema.extend({
  name: z.string(),
  chips: storedChips,
  at: z.number().int().min(0),
  spent: z.number().int(),
  since: z.number().int().nullable(),
});

const sightOf = columns({ seenAt: maybe(whole), awayFrom: maybe(whole), awayTo: maybe(whole) });
const columnsOf = ({ seen, away }: Sight) => ({
  seenAt: seen,
  awayFrom: away?.from ?? null,
  awayTo: away?.to ?? null,
});

export const clockStore = (database: Database) => ({
  /** Null where none was set, and where it cannot be read: a new one replaces it. */
  find: (): KeptClock | null => {
    const row = database.get("SELECT * FROM room_clock");
    const clock = row && formedJsonOr<Stored | null>(row["clock"], clockForm, null);
    if (!clock || clock.at >= clock.stages.length) return null;
    const { seenAt: seen, awayFrom: from, awayTo: to } = sightOf(row);
    const colourful = clock.chips.map((chip) =>
      typeof chip === "number" ? { value: chip, colour: null } : chip,
    );
    return {
      clock: { ...clock, chips: colourful },
      seen,
      away: from === null || to === null ? null : { from, to },
    };
  },
  /** Durable. */
  keep: ({ clock, ...sight }: KeptClock) =>
    database.durably(() =>
      database.insert("room_clock", { only: 1, clock, ...columnsOf(sight) }, "OR REPLACE"),
    ),
  /** Not durable: the last moment may be lost. */
  see: (sight: Sight) => void database.update("room_clock", columnsOf(sight), { only: 1 }),
});
