// Can a session go through these games with these options (H-7, C-15)?

import { OptionError, completeOptions, mustLetOthersFollow } from "#shared/contract/options.ts";
import { playersWith, type AnyGame } from "#shared/contract/game.ts";
import { refused } from "#shared/contract/outcome.ts";
import { gameOf } from "#shared/games/catalogue.ts";
import type { StoredSession } from "#main/store/sessionStore.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import type { Rotation, RotationEntry, TableSettings } from "#shared/protocol/schema.ts";
import { RecordError } from "#shared/record/roundRecord.ts";
import { mostPlayers, needOf } from "./dealtIn.ts";
import { playsForChips } from "./nextRound.ts";
import { refusal } from "#main/base/refusal.ts";

interface Checked {
  readonly ok: true;
  /** With all options filled in. */
  readonly rotation: Rotation;
  /** Is anything played for in any of its rounds? */
  readonly forChips: boolean;
}

/** Where a game names a buy-in it is the table's. */
function completed(
  game: AnyGame,
  { options }: RotationEntry,
  { buyIn }: TableSettings,
): RotationEntry["options"] {
  const given = completeOptions(game.options, options) as RotationEntry["options"];
  return "buyIn" in given
    ? (completeOptions(game.options, { ...given, buyIn }) as RotationEntry["options"])
    : given;
}

/** What is wrong with one entry, or the entry as it is stored. */
function checkedEntry(
  entry: RotationEntry,
  settings: TableSettings,
  isAlone: boolean,
): { readonly ok: true; readonly entry: RotationEntry; readonly forChips: boolean } | Refusal {
  const game = gameOf(entry.game);
  if (!game) return refusal("unknown-game", "unknownGame");
  try {
    const complete = { ...entry, options: completed(game, entry, settings) };
    if (!isAlone) mustLetOthersFollow(game.options as never, complete.options);
    const need = needOf(complete);
    if (need > settings.buyIn)
      return refusal("wrong-option", "stakeAboveBuyIn", { stake: need, buyIn: settings.buyIn });
    return {
      ok: true,
      entry: complete,
      forChips: playsForChips(complete, game.players.min, settings.buyIn),
    };
  } catch (error) {
    if (error instanceof OptionError || error instanceof RecordError)
      return refused("wrong-option", error.said);
    throw error;
  }
}

/** Which entry is meant, where there are several. */
const named = (rotation: Rotation, at: number, { error }: Refusal): Refusal =>
  rotation.length === 1
    ? refused(error.code, error)
    : refusal(error.code, "inRotation", {
        at: at + 1,
        game: rotation[at]?.game ?? "",
        problem: error,
      });

/** C-15: the entry's game does not take so many players. */
export function unfit(rotation: Rotation, at: number, count: number): Refusal | null {
  const entry = rotation[at];
  const game = gameOf(entry?.game);
  if (!entry || !game) return null;
  const { min, max } = playersWith(game, entry.options);
  return count >= min && count <= max
    ? null
    : named(rotation, at, refusal("C-15", "players", { game: game.id, min, max, count }));
}

/** C-15: why nothing in the rotation can be dealt to so many. */
export function unfitAll(rotation: Rotation, count: number): Refusal | null {
  const refusals = rotation.map((_, at) => unfit(rotation, at, count));
  return refusals.every((refused) => refused !== null) ? (refusals[0] ?? null) : null;
}

/**
 * C-15: why so many cannot be at the table together. To one who is alone, and where people of the
 * network come, others may yet come.
 */
export function unseatable(
  { lan, rotation }: Pick<StoredSession, "lan" | "rotation">,
  count: number,
): Refusal | null {
  const isAwaiting = lan !== null || count === 1;
  return isAwaiting && count <= mostPlayers(rotation) ? null : unfitAll(rotation, count);
}

/** Every entry's game and options; a refusal names the entry. */
export function checkedRotation(given: Rotation, settings: TableSettings): Checked | Refusal {
  const entries: RotationEntry[] = [];
  let forChips = false;
  for (const [at, entry] of given.entries()) {
    const checked = checkedEntry(entry, settings, given.length === 1);
    if (!checked.ok) return named(given, at, checked);
    entries.push(checked.entry);
    forChips ||= checked.forChips;
  }
  return { ok: true, rotation: entries, forChips };
}
