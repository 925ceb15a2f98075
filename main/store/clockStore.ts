// The clock of a tournament with real cards (H-6).

import { z } from "zod";
import type { ClockChip, ClockState } from "#shared/roomClock/clock.ts";
import { clockPlanSchema } from "#shared/protocol/schema.ts";
import type { Database } from "./database.ts";
import { maybe, whole } from "./rows.ts";
import { formedJsonOr } from "./storedJson.ts";

export interface KeptClock {
  readonly clock: ClockState;
  /** ms since 1970, UTC: when it was last read; null while it is stopped. */
  readonly seen: number | null;
  /** When the clock ran unseen, for example while the host was down; null once that is settled. */
  readonly away: { readonly from: number; readonly to: number } | null;
}

export interface ClockStore {
  /** Null where none was set, and where it cannot be read: a new one replaces it. */
  find(): KeptClock | null;
  /** Durable. */
  keep(kept: KeptClock): void;
  /** Not durable: the last moment may be lost. */
  see(kept: Pick<KeptClock, "seen" | "away">): void;
}

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

export const clockStore = (database: Database): ClockStore => ({
  find: () => {
    const row = database.get("SELECT clock, seen_at, away_from, away_to FROM room_clock");
    const clock = row && formedJsonOr<Stored | null>(row["clock"], clockForm, null);
    if (!clock || clock.at >= clock.stages.length) return null;
    const { seen_at: seen, away_from: from, away_to: to } = row;
    const colourful: ClockState = {
      ...clock,
      chips: clock.chips.map((chip) =>
        typeof chip === "number" ? { value: chip, colour: null } : chip,
      ),
    };
    return {
      clock: colourful,
      seen: maybe(whole)(seen ?? null),
      away: from === null || to === null ? null : { from: whole(from), to: whole(to) },
    };
  },
  keep: ({ clock, seen, away }) =>
    database.atOnce(() => {
      database.run(
        "INSERT OR REPLACE INTO room_clock (only, clock, seen_at, away_from, away_to) VALUES (1, ?, ?, ?, ?)",
        JSON.stringify(clock),
        seen,
        away?.from ?? null,
        away?.to ?? null,
      );
    }, true),
  see: ({ seen, away }) =>
    void database.run(
      "UPDATE room_clock SET seen_at = ?, away_from = ?, away_to = ?",
      seen,
      away?.from ?? null,
      away?.to ?? null,
    ),
});
