// Deals the next round: seats, what is carried over into it, its record (C-2, C-4, H-8).

import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { AnyGame, Reseating } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { gameOf } from "#shared/games/catalogue.ts";
import type { RotationEntry } from "#shared/protocol/schema.ts";
import type { Position } from "#shared/protocol/table.ts";
import {
  dealRecord,
  readRecord,
  recordFormat,
  type ReadRecord,
  type RoundRecord,
} from "#shared/record/roundRecord.ts";
import { boughtIn, isForChips, type Paid } from "./chipMoves.ts";
import { isDealtIn, needOf, placeNow, rebuysItself } from "./dealtIn.ts";
import { bySeat } from "./players.ts";
import { stageAfter } from "./stageChart.ts";

export interface LaidRound extends Paid {
  readonly read: ReadRecord;
}

/** Throws a RecordError if the game would not start the record. */
const laid = (
  { game, options }: RotationEntry,
  seats: readonly string[],
  seed: string,
  more: Pick<RoundRecord, "carry" | "dealer">,
): ReadRecord => {
  const record: RoundRecord = {
    format: recordFormat,
    game,
    options,
    seats,
    seed,
    ...more,
    moves: [],
  };
  return readRecord(record);
};

/**
 * Finds out whether a game is played for chips by dealing it once. Throws a RecordError if these
 * options cannot be dealt to this many players, each with a buy-in.
 */
export function playsForChips(entry: RotationEntry, seats: number, buyIn: number): boolean {
  const names = Array.from({ length: seats }, (_, seat) => `${seat}`);
  const { start } = laid(entry, names, "0", {});
  const carry = start.carry["chips"] === undefined ? {} : { chips: names.map(() => buyIn) };
  return dealRecord(laid(entry, names, "0", { carry })).facts.chips !== undefined;
}

/** `before`: ids by seat. Returns null if none of them has a seat now. */
function reseatingOf(before: readonly string[], after: readonly StoredPlayer[]): Reseating | null {
  const seatNow = new Map(after.map(({ id, seat }) => [id, seat]));
  const now = before.map((id) => seatNow.get(id) ?? null);
  if (now.every((seat) => seat === null)) return null;
  return {
    seats: bySeat(after).length,
    seatOf: (seat) => now[seat] ?? null,
    atOrLeftOf: (seat) =>
      [...now.slice(seat), ...now.slice(0, seat)].find((next): next is Seat => next !== null)!,
  };
}

/** Stacks and titles come from the table instead. */
function carriedOver(
  { carried }: StoredTable,
  game: AnyGame,
  players: readonly StoredPlayer[],
): Public {
  const last = carried[game.id];
  const reseating = last && reseatingOf(last.seats, players);
  if (!last || !reseating) return {};
  const { chips: _chips, titles: _titles, ...carry } = game.carry.reseat(last.carry, reseating);
  return carry;
}

/**
 * H-8: the titles of the last round that gave honours, as far as their holders sit here, and the
 * button's seat for the first poker hand; without one the rules choose.
 */
function honoursHere(
  { honours, session: { settings } }: StoredTable,
  players: readonly StoredPlayer[],
): Readonly<{ titles?: { readonly [title: string]: Seat }; dealer?: Seat }> {
  if (!settings.titles) return {};
  const seatOf = (holder: string | null): Seat | null =>
    players.find(({ id }) => id === holder)?.seat ?? null;
  const titles = Object.entries(honours.titles).flatMap(([title, id]) => {
    const seat = seatOf(id);
    return seat === null ? [] : [[title, seat] as const];
  });
  const dealer = seatOf(honours.button);
  return {
    ...(titles.length > 0 && { titles: Object.fromEntries(titles) }),
    ...(dealer !== null && { dealer }),
  };
}

/** Seats are in the order of registration (C-2). Throws a RecordError if it cannot be dealt. */
export function laidRound(
  table: StoredTable,
  { position, entry }: Readonly<{ position: Position; entry: RotationEntry }>,
  seed: string,
  isDealtInto: (player: StoredPlayer) => boolean,
): Omit<LaidRound, "postings"> | null {
  const game = gameOf(entry.game);
  if (!game) return null;
  let next = 0;
  const players = table.players.map((player) => {
    const seat = isDealtInto(player) ? next++ : null;
    return seat === player.seat ? player : { ...player, seat };
  });
  const sitting = bySeat(players);
  const heeds = game.traits.honours === "heeds";
  const { titles, ...dealer } = heeds ? honoursHere(table, players) : {};
  const carry = {
    ...game.carry.stamp,
    ...carriedOver(table, game, players),
    ...(isForChips(table) && { chips: sitting.map(({ chips }) => chips) }),
    ...(titles && { titles }),
  };
  const names = sitting.map(({ name }) => name);
  const read = laid(entry, names, seed, { carry, ...dealer });
  dealRecord(read);
  return {
    read,
    table: {
      ...table,
      players,
      position,
      honours: heeds ? { ...table.honours, button: null } : table.honours,
      stage: stageAfter(table.stage, "round.dealt"),
      roundNumber: table.roundNumber + 1,
    },
  };
}

/** Returns null if no game can be dealt now. Throws a RecordError. */
export function nextRound(table: StoredTable, seed: string): LaidRound | null {
  const position = placeNow(table);
  const entry = position && table.session.rotation[position.entry];
  if (!entry) return null;
  const isShort = (player: StoredPlayer): boolean =>
    isDealtIn(table, player, entry) && rebuysItself(table, player) && player.chips < needOf(entry);
  const { table: paid, postings } = boughtIn(table, "rebuy", isShort);
  const next = laidRound(paid, { position, entry }, seed, (player) =>
    isDealtIn(paid, player, entry),
  );
  return next && { ...next, postings };
}
