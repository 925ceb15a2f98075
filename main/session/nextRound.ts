// Deals the next round: seats, what is carried over into it, its record (C-2, C-4, H-8).

import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { Carried, StoredTable } from "#main/store/tableStore.ts";
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
import { inTurn, mostInRound } from "./turns.ts";

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

/**
 * `before`: ids by seat, then of those who waited. Returns null if none of them has a place now, and
 * nobody waits.
 */
function reseatingOf(
  before: readonly string[],
  sitting: readonly StoredPlayer[],
  waiting: readonly StoredPlayer[],
): Reseating | null {
  const seats = sitting.length;
  const placeNow = new Map([...sitting, ...waiting].map(({ id }, place) => [id, place]));
  const now = before.map((id) => placeNow.get(id) ?? null);
  if (waiting.length === 0 && now.every((place) => place === null)) return null;
  const isSeat = (place: Seat | null): place is Seat => place !== null && place < seats;
  return {
    seats,
    waiting: waiting.map(({ name }) => name),
    seatOf: (seat) => now[seat] ?? null,
    // Where all who sat before only wait, the dealer is the first of those who play.
    atOrLeftOf: (seat) => [...now.slice(seat), ...now.slice(0, seat)].find(isSeat) ?? 0,
  };
}

/** Stacks and titles come from the table instead. */
function carriedOver(
  { carried }: StoredTable,
  game: AnyGame,
  sitting: readonly StoredPlayer[],
  waiting: readonly StoredPlayer[],
): Public {
  const { carry: before, seats, waiting: waited = [] } = carried[game.id] ?? none;
  const reseating = reseatingOf([...seats, ...waited], sitting, waiting);
  if (!reseating) return {};
  const { chips: _chips, titles: _titles, ...carry } = game.carry.reseat(before, reseating);
  return carry;
}

const none: Carried = { carry: {}, seats: [] };

/**
 * GR-17: what is carried over by the places of the new round, so that its end knows who waits. Where
 * nobody waits or has waited, nothing changes.
 */
function carriedInto(
  { carried }: StoredTable,
  { id }: AnyGame,
  carry: Public,
  sitting: readonly StoredPlayer[],
  waiting: readonly StoredPlayer[],
): StoredTable["carried"] {
  const last = carried[id];
  if (waiting.length === 0 && !last?.waiting) return carried;
  const idsOf = (players: readonly StoredPlayer[]) => players.map((player) => player.id);
  const points = last?.points;
  return {
    ...carried,
    [id]: {
      ...{ carry, seats: idsOf(sitting) },
      ...(waiting.length > 0 && { waiting: idsOf(waiting) }),
      ...(points && { points }),
    },
  };
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

/**
 * Seats are in the order of registration (C-2). `waiting`: those who take turns with the others
 * (GR-1). Throws a RecordError if it cannot be dealt.
 */
export function laidRound(
  table: StoredTable,
  { position, entry }: Readonly<{ position: Position; entry: RotationEntry }>,
  seed: string,
  isDealtInto: (player: StoredPlayer) => boolean,
  waiting: readonly StoredPlayer[] = [],
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
  const over = carriedOver(table, game, sitting, waiting);
  const carry = {
    ...game.carry.stamp,
    ...over,
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
      carried: carriedInto(table, game, over, sitting, waiting),
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
  const isIn = (player: StoredPlayer): boolean => isDealtIn(paid, player, entry);
  const others =
    mostInRound(entry) === null ? [] : inTurn(paid, entry.game).filter((player) => !isIn(player));
  const next = laidRound(paid, { position, entry }, seed, isIn, others);
  return next && { ...next, postings };
}
