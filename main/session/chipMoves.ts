// The bank transactions that bring chips to a table, move them and take them away (H-2, H-9, H-10).

import type { Account, BankStore, Posting } from "#main/store/bankStore.ts";
import type { SeatResult } from "#main/store/roundStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { Refusal } from "#shared/protocol/answer.ts";
import { refusal } from "#main/base/refusal.ts";

/** A table together with the transactions that lead to it; neither is stored without the other. */
export type Paid = Readonly<{
  table: StoredTable;
  postings: readonly Posting[];
}>;

export const isForChips = ({ players }: StoredTable): boolean =>
  players.some(({ bought }) => bought > 0);

/**
 * Where a player's chips come from and go back to. Bots share an account; chips of a person whose
 * profile is no longer known go to the mint. A tournament's chips are worth nothing elsewhere.
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

/**
 * Brings chips from purses to stacks, or takes them there where `amountOf` is negative, and counts
 * them in the rows.
 */
function carried(
  table: StoredTable,
  kind: "buy-in" | "rebuy" | "cash-out",
  amountOf: (player: StoredPlayer) => number,
  counted: (player: StoredPlayer, amount: number) => Partial<StoredPlayer>,
): Paid {
  const moving = new Map(
    table.players.flatMap((player) => {
      const amount = amountOf(player);
      return amount === 0 ? [] : [[player, amount] as const];
    }),
  );
  if (moving.size === 0) return { table, postings: [] };
  const players = table.players.map((player) => {
    const amount = moving.get(player);
    return amount === undefined
      ? player
      : { ...player, chips: player.chips + amount, ...counted(player, amount) };
  });
  const postings = [...moving].map(([player, amount]): Posting => {
    const purse = { account: purseOf(table, player), amount: -amount };
    const stack = { account: stackOf(table, player.id), amount };
    return { kind, table: table.id, entries: amount > 0 ? [purse, stack] : [stack, purse] };
  });
  return { table: { ...table, players }, postings };
}

export const boughtIn = (
  table: StoredTable,
  kind: "buy-in" | "rebuy",
  who: (player: StoredPlayer) => boolean,
): Paid =>
  carried(
    table,
    kind,
    (player) => (who(player) ? table.session.settings.buyIn : 0),
    ({ bought }, amount) => ({ bought: bought + amount }),
  );

/** H-37: the player brings back the chips that they left with, as far as they have not yet. */
export const withChipsBack = (table: StoredTable, id: string): Paid =>
  carried(
    table,
    "buy-in",
    (player) => (player.id === id ? player.cashedOut - player.broughtBack : 0),
    ({ bought, broughtBack }, amount) => ({
      bought: bought + amount,
      broughtBack: broughtBack + amount,
    }),
  );

export const cashedOut = (table: StoredTable, who: (player: StoredPlayer) => boolean): Paid =>
  carried(
    table,
    "cash-out",
    (player) => (who(player) ? -player.chips : 0),
    ({ cashedOut: before }, amount) => ({ cashedOut: before - amount }),
  );

/**
 * A player who has brought nothing yet buys in as soon as the table plays or has played for chips.
 */
export const provided = (table: StoredTable, forChips: boolean): Paid =>
  boughtIn(table, "buy-in", ({ gone, bought }) => forChips && !gone && bought === 0);

export const joined = (first: readonly Posting[], { table, postings }: Paid): Paid => ({
  table,
  postings: [...first, ...postings],
});

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
