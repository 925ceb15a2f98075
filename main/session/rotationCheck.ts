// Checks whether a session can play these games with these options (H-7, C-15).

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
  readonly rotation: Rotation;
  /** Whether any of its rounds is played for chips. */
  readonly forChips: boolean;
}

/** Fills in an entry's options; a game's buy-in is always the table's. */
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

const named = (rotation: Rotation, at: number, { error }: Refusal): Refusal =>
  rotation.length === 1
    ? refused(error.code, error)
    : refusal(error.code, "inRotation", {
        at: at + 1,
        game: rotation[at]?.game ?? "",
        problem: error,
      });

/** C-15: refuses a number of players that the entry's game does not take. */
export function unfit(rotation: Rotation, at: number, count: number): Refusal | null {
  const entry = rotation[at];
  const game = gameOf(entry?.game);
  if (!entry || !game) return null;
  const { min, max } = playersWith(game, entry.options);
  return count >= min && count <= max
    ? null
    : named(rotation, at, refusal("C-15", "players", { game: game.id, min, max, count }));
}

/** C-15: refuses a number of players for which nothing in the rotation can be dealt. */
export function unfitAll(rotation: Rotation, count: number): Refusal | null {
  const refusals = rotation.map((_, at) => unfit(rotation, at, count));
  return refusals.every((refused) => refused !== null) ? (refusals[0] ?? null) : null;
}

/**
 * C-15: refuses a number of players that cannot be at the table together. Too few is no reason for
 * a person who is alone or at a table open to the network, since others may still join.
 */
export function unseatable(
  { lan, rotation }: Pick<StoredSession, "lan" | "rotation">,
  count: number,
): Refusal | null {
  const isAwaiting = lan !== null || count === 1;
  return isAwaiting && count <= mostPlayers(rotation) ? null : unfitAll(rotation, count);
}

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
