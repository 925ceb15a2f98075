import type { HeadToHead } from "#shared/protocol/history.ts";
import type { TablePlayer } from "#shared/protocol/table.ts";

/** How often the player finished ahead of a character, and behind it (H-5). */
type Standing = Pick<HeadToHead, "ahead" | "behind">;

/** By the character's name. */
export type Records = ReadonlyMap<string, Standing>;

export const noRecords: Records = new Map();

export const recordsIn = (met: readonly HeadToHead[]): Records =>
  new Map(
    met.flatMap(({ opponent, ahead, behind }) =>
      "character" in opponent ? [[opponent.character, { ahead, behind }] as const] : [],
    ),
  );

/** Null against anybody but a character, and before they met. */
export const recordAgainst = (
  player: Pick<TablePlayer, "name" | "bot"> | null,
  records: Records,
): Standing | null =>
  player === null || player.bot === null ? null : (records.get(player.name) ?? null);
