// The double-entry ledger (H-2): nothing in it is ever changed or deleted.

import type {
  BalancePoint,
  BankState,
  LedgerTransaction,
  TransactionKind,
} from "#shared/protocol/bank.ts";
import type { Said } from "#shared/text/said.ts";
import { accountHolder } from "./accountHolder.ts";
import type { Database } from "./database.ts";
import { ledgerAudit } from "./audit/ledgerAudit.ts";
import type { Once } from "./onceStore.ts";
import { storedRoundId, type RoundKey } from "./roundStore.ts";
import { columns, maybe, text, whole, type Row } from "./rows.ts";
import { tournamentTables } from "./sessionStore.ts";
import { saysOfStore, StoreError } from "./storeError.ts";

/**
 * `mint` pays out grants and may go below zero, as may `bots`, from which all bots bring their
 * chips.
 * `profile:` holds a profile's chips in the bank, `seat:` a player's stack in a session,
 * `tournament:` the pool to be paid out; none of them may go below zero.
 * `stacks:` issues a tournament's own chips, which are not chips of the bank and move only between
 * it and the seats of the tournament's sessions; its balance is minus the number in play.
 */
export type Account =
  | "mint"
  | "bots"
  | `profile:${string}`
  | `seat:${string}:${string}`
  | `tournament:${string}`
  | `stacks:${string}`;

/** The entries are whole numbers that sum to zero. */
export type Posting = Readonly<{
  kind: TransactionKind;
  entries: readonly Readonly<{ account: Account; amount: number }>[];
  note?: string;
  table?: string;
  round?: RoundKey;
  reverses?: number;
  once?: Once | null;
}>;

export const grantChips = 10_000;
/** H-2: the mint's grant to a new profile, and to one that has run out of chips. */
export const grantOf = (profile: string): Posting => ({
  kind: "grant",
  entries: [
    { account: "mint", amount: -grantChips },
    { account: `profile:${profile}`, amount: grantChips },
  ],
});

export type BankStore = ReturnType<typeof bankStore>;

const mayOwe = (account: Account): boolean =>
  account === "mint" || account === "bots" || account.startsWith("stacks:");

/** Throws a StoreError `bank-unbalanced`. */
function refuseUnbalanced(entries: Posting["entries"]): void {
  const unbalanced = (said: Said): StoreError => new StoreError("bank-unbalanced", said);
  if (entries.length === 0) throw unbalanced(saysOfStore("noEntries"));
  if (!entries.every(({ amount }) => Number.isSafeInteger(amount)))
    throw unbalanced(saysOfStore("brokenChips"));
  if (new Set(entries.map(({ account }) => account)).size < entries.length)
    throw unbalanced(saysOfStore("namedTwice"));
  const sum = entries.reduce((total, { amount }) => total + BigInt(amount), 0n);
  if (sum !== 0n) throw unbalanced(saysOfStore("notZero", { sum: String(sum) }));
}

/** Throws a StoreError `bank-reversed`. */
function refuseReversed(database: Database, id: number): void {
  if (!database.has("SELECT 1 FROM transactions WHERE id = ?", id))
    throw new StoreError("bank-reversed", saysOfStore("noTransaction", { id }));
  const by = database.value(whole, "SELECT id FROM transactions WHERE reverses = ?", id);
  if (by !== null) throw new StoreError("bank-reversed", saysOfStore("reversedBefore", { id, by }));
}

/** Throws a StoreError `bank-repeated`. */
function madeFor(database: Database, { key, asked }: Once): number | null {
  const before = database.get("SELECT asked, transaction_id FROM request_keys WHERE key = ?", key);
  if (!before) return null;
  if (before["asked"] !== asked) throw new StoreError("bank-repeated", saysOfStore("otherRequest"));
  return whole(before["transaction_id"]);
}

const balanceOf = (database: Database, account: Account): number =>
  database.value(
    whole,
    "SELECT balance FROM entries WHERE account = ? ORDER BY transaction_id DESC LIMIT 1",
    account,
  ) ?? 0;

/** Throws a StoreError `bank-short`. */
function balanceAfter(database: Database, account: Account, amount: number): number {
  const before = balanceOf(database, account);
  const after = before + amount;
  if (after < 0 && amount < 0 && !mayOwe(account))
    throw new StoreError(
      "bank-short",
      saysOfStore("tooFewChips", {
        name: accountHolder(database, account).name,
        has: before,
        takes: -amount,
        isAtTable: account.startsWith("seat:"),
      }),
    );
  if (!Number.isSafeInteger(after))
    throw new StoreError("bank-unbalanced", saysOfStore("tooManyChips"));
  return after;
}

