// Determines who is dealt in, and where in the rotation the next round is (H-7, H-9, C-15).

import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import { playersWith, sittersWith } from "#shared/contract/game.ts";
import { leastStack } from "#shared/contract/traits.ts";
import { present } from "./players.ts";
import { inTurn, mostInRound } from "./turns.ts";
import { gameOf } from "#shared/games/catalogue.ts";
import type { Rotation, RotationEntry } from "#shared/protocol/schema.ts";
import type { Position } from "#shared/protocol/table.ts";
import { endOf, nextPosition } from "#shared/session/rotation.ts";

/** H-9: the least stack with which a player is dealt in. */
export function needOf({ game: id, options }: RotationEntry): number {
  const game = gameOf(id);
  return game ? leastStack(game.traits, options) : 0;
}

const canPay = ({ chips }: StoredPlayer, need: number): boolean => chips >= need;

/** H-9: bots that have run out buy in again automatically. */
export const rebuysItself = (
  { session: { settings } }: StoredTable,
  { bot }: StoredPlayer,
): boolean => bot !== null && settings.rebuys;

const canPlay = (table: StoredTable, player: StoredPlayer, need: number): boolean =>
  !player.gone && !player.sitsOut && (canPay(player, need) || rebuysItself(table, player));

/** GR-1: of those who could play, only those whose turn it is. */
export function isDealtIn(table: StoredTable, player: StoredPlayer, entry: RotationEntry): boolean {
  return canPlay(table, player, needOf(entry)) && !waitingFor(table, entry).includes(player);
}

/** GR-1: who could play, but waits for their turn; the next to play comes first. */
function waitingFor(table: StoredTable, entry: RotationEntry): readonly StoredPlayer[] {
  const most = mostInRound(entry);
  if (most === null) return [];
  const need = needOf(entry);
  const { going } = botsAtDeal(table);
  return inTurn(table, entry.game)
    .filter((player) => canPlay(table, player, need) && !going.includes(player.id))
    .slice(most);
}

/**
 * C-15: how many may sit at a table of the entry's game, with those who wait for their turn (GR-1);
 * null for an unknown game.
 */
export function playersOf({ game: id, options }: RotationEntry) {
  const game = gameOf(id);
  return game ? sittersWith(game, options) : null;
}

export function takesSoMany(entry: RotationEntry, count: number): boolean {
  const range = playersOf(entry);
  return range !== null && count >= range.min && count <= range.max;
}

/** The most players that any one game of the rotation takes (C-15). */
export const mostPlayers = (rotation: Rotation): number =>
  Math.max(0, ...rotation.map((entry) => playersOf(entry)?.max ?? 0));

/** The most players that any one game of the rotation deals in. */
const mostDealtIn = (rotation: Rotation): number =>
  Math.max(0, ...rotation.map((entry) => mostInRound(entry) ?? playersOf(entry)?.max ?? 0));

/**
 * How many players every game of the rotation deals in (C-15); `min` is above `max` if no number
 * suits all.
 */
export function playersOfAll(rotation: Rotation): Readonly<{ min: number; max: number }> {
  const ranges = rotation.flatMap(({ game: id, options }) => {
    const game = gameOf(id);
    return game ? [playersWith(game, options)] : [];
  });
  return {
    min: Math.max(1, ...ranges.map(({ min }) => min)),
    max: Math.min(...ranges.map(({ max }) => max)),
  };
}

/**
 * For people and bots together, limited to what some game of the rotation takes; null if the table
 * is not open to the network.
 */
export const chairsAt = ({
  session: { lan, rotation },
}: Pick<StoredTable, "session">): number | null =>
  lan && Math.min(lan.seats, mostPlayers(rotation));

type Seating = Pick<StoredTable, "session" | "players">;

/**
 * H-11: the chairs up to which bots fill the table. A bot that was to fill a chair never makes
 * anybody wait (GR-1).
 */
export function chairsToFill(table: Pick<StoredTable, "session">): number | null {
  const { lan, rotation } = table.session;
  const chairs = chairsAt(table);
  return chairs !== null && lan?.fill ? Math.min(chairs, mostDealtIn(rotation)) : chairs;
}

