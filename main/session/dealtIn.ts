// Who is dealt into which round, and where in the rotation is the next one (H-7, H-9, C-15)?

import type { StoredPlayer, StoredTable } from '#main/store/tableStore.ts';
import { playersWith } from '#shared/contract/game.ts';
import { leastStack } from '#shared/contract/traits.ts';
import { gameOf } from '#shared/games/catalogue.ts';
import type { RotationEntry } from '#shared/protocol/schema.ts';
import type { Position } from '#shared/protocol/table.ts';
import { endOf, nextPosition } from '#shared/session/rotation.ts';

/** H-9: the chips without which nobody is dealt in. */
export function needOf({ game: id, options }: RotationEntry): number {
  const game = gameOf(id);
  return game ? leastStack(game.traits, options) : 0;
}

const canPay = ({ chips }: StoredPlayer, entry: RotationEntry): boolean => chips >= needOf(entry);

/** H-9: bots that have run out buy in again by themselves. */
export const rebuysItself = ({ settings }: StoredTable, { bot }: StoredPlayer): boolean => bot !== null && settings.rebuys;

/** Is the player dealt into a round of this entry, as things stand? */
export const isDealtIn = (table: StoredTable, player: StoredPlayer, entry: RotationEntry): boolean =>
  !player.gone && !player.sitsOut && (canPay(player, entry) || rebuysItself(table, player));

/** C-15: does the game of the entry take so many players? */
export function takesSoMany({ game: id, options }: RotationEntry, count: number): boolean {
  const game = gameOf(id);
  if (!game) return false;
  const { min, max } = playersWith(game, options);
  return count >= min && count <= max;
}

/** The next place in the rotation whose game takes as many as would sit; null when there is none. */
function placeFor({ rotation, position, roundNumber, players }: StoredTable, sits: (player: StoredPlayer, entry: RotationEntry) => boolean): Position | null {
  const fits = (entry: RotationEntry): boolean => takesSoMany(entry, players.filter((player) => sits(player, entry)).length);
  return nextPosition(rotation, roundNumber === 0 ? endOf(rotation) : position, fits);
}

/** Where the next round is dealt if it is dealt now. */
export const placeNow = (table: StoredTable): Position | null => placeFor(table, (player, entry) => isDealtIn(table, player, entry));

/** Where the next round stands, if whoever may buy in again does so. */
export const placeAhead = (table: StoredTable): Position | null =>
  placeFor(table, (player, entry) => !player.gone && !player.sitsOut && (canPay(player, entry) || table.settings.rebuys));

/** H-10: is there nothing left to be played for – no game can be dealt for want of chips, and nobody may get new ones? */
export function isDecided(table: StoredTable): boolean {
  if (table.settings.rebuys) return false;
  const withChips = placeFor(table, (player, entry) => !player.gone && canPay(player, entry));
  return withChips === null && placeFor(table, ({ gone }) => !gone) !== null;
}

/** H-9: has the player too little for the next round? */
export function isBroke(table: StoredTable, player: StoredPlayer): boolean {
  const ahead = placeAhead(table);
  const entry = ahead && table.rotation[ahead.entry];
  return !player.gone && !!entry && !canPay(player, entry) && !rebuysItself(table, player);
}

/** Why is a player not dealt in? Null for who is, and for who is gone. */
export function sitsOut(table: StoredTable, player: StoredPlayer): 'wish' | 'broke' | null {
  if (player.gone) return null;
  if (player.sitsOut) return 'wish';
  const isBare = table.stage === 'playing' ? player.seat === null : isBroke(table, player);
  return isBare ? 'broke' : null;
}
