// Who is dealt into which round, and where in the rotation is the next one (H-7, H-9, C-15)?

import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { playersWith } from "#shared/contract/game.ts";
import { leastStack } from "#shared/contract/traits.ts";
import { present } from "./seating.ts";
import { gameOf } from "#shared/games/catalogue.ts";
import type { Rotation, RotationEntry } from "#shared/protocol/schema.ts";
import type { Position } from "#shared/protocol/table.ts";
import { endOf, nextPosition } from "#shared/session/rotation.ts";

/** H-9: the chips without which nobody is dealt in. */
export function needOf({ game: id, options }: RotationEntry): number {
  const game = gameOf(id);
  return game ? leastStack(game.traits, options) : 0;
}

const canPay = ({ chips }: StoredPlayer, need: number): boolean => chips >= need;

/** H-9: bots that have run out buy in again by themselves. */
export const rebuysItself = (
  { session: { settings } }: StoredTable,
  { bot }: StoredPlayer,
): boolean => bot !== null && settings.rebuys;

const isDealtInFor = (table: StoredTable, player: StoredPlayer, need: number): boolean =>
  !player.gone && !player.sitsOut && (canPay(player, need) || rebuysItself(table, player));

/** Is the player dealt into a round of this entry, as things stand? */
export const isDealtIn = (
  table: StoredTable,
  player: StoredPlayer,
  entry: RotationEntry,
): boolean => isDealtInFor(table, player, needOf(entry));

/** C-15: does the game of the entry take so many players? */
export function takesSoMany({ game: id, options }: RotationEntry, count: number): boolean {
  const game = gameOf(id);
  if (!game) return false;
  const { min, max } = playersWith(game, options);
  return count >= min && count <= max;
}

/** So many at most can be dealt any game of the rotation (C-15). */
export const mostPlayers = (rotation: Rotation): number =>
  Math.max(
    0,
    ...rotation.map(({ game: id, options }) => {
      const game = gameOf(id);
      return game ? playersWith(game, options).max : 0;
    }),
  );

/**
 * How many can play every game of the rotation (C-15); `min` is above `max` where no number suits
 * all.
 */
export function playersOfAll(rotation: Rotation): { readonly min: number; readonly max: number } {
  const ranges = rotation.flatMap(({ game: id, options }) =>
    gameOf(id) ? [playersWith(gameOf(id)!, options)] : [],
  );
  return {
    min: Math.max(1, ...ranges.map(({ min }) => min)),
    max: Math.min(...ranges.map(({ max }) => max)),
  };
}

/**
 * Chairs for people and bots together, as far as any game of the rotation takes so many; null where
 * nobody can come.
 */
export const chairsAt = ({
  session: { lan, rotation },
}: Pick<StoredTable, "session">): number | null =>
  lan && Math.min(lan.seats, mostPlayers(rotation));

/**
 * H-11: which bots go before the next deal, since they have no chair any more, and how many come,
 * since chairs are free.
 */
export function botsAtDeal(table: Pick<StoredTable, "session" | "players">): {
  readonly going: readonly string[];
  readonly coming: number;
} {
  const { lan } = table.session;
  const chairs = chairsAt(table);
  if (chairs === null) return { going: [], coming: 0 };
  const here = present(table);
  const surplus = Math.max(0, here.length - chairs);
  const going = here
    .filter(({ bot }) => bot !== null)
    .slice(surplus === 0 ? Infinity : -surplus)
    .map(({ id }) => id);
  return { going, coming: lan?.fill && !lan.closed ? Math.max(0, chairs - here.length) : 0 };
}

/** How many would sit at the next deal, whether they wish to be dealt in and can pay or not. */
export function countAtDeal(table: Pick<StoredTable, "session" | "players">): number {
  const { going, coming } = botsAtDeal(table);
  return present(table).length - going.length + coming;
}

/**
 * The next place in the rotation whose game takes as many as would sit; null when there is none.
 */
function placeFor(
  table: StoredTable,
  sits: (player: StoredPlayer, need: number) => boolean,
): Position | null {
  const {
    session: { rotation },
    position,
    roundNumber,
    players,
  } = table;
  const { going, coming } = botsAtDeal(table);
  const fits = (entry: RotationEntry): boolean => {
    const need = needOf(entry);
    return takesSoMany(
      entry,
      coming + players.filter((player) => sits(player, need) && !going.includes(player.id)).length,
    );
  };
  return nextPosition(rotation, roundNumber === 0 ? endOf(rotation) : position, fits);
}

/** Where the next round is dealt if it is dealt now. */
export const placeNow = (table: StoredTable): Position | null =>
  placeFor(table, (player, need) => isDealtInFor(table, player, need));

/** Where the next round stands, if whoever may buy in again does so. */
export const placeAhead = (table: StoredTable): Position | null =>
  placeFor(
    table,
    (player, need) =>
      !player.gone && !player.sitsOut && (canPay(player, need) || table.session.settings.rebuys),
  );

/**
 * H-10: is there nothing left to be played for – no game can be dealt for want of chips, and nobody
 * may get new ones?
 */
export function isDecided(table: StoredTable): boolean {
  if (table.session.settings.rebuys) return false;
  const withChips = placeFor(table, (player, need) => !player.gone && canPay(player, need));
  return withChips === null && placeFor(table, ({ gone }) => !gone) !== null;
}

/** H-9: the chips that the next round takes of everybody; 0 where there is none. */
function needAhead(table: StoredTable): number {
  const ahead = placeAhead(table);
  const entry = ahead && table.session.rotation[ahead.entry];
  return entry ? needOf(entry) : 0;
}

const lacks = (table: StoredTable, player: StoredPlayer, need: number): boolean =>
  !player.gone && !canPay(player, need) && !rebuysItself(table, player);

/** H-9: has the player too little for the next round? */
export const isBroke = (table: StoredTable, player: StoredPlayer): boolean =>
  lacks(table, player, needAhead(table));

/** Why is each player not dealt in? Null for who is, and for who is gone. */
export function sittingOut(table: StoredTable): (player: StoredPlayer) => "wish" | "broke" | null {
  const isPlaying = table.stage === "playing";
  const entry = table.session.rotation[table.position.entry];
  const need = isPlaying ? (entry ? needOf(entry) : 0) : needAhead(table);
  return (player) => {
    if (player.gone) return null;
    if (player.sitsOut) return "wish";
    // Whoever has come since the deal plays from the next one on.
    const isBare = isPlaying
      ? player.seat === null && !canPay(player, need)
      : lacks(table, player, need);
    return isBare ? "broke" : null;
  };
}
