// Whether a table's rows agree with each other, with its round and with the ledger (H-3).

import type { Said } from "#shared/text/said.ts";
import type { TablePart } from "#shared/text/en/store.ts";
import type { BankStore, Stack } from "./bankStore.ts";
import type { BegunRound } from "./roundStore.ts";
import type { SessionStore } from "./sessionStore.ts";
import { damaged } from "./storedJson.ts";
import { saysOfStore } from "./storeError.ts";
import type { StoredTable } from "./tableStore.ts";

/** What is wrong, and in which part of the table. */
interface Wrong {
  readonly part: TablePart;
  readonly problem: Said;
}

/** What is known of a table's whole session. */
export interface SessionBooks {
  /** By player, after the ledger. */
  readonly stacks: ReadonlyMap<string, Stack>;
  /** Whoever is or was in it, whatever table he is at. */
  readonly places: ReadonlyMap<string, string | null>;
}

/** Throws a StoreError. */
export const booksOf = (
  { bank, sessions }: { readonly bank: BankStore; readonly sessions: SessionStore },
  session: string,
): SessionBooks => ({
  stacks: new Map(bank.stacks(session).map((stack) => [stack.player, stack])),
  places: sessions.places(session),
});

/** Which column says something else than the ledger, and what; null where none does. */
function wrongStack(
  { session, players }: StoredTable,
  { stacks, places }: SessionBooks,
): Wrong | null {
  const stranger = [...stacks.values()].find(
    ({ player, chips }) => chips > 0 && !places.has(player),
  );
  if (stranger)
    return {
      part: "players",
      problem: saysOfStore("stranger", { player: stranger.player, chips: stranger.chips }),
    };
  for (const { id: player, chips } of players) {
    const has = stacks.get(player)?.chips ?? 0;
    if (has !== chips)
      return {
        part: "chips",
        problem: saysOfStore("otherChips", {
          player,
          chips,
          has,
          account: `seat:${session.id}:${player}`,
        }),
      };
  }
  return null;
}

/** In a round every seat is somebody's, and nobody else's. */
function wrongSeats({ stage, players }: StoredTable, latest: BegunRound | null): Wrong | null {
  const seats = players
    .flatMap(({ seat }) => (seat === null ? [] : [seat]))
    .toSorted((one, other) => one - other);
  if (new Set(seats).size < seats.length)
    return { part: "seats", problem: saysOfStore("sameSeat") };
  const named: unknown = latest?.record.seats;
  if (stage !== "playing" || !Array.isArray(named)) return null;
  const isWhole = seats.length === named.length && seats.every((seat, at) => seat === at);
  return isWhole
    ? null
    : { part: "seats", problem: saysOfStore("otherSeats", { named: named.length, seats }) };
}

function wrongPlayers(
  { session: { owner, rotation }, players, position }: StoredTable,
  { places }: SessionBooks,
): Wrong | null {
  if (owner !== null && !places.has(owner))
    return { part: "owner", problem: saysOfStore("noOwner") };
  const odd = players.find(({ profile, bot }) => (profile === null) === (bot === null));
  if (odd) return { part: "profiles", problem: saysOfStore("notOnePerson", { player: odd.id }) };
  return position.entry < rotation.length
    ? null
    : { part: "position", problem: saysOfStore("noPlace") };
}

/**
 * `latest`: its newest round. Throws a StoreError `store-corrupt` that names the table and what of
 * it is wrong.
 */
export function refuseUnsound(
  books: SessionBooks,
  table: StoredTable,
  latest: BegunRound | null,
): void {
  const wrong = wrongPlayers(table, books) ?? wrongStack(table, books) ?? wrongSeats(table, latest);
  if (wrong)
    throw damaged(saysOfStore("table", { table: table.id, part: wrong.part }), wrong.problem);
}
