// Do a table's rows agree with each other, with its round and with the ledger (H-3)?

import type { BankStore } from './bankStore.ts';
import type { BegunRound } from './roundStore.ts';
import { StoreError } from './storeError.ts';
import type { StoredTable } from './tableStore.ts';

/** Which column says something else than the ledger, and what; null where none does. */
function wrongStack({ id, players }: StoredTable, stacks: ReturnType<BankStore['stacks']>): string | null {
  const stranger = stacks.find(({ player, chips }) => chips > 0 && players.every((each) => each.id !== player));
  if (stranger) return `its players) is damaged: ${stranger.player} has ${stranger.chips} chips there, but is not among them`;
  for (const { id: player, chips } of players) {
    const has = stacks.find((stack) => stack.player === player)?.chips ?? 0;
    if (has !== chips) return `its players' chips) is damaged: ${player} has ${chips}, but ${has} after the ledger (account seat:${id}:${player})`;
  }
  return null;
}

/** In a round every seat is somebody's, and nobody else's. */
function wrongSeats({ stage, players }: StoredTable, latest: BegunRound | null): string | null {
  const seats = players.flatMap(({ seat }) => (seat === null ? [] : [seat])).toSorted((one, other) => one - other);
  if (new Set(seats).size < seats.length) return "its players' seats) is damaged: two players have the same one";
  const named: unknown = latest?.record.seats;
  if (stage !== 'playing' || !Array.isArray(named)) return null;
  const isWhole = seats.length === named.length && seats.every((seat, at) => seat === at);
  return isWhole ? null : `its players' seats) is damaged: its round has ${named.length}, they have ${seats.join(', ') || 'none'}`;
}

function wrongPlayers({ owner, players, rotation, position }: StoredTable): string | null {
  if (players.every(({ id }) => id !== owner)) return 'its owner) is damaged: nobody of its players is called so';
  const odd = players.find(({ profile, bot }) => (profile === null) === (bot === null));
  if (odd) return `its players' profiles) is damaged: ${odd.id} is neither one person nor a bot`;
  return position.entry < rotation.length ? null : 'its position) is damaged: its rotation has no such place';
}

/** `latest`: its newest round. Throws a StoreError `store-corrupt` that names the table and what of it is wrong. */
export function refuseUnsound(bank: BankStore, table: StoredTable, latest: BegunRound | null): void {
  const problem = wrongPlayers(table) ?? wrongStack(table, bank.stacks(table.id)) ?? wrongSeats(table, latest);
  if (problem !== null) throw new StoreError('store-corrupt', `what is stored of table ${table.id} (${problem}`);
}
