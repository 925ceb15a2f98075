// Checks that a table's rows agree with each other, with its round and with the ledger (H-3).

import type { Said } from "#shared/text/said.ts";
import type { TablePart } from "#shared/text/en/store.ts";
import type { BankStore, Stack } from "./bankStore.ts";
import type { BegunRound } from "./roundStore.ts";
import type { SessionStore } from "./sessionStore.ts";
import { damaged } from "./rows.ts";
import { saysOfStore } from "./storeError.ts";
import type { StoredTable } from "./tableStore.ts";

type Wrong = Readonly<{
  part: TablePart;
  problem: Said;
}>;

export type SessionBooks = Readonly<{
  /** The ledger's stacks, by player id. */
  stacks: ReadonlyMap<string, Stack>;
  /** Includes players who have left. */
  places: ReadonlyMap<string, string | null>;
}>;

/** Throws a StoreError. */
export const booksOf = (
  { bank, sessions }: Readonly<{ bank: BankStore; sessions: SessionStore }>,
  session: string,
): SessionBooks => ({
  stacks: new Map(bank.stacks(session).map((stack) => [stack.player, stack])),
  places: sessions.places(session),
});

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
 * `latest` is the table's newest round. Throws a StoreError `store-corrupt` that names the table
 * and the problem.
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