function post(
  database: Database,
  { kind, entries, note = "", table, round, reverses, once }: Posting,
  at: number,
): number {
  refuseUnbalanced(entries);
  return database.durably(() => {
    const before = once ? madeFor(database, once) : null;
    if (before !== null) return before;
    if (reverses !== undefined) refuseReversed(database, reverses);
    const balanced = entries.map(({ account, amount }) => ({
      account,
      amount,
      balance: balanceAfter(database, account, amount),
    }));
    const id = database.insert("transactions", {
      kind,
      at,
      note,
      tableId: table ?? null,
      roundId: round ? storedRoundId(database, round) : null,
      reverses: reverses ?? null,
    });
    for (const entry of balanced) database.insert("entries", { ...entry, transactionId: id });
    if (once) database.insert("request_keys", { ...once, transactionId: id });
    return id;
  });
}

const transactionColumns = columns({
  id: whole,
  kind: text<TransactionKind>,
  at: whole,
  note: text,
  table: maybe(text),
  round: maybe(whole),
  reverses: maybe(whole),
  reversedBy: maybe(whole),
});
const entryColumns = columns({ account: text, amount: whole, balance: whole });

function readTransaction(database: Database, row: Row): LedgerTransaction {
  const plain = transactionColumns(row);
  const entries = database.all(
    "SELECT account, amount, balance FROM entries WHERE transaction_id = ? ORDER BY amount, account",
    plain.id,
  );
  return {
    ...plain,
    entries: entries
      .map(entryColumns)
      .map((entry) => ({ ...entry, ...accountHolder(database, entry.account) })),
  };
}

/** Moves of chips between the house and its bots, and of a tournament's own chips. */
const isBookkeeping = `((kind IN ('buy-in', 'rebuy', 'add-on', 'cash-out') AND NOT EXISTS (
  SELECT 1 FROM entries WHERE transaction_id = transactions.id AND account >= 'profile:' AND account < 'profile;'))
  OR EXISTS (SELECT 1 FROM entries WHERE transaction_id = transactions.id AND account >= 'stacks:' AND account < 'stacks;')
  OR coalesce(table_id IN (${tournamentTables}), 0))`;

type LedgerPage = Readonly<{
  limit: number;
  before: number | null;
  account: Account | "people" | null;
}>;

function transactions(
  database: Database,
  { limit, before, account }: LedgerPage,
): readonly LedgerTransaction[] {
  const columns = `SELECT *, table_id AS "table", round_id AS round,
    (SELECT id FROM transactions AS later WHERE later.reverses = transactions.id) AS reversed_by FROM transactions`;
  const newest = before ?? Number.MAX_SAFE_INTEGER;
  const rows =
    account === null || account === "people"
      ? database.all(
          `${columns} WHERE id < ? ${account === "people" ? `AND NOT ${isBookkeeping}` : ""} ORDER BY id DESC LIMIT ?`,
          newest,
          limit,
        )
      : database.all(
          `${columns} WHERE id IN (SELECT transaction_id FROM entries WHERE account = ? AND transaction_id < ? ORDER BY transaction_id DESC LIMIT ?) ORDER BY id DESC`,
          account,
          newest,
          limit,
        );
  return rows.map((row) => readTransaction(database, row));
}

/** Payments into tournaments that are not over, less what came back, for each account. */
const paidIntoTournaments = `SELECT payer.account, 0 - sum(payer.amount) AS chips FROM tournaments
  JOIN entries AS paid ON paid.account = 'tournament:' || tournaments.id
  JOIN entries AS payer ON payer.transaction_id = paid.transaction_id AND (payer.account = 'bots' OR payer.account GLOB 'profile:*')
  WHERE phase IN ('registering', 'running') GROUP BY payer.account`;

function state(database: Database): BankState {
  const atTables = database.all(
    `SELECT profile_id, sum((SELECT balance FROM entries WHERE account = 'seat:' || players.session_id || ':' || players.id ORDER BY transaction_id DESC LIMIT 1)) AS chips
     FROM tables JOIN sessions ON sessions.id = tables.session_id AND tournament IS NULL JOIN players ON players.table_id = tables.id
     WHERE stage IN ('waiting', 'playing', 'between', 'stopped') GROUP BY profile_id`,
  );
  const stacksOf = (profile: string | null): number =>
    whole(atTables.find((row) => row["profile_id"] === profile)?.["chips"] ?? 0);
  const paidIn = new Map(
    database.all(paidIntoTournaments).map((row) => [text(row["account"]), whole(row["chips"])]),
  );
  return {
    accounts: database
      .all("SELECT id AS profile, name, avatar FROM profiles ORDER BY made_at, id")
      .map(columns({ profile: text, name: text, avatar: text }))
      .map((account) => ({
        ...account,
        chips: balanceOf(database, `profile:${account.profile}`),
        atTables: stacksOf(account.profile),
        inTournaments: paidIn.get(`profile:${account.profile}`) ?? 0,
      })),
    granted: 0 - balanceOf(database, "mint"),
    // A player without a profile is a bot (H-1).
    bots: balanceOf(database, "bots") + stacksOf(null) + (paidIn.get("bots") ?? 0),
  };
}

