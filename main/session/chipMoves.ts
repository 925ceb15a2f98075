// The bank transactions that bring chips to a table, move them there and take them away (H-2, H-9,
// H-10).

import type { Account, BankStore, Posting } from "#main/store/bankStore.ts";
import type { SeatResult } from "#main/store/roundStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import { refusal } from "#main/base/refusal.ts";

/** A table together with the transactions that lead to it; neither is stored without the other. */
export interface Paid {
  readonly table: StoredTable;
  readonly postings: readonly Posting[];
}

export const isForChips = ({ players }: StoredTable): boolean =>
  players.some(({ bought }) => bought > 0);

/**
 * Returns the account that a player's chips come from and go back to. Bots share one; chips of a
 * person whose profile is no longer known go to the mint. A tournament's chips are worth nothing
 * elsewhere.
 */
function purseOf(
  { session: { tournament } }: StoredTable,
  { profile, bot }: StoredPlayer,
): Account {
  if (tournament !== null) return `stacks:${tournament}`;
  return profile !== null ? `profile:${profile}` : bot === null ? "mint" : "bots";
}

const stackOf = ({ session }: StoredTable, player: string): Account =>
  `seat:${session.id}:${player}`;

export function boughtIn(
  table: StoredTable,
  kind: "buy-in" | "rebuy",
  who: (player: StoredPlayer) => boolean,
): Paid {
  const amount = table.session.settings.buyIn;
  const buyers = table.players.filter(who);
  const players = table.players.map((player) =>
    who(player)
      ? { ...player, chips: player.chips + amount, bought: player.bought + amount }
      : player,
  );
  const postings = buyers.map((player): Posting => ({
    kind,
    table: table.id,
    entries: [
      { account: purseOf(table, player), amount: -amount },
      { account: stackOf(table, player.id), amount },
    ],
  }));
  return { table: { ...table, players }, postings };
}

/** H-37: chips taken away when the player left for good, and not brought back since. */
const leftWith = ({ cashedOut, broughtBack }: StoredPlayer): number => cashedOut - broughtBack;

/** H-37: the player brings back all chips that they left with. */
export function broughtBack(table: StoredTable, id: string): Paid {
  const amount = table.players
    .filter((player) => player.id === id)
    .reduce((sum, player) => sum + leftWith(player), 0);
  if (amount === 0) return { table, postings: [] };
  const players = table.players.map((player) =>
    player.id !== id
      ? player
      : {
          ...player,
          chips: player.chips + amount,
          bought: player.bought + amount,
          broughtBack: player.broughtBack + amount,
        },
  );
  const postings = table.players
    .filter((player) => player.id === id)
    .map((player): Posting => ({
      kind: "buy-in",
      table: table.id,
      entries: [
        { account: purseOf(table, player), amount: -amount },
        { account: stackOf(table, id), amount },
      ],
    }));
  return { table: { ...table, players }, postings };
}

/**
 * A player who has brought nothing yet buys in as soon as the table plays or has played for chips.
 */
export const provided = (table: StoredTable, forChips: boolean): Paid =>
  forChips
    ? boughtIn(table, "buy-in", ({ gone, bought }) => !gone && bought === 0)
    : { table, postings: [] };

export const joined = (first: readonly Posting[], { table, postings }: Paid): Paid => ({
  table,
  postings: [...first, ...postings],
});

export function cashedOut(table: StoredTable, who: (player: StoredPlayer) => boolean): Paid {
  const takes = (player: StoredPlayer): boolean => player.chips > 0 && who(player);
  const players = table.players.map((player) =>
    takes(player) ? { ...player, chips: 0, cashedOut: player.cashedOut + player.chips } : player,
  );
  const postings = table.players.filter(takes).map((player): Posting => ({
    kind: "cash-out",
    table: table.id,
    entries: [
      { account: stackOf(table, player.id), amount: -player.chips },
      { account: purseOf(table, player), amount: player.chips },
    ],
  }));
  return { table: { ...table, players }, postings };
}

export function roundPostings(
  table: StoredTable,
  seats: readonly SeatResult[],
): readonly Posting[] {
  const { id, roundNumber: number } = table;
  const entries = seats.flatMap(({ player, chips }) =>
    chips ? [{ account: stackOf(table, player), amount: chips }] : [],
  );
  return entries.length === 0
    ? []
    : [{ kind: "round", table: id, round: { table: id, number }, entries }];
}

/** Names a player who cannot pay. Throws a StoreError. */
export function payerShort(
  bank: BankStore,
  postings: readonly Posting[],
  nameOf: (account: Account) => string | undefined,
): Refusal | null {
  for (const { account, amount } of postings.flatMap(({ entries }) => entries)) {
    if (!account.startsWith("profile:") || amount >= 0) continue;
    const balance = bank.balance(account);
    if (balance + amount < 0)
      return refusal("bank-short", "cannotBring", {
        name: nameOf(account) ?? account,
        balance,
        amount: -amount,
      });
  }
  return null;
}

export const bankShort = (bank: BankStore, { table, postings }: Paid): Refusal | null =>
  payerShort(
    bank,
    postings,
    (account) => table.players.find((player) => purseOf(table, player) === account)?.name,
  );
