// How is the next round of a table laid: its seats, what is carried over, and what each brings to the stake?

import type { StoredPlayer, StoredTable } from '#main/store/tableStore.ts';
import { buyIn } from '#shared/game/chips.ts';
import type { AnyGame, AnyRound } from '#shared/game/game.ts';
import type { Public } from '#shared/game/json.ts';
import { dealRecord, readRecord, recordFormat, type ReadRecord, type RoundRecord } from '#shared/record/roundRecord.ts';
import { bySeat, reseatingOf, seated } from './seating.ts';

/** The round before, as it ended. */
export interface LastRound {
  readonly game: AnyGame;
  readonly round: AnyRound;
}

/** A record as the game would start it now. Throws a RecordError when it would not. */
const laid = (game: string, options: Public, seats: readonly string[], seed: string, carry: Public): ReadRecord =>
  readRecord({ format: recordFormat, game, options: options as RoundRecord['options'], seats, seed, carry, moves: [] } satisfies RoundRecord);

/** Is anything played for? The game says so by dealing with chips. Throws a RecordError when these options cannot be dealt to so many. */
export function playsForChips(game: string, options: Public, seats: number): boolean {
  const names = Array.from({ length: seats }, (_, seat) => `${seat}`);
  const { start } = laid(game, options, names, '0', {});
  const carry = start.carry['chips'] === undefined ? {} : { chips: names.map(() => stackFor(options)) };
  return dealRecord(laid(game, options, names, '0', carry)).facts.chips !== undefined;
}

/** What a player sits down with: the buy-in, or the stake where it is higher (C-8). */
export function stackFor(options: Public): number {
  const stake = options['stake'];
  return Math.max(buyIn, typeof stake === 'number' ? stake : 0);
}

/** Who cannot pay the stake is brought up to the buy-in again; until there is a bank, that costs nothing. */
function toppedUp(player: StoredPlayer, options: Public): StoredPlayer {
  const stake = options['stake'];
  const isShort = !player.gone && typeof stake === 'number' && player.chips < stake;
  return isShort ? { ...player, chips: stackFor(options) } : player;
}

function carriedOver(last: LastRound, before: readonly StoredPlayer[], after: readonly StoredPlayer[]): Public {
  const { chips: _chips, ...carry } = last.game.reseat(last.game.carryOver(last.round), reseatingOf(before, after)) as Public;
  return carry;
}

/** The next round's record, and the table as it is when the round begins. Throws a RecordError when it cannot be dealt. */
export function nextRound(table: StoredTable, last: LastRound | null, seed: string): { readonly read: ReadRecord; readonly table: StoredTable } {
  const reseated = seated(table.players);
  const forChips = playsForChips(table.game, table.options, bySeat(reseated).length);
  const players = reseated.map((player) => (forChips ? toppedUp(player, table.options) : player));
  const carry = last ? carriedOver(last, table.players, players) : {};
  const sitting = bySeat(players);
  const read = laid(table.game, table.options, sitting.map(({ name }) => name), seed, { ...carry, ...(forChips && { chips: sitting.map(({ chips }) => chips) }) });
  dealRecord(read);
  return { read, table: { ...table, players, stage: 'playing', roundNumber: table.roundNumber + 1 } };
}
