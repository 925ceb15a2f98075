import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { AnyGame } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
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
import { bySeat, reseatingOf, seated } from "./players.ts";
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
): ReadRecord =>
  readRecord({
    format: recordFormat,
    game,
    options,
    seats,
    seed,
    ...more,
    moves: [],
  } satisfies RoundRecord);

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
 * H-8: returns the titles of the last round that gave honours, as far as their holders sit here.
 */
function titlesOf(
  { honours, session: { settings } }: StoredTable,
  players: readonly StoredPlayer[],
): Public {
  const titles = Object.entries(honours.titles).flatMap(([title, id]) => {
    const seat = players.find((player) => player.id === id)?.seat ?? null;
    return seat === null ? [] : [[title, seat] as const];
  });
  return settings.titles && titles.length > 0 ? { titles: Object.fromEntries(titles) } : {};
}

/** H-8: returns the button's seat for the first poker hand; none if the rules are to choose. */
function buttonSeat(
  { honours, session: { settings } }: StoredTable,
  players: readonly StoredPlayer[],
): { readonly dealer?: number } {
  const seat = settings.titles ? players.find(({ id }) => id === honours.button)?.seat : null;
  return typeof seat === "number" ? { dealer: seat } : {};
}

interface RotationPlace {
  readonly position: Position;
  readonly entry: RotationEntry;
}

/** Throws a RecordError if the round cannot be dealt. */
export function laidRound(
  table: StoredTable,
  { position, entry }: RotationPlace,
  seed: string,
  isDealtInto: (player: StoredPlayer) => boolean,
): Omit<LaidRound, "postings"> | null {
  const game = gameOf(entry.game);
  if (!game) return null;
  const players = seated(table.players, isDealtInto);
  const sitting = bySeat(players);
  const heeds = game.traits.honours === "heeds";
  const carry = {
    ...game.carry.stamp,
    ...carriedOver(table, game, players),
    ...(isForChips(table) && { chips: sitting.map(({ chips }) => chips) }),
    ...(heeds && titlesOf(table, players)),
  };
  const read = laid(
    entry,
    sitting.map(({ name }) => name),
    seed,
    { carry, ...(heeds && buttonSeat(table, players)) },
  );
  dealRecord(read);
  const honours = heeds ? { ...table.honours, button: null } : table.honours;
  return {
    read,
    table: {
      ...table,
      players,
      position,
      honours,
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