/** A change that leaves the sum of bank and tables as it was makes no point. */
const changesOf = `WITH changes AS (
    SELECT transaction_id, sum(amount) AS change FROM entries
    WHERE account IN (SELECT 'profile:' || ?1 UNION ALL SELECT 'seat:' || session_id || ':' || players.id FROM players JOIN sessions ON sessions.id = session_id AND tournament IS NULL WHERE profile_id = ?1)
    GROUP BY transaction_id HAVING sum(amount) <> 0
  ), sums AS (
    SELECT transaction_id, sum(change) OVER (ORDER BY transaction_id) AS chips, row_number() OVER (ORDER BY transaction_id) - 1 AS number FROM changes
  ), last AS (SELECT count(*) - 1 AS number FROM changes)
  SELECT at, chips FROM sums, last JOIN transactions ON id = transaction_id
  WHERE sums.number = last.number OR sums.number % max(1, (last.number + ?2 - 2) / (?2 - 1)) = 0 ORDER BY transaction_id`;

function stacks(database: Database, session: string) {
  const seats = `seat:${session}:`;
  return database
    .all(
      // By a range, the end excluded, so that the query uses the index.
      `SELECT account, coalesce(sum(amount) FILTER (WHERE kind IN ('buy-in', 'rebuy', 'add-on')), 0) AS bought, 0 - coalesce(sum(amount) FILTER (WHERE kind = 'cash-out'), 0) AS cashed_out
       FROM entries JOIN transactions ON id = transaction_id WHERE account >= ? AND account < ? GROUP BY account ORDER BY min(transaction_id), account`,
      seats,
      `seat:${session};`,
    )
    .map(columns({ account: text<Account>, bought: whole, cashedOut: whole }))
    .map(({ account, ...sums }) => ({
      ...sums,
      player: account.slice(seats.length),
      chips: balanceOf(database, account),
    }));
}
export type Stack = Readonly<ReturnType<typeof stacks>[number]>;

/**
 * A stack that predates the bank was bought from the mint or in one transaction with others, so its
 * buy-in does not tell.
 */
function purse(database: Database, session: string, player: string): Account | null {
  const payers = database.all(
    `SELECT DISTINCT payer.account FROM entries AS own JOIN transactions ON id = own.transaction_id AND kind IN ('buy-in', 'rebuy', 'add-on')
       JOIN entries AS payer ON payer.transaction_id = own.transaction_id AND payer.amount < 0 WHERE own.account = ? AND own.amount > 0`,
    `seat:${session}:${player}`,
  );
  const payer = payers.length === 1 ? text<Account>(payers[0]?.["account"]) : "mint";
  if (payer !== "mint") return payer;
  const profile = database.value(
    text,
    "SELECT profile_id FROM results WHERE table_id IN (SELECT id FROM tables WHERE session_id = ?) AND player_id = ? AND profile_id IS NOT NULL ORDER BY round_id DESC LIMIT 1",
    session,
    player,
  );
  return profile === null ? null : `profile:${profile}`;
}

export const bankStore = (database: Database) => ({
  balance: (account: Account) => balanceOf(database, account),
  /** Every player who ever had chips in the session, even one who is not stored in it. */
  stacks: (session: string): readonly Stack[] => stacks(database, session),
  /**
   * Returns where a player's chips in a session came from, judged by their buy-ins or finished
   * rounds; null where neither tells.
   */
  purse: (session: string, player: string) => purse(database, session, player),
  /**
   * Makes a transaction and returns its number, or the number of the one already made for the same
   * request. Throws a StoreError: `bank-unbalanced` when the entries do not sum to zero, are not
   * whole or name an account twice; `bank-short` when an account would go below zero;
   * `bank-reversed` when the transaction to be reversed is unknown or already reversed;
   * `bank-repeated` as `made` does.
   */
  post: (posting: Posting, at: number) => post(database, posting, at),
  /**
   * Returns the number of the transaction made for this request, or null. Throws a StoreError
   * `bank-repeated` when its key came with another request.
   */
  made: (once: Once) => madeFor(database, once),
  /**
   * Newest first. An `account` selects the transactions with an entry of it; `people` leaves out
   * those between the house and its bots.
   */
  transactions: (page: LedgerPage) => transactions(database, page),
  state: () => state(database),
  /** H-5: at most `points` points, the first and the last exact. */
  balances: (profile: string, points: number): readonly BalancePoint[] =>
    database.all(changesOf, profile, points).map(columns({ at: whole, chips: whole })),
  audit: () => ledgerAudit(database),
});