/** H-11: which bots leave before the next deal for want of a chair, and how many come. */
export function botsAtDeal(table: Seating): Readonly<{
  going: readonly string[];
  coming: number;
}> {
  const { lan } = table.session;
  const chairs = chairsToFill(table);
  if (chairs === null) return { going: [], coming: 0 };
  const here = present(table);
  const surplus = Math.max(0, here.length - chairs);
  const going = here
    .filter(({ bot }) => bot !== null)
    .slice(surplus === 0 ? Infinity : -surplus)
    .map(({ id }) => id);
  return { going, coming: lan?.fill && !lan.closed ? Math.max(0, chairs - here.length) : 0 };
}

/** Players who sit out or cannot pay count too. */
export function countAtDeal(table: Seating): number {
  const { going, coming } = botsAtDeal(table);
  return present(table).length - going.length + coming;
}

/** Finds the next game that takes as many players as would sit. */
function placeFor(
  table: StoredTable,
  sits: (player: StoredPlayer, need: number) => boolean,
): Position | null {
  const { session, position, roundNumber, players } = table;
  const { going, coming } = botsAtDeal(table);
  const sitters = players.filter(({ id }) => !going.includes(id));
  const fits = (entry: RotationEntry): boolean => {
    const need = needOf(entry);
    return takesSoMany(entry, coming + sitters.filter((player) => sits(player, need)).length);
  };
  const from = roundNumber === 0 ? endOf(session.rotation) : position;
  return nextPosition(session.rotation, from, fits);
}

export const placeNow = (table: StoredTable): Position | null =>
  placeFor(table, (player, need) => canPlay(table, player, need));

/** Where the next round is if everybody who may buy in again does so. */
export const placeAhead = (table: StoredTable): Position | null =>
  placeFor(
    table,
    (player, need) =>
      !player.gone && !player.sitsOut && (canPay(player, need) || table.session.settings.rebuys),
  );

/** H-10: whether no game can be dealt for want of chips and nobody may buy new ones. */
export function isDecided(table: StoredTable): boolean {
  if (table.session.settings.rebuys) return false;
  const withChips = placeFor(table, (player, need) => !player.gone && canPay(player, need));
  return withChips === null && placeFor(table, ({ gone }) => !gone) !== null;
}

/** H-9; 0 if there is no next round. */
function needAhead(table: StoredTable): number {
  const ahead = placeAhead(table);
  const entry = ahead && table.session.rotation[ahead.entry];
  return entry ? needOf(entry) : 0;
}

const lacks = (table: StoredTable, player: StoredPlayer, need: number): boolean =>
  !player.gone && !canPay(player, need) && !rebuysItself(table, player);

/** H-9: whether the player has too few chips for the next round. */
export const isBroke = (table: StoredTable, player: StoredPlayer): boolean =>
  lacks(table, player, needAhead(table));

/**
 * GR-1: who waits beside the present round, or will beside the next one; the next to play comes
 * first.
 */
export function waitingTurn(table: StoredTable): readonly StoredPlayer[] {
  const { stage, position, session } = table;
  const place = stage === "playing" ? position : placeAhead(table);
  const entry = place && session.rotation[place.entry];
  if (!entry || mostInRound(entry) === null) return [];
  if (stage !== "playing") return waitingFor(table, entry);
  const need = needOf(entry);
  return inTurn(table, entry.game).filter(
    (player) => player.seat === null && canPlay(table, player, need),
  );
}

/** Null for players who are dealt in or have left. */
export function sittingOut(
  table: StoredTable,
): (player: StoredPlayer) => "wish" | "broke" | "turn" | null {
  const isPlaying = table.stage === "playing";
  const entry = table.session.rotation[table.position.entry];
  const need = isPlaying ? (entry ? needOf(entry) : 0) : needAhead(table);
  const waiting = waitingTurn(table);
  return (player) => {
    if (player.gone) return null;
    if (player.sitsOut) return "wish";
    // A player without a seat who can pay has come since the deal and plays from the next one on.
    const isBare = isPlaying
      ? player.seat === null && !canPay(player, need)
      : lacks(table, player, need);
    return isBare ? "broke" : waiting.includes(player) ? "turn" : null;
  };
}
