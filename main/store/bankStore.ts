// The double-entry ledger (H-2): nothing in it is ever changed or deleted.

import type {
  BalancePoint,
  BankAccount,
  BankState,
  LedgerTransaction,
  TransactionKind,
} from "#shared/protocol/bank.ts";
import type { Said } from "#shared/text/said.ts";
import { accountHolder } from "./accountHolder.ts";
import type { Database, Row } from "./database.ts";
import { ledgerAudit } from "./audit/ledgerAudit.ts";
import { columns, maybe, text, whole } from "./rows.ts";
import type { Once } from "./onceStore.ts";
import { storedRoundId, type RoundKey } from "./roundStore.ts";
import { tournamentTables } from "./sessionStore.ts";
import { saysOfStore, StoreError } from "./storeError.ts";

/** H-2: the mint's grant to a new profile, and to one that has run out of chips. */
export const grantChips = 10_000;

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
export interface Posting {
  readonly kind: TransactionKind;
  readonly entries: readonly { readonly account: Account; readonly amount: number }[];
  readonly note?: string;
  readonly table?: string;
  readonly round?: RoundKey;
  readonly reverses?: number;
  readonly once?: Once | null;
}

export interface AuditReport {
  readonly accounts: number;
  readonly transactions: number;
  readonly entries: number;
  /** The sum in accounts of people and seats. */
  readonly chips: number;
  readonly problems: readonly Said[];
}

export interface Stack {
  readonly player: string;
  readonly chips: number;
  readonly bought: number;
  readonly cashedOut: number;
}

export interface BankStore {
  balance(account: Account): number;
  /** Every player who ever had chips in the session, even one who is not stored in it. */
  stacks(session: string): readonly Stack[];
  /**
   * Returns where a player's chips in a session came from, judged by their buy-ins or finished
   * rounds; null where neither tells.
   */
  purse(session: string, player: string): Account | null;
  /**
   * Makes a transaction and returns its number, or the number of the one already made for the same
   * request. Throws a StoreError: `bank-unbalanced` when the entries do not sum to zero, are not
   * whole or name an account twice; `bank-short` when an account would go below zero;
   * `bank-reversed` when the transaction to be reversed is unknown or already reversed;
   * `bank-repeated` as `made` does.
   */
  post(posting: Posting, at: number): number;
  /**
   * Returns the number of the transaction made for this request, or null. Throws a StoreError
   * `bank-repeated` when its key came with another request.
   */
  made(once: Once): number | null;
  /**
   * Newest first. An `account` selects the transactions with an entry of it; `people` leaves out
   * those between the house and its bots.
   */
  transactions(page: {
    readonly limit: number;
    readonly before: number | null;
    readonly account: Account | "people" | null;
  }): readonly LedgerTransaction[];
  state(): BankState;
  /** H-5: at most `points` points, the first and the last exact. */
  balances(profile: string, points: number): readonly BalancePoint[];
  audit(): AuditReport;
}

type Entries = Posting["entries"];

const mayOwe = (account: Account): boolean =>
  account === "mint" || account === "bots" || account.startsWith("stacks:");

/** Throws a StoreError `bank-unbalanced`. */
function refuseUnbalanced(entries: Entries): void {
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
  if (!database.get("SELECT id FROM transactions WHERE id = ?", id))
    throw new StoreError("bank-reversed", saysOfStore("noTransaction", { id }));
  const by = database.get("SELECT id FROM transactions WHERE reverses = ?", id);
  if (by)
    throw new StoreError(
      "bank-reversed",
      saysOfStore("reversedBefore", { id, by: whole(by["id"]) }),
    );
}

/** Throws a StoreError `bank-repeated`. */
function madeFor(database: Database, { key, asked }: Once): number | null {
  const before = database.get("SELECT asked, transaction_id FROM request_keys WHERE key = ?", key);
  if (!before) return null;
  if (before["asked"] !== asked) throw new StoreError("bank-repeated", saysOfStore("otherRequest"));
  return whole(before["transaction_id"]);
}

function balanceOf(database: Database, account: Account): number {
  const row = database.get(
    "SELECT balance FROM entries WHERE account = ? ORDER BY transaction_id DESC LIMIT 1",
    account,
  );
  return row ? whole(row["balance"]) : 0;
}

/** Throws a StoreError `bank-short`. */
function balanceAfter(database: Database, account: Account, amount: number): number {
  const before = balanceOf(database, account);
  const after = before + amount;
  if (after < 0 && amount < 0 && !mayOwe(account)) {
    throw new StoreError(
      "bank-short",
      saysOfStore("tooFewChips", {
        name: accountHolder(database, account).name,
        has: before,
        takes: -amount,
        isAtTable: account.startsWith("seat:"),
      }),
    );
  }
  if (!Number.isSafeInteger(after))
    throw new StoreError("bank-unbalanced", saysOfStore("tooManyChips"));
  return after;
}

function post(
  database: Database,
  { kind, entries, note, table, round, reverses, once }: Posting,
  at: number,
): number {
  refuseUnbalanced(entries);
  return database.atOnce(() => {
    const before = once ? madeFor(database, once) : null;
    if (before !== null) return before;
    if (reverses !== undefined) refuseReversed(database, reverses);
    const balances = entries.map(({ account, amount }) => balanceAfter(database, account, amount));
    const made = database.get(
      "INSERT INTO transactions (kind, at, note, table_id, round_id, reverses) VALUES (?, ?, ?, ?, ?, ?) RETURNING id",
      kind,
      at,
      note ?? "",
      table ?? null,
      round ? storedRoundId(database, round) : null,
      reverses ?? null,
    );
    const id = whole(made?.["id"]);
    entries.forEach(({ account, amount }, index) => {
      database.run(
        "INSERT INTO entries (account, transaction_id, amount, balance) VALUES (?, ?, ?, ?)",
        account,
        id,
        amount,
        balances[index] ?? 0,
      );
    });
    if (once)
      database.run(
        "INSERT INTO request_keys (key, asked, transaction_id) VALUES (?, ?, ?)",
        once.key,
        once.asked,
        id,
      );
    return id;
  }, true);
}

const transactionColumns = columns({
  id: whole,
  kind: text<TransactionKind>,
  at: whole,
  note: text,
  tableId: maybe(text),
  roundId: maybe(whole),
  reverses: maybe(whole),
  reversedBy: maybe(whole),
});
const entryColumns = columns({ account: text, amount: whole, balance: whole });

function readTransaction(database: Database, row: Row): LedgerTransaction {
  const { tableId: table, roundId: round, ...plain } = transactionColumns(row);
  return {
    ...plain,
    table,
    round,
    entries: database
      .all(
        "SELECT account, amount, balance FROM entries WHERE transaction_id = ? ORDER BY amount, account",
        plain.id,
      )
      .map(entryColumns)
      .map((entry) => ({ ...entry, ...accountHolder(database, entry.account) })),
  };
}

/** Moves of chips between the house and its bots, and of a tournament's own chips. */
const isBookkeeping = `((kind IN ('buy-in', 'rebuy', 'add-on', 'cash-out') AND NOT EXISTS (
  SELECT 1 FROM entries WHERE transaction_id = transactions.id AND account >= 'profile:' AND account < 'profile;'))
  OR EXISTS (SELECT 1 FROM entries WHERE transaction_id = transactions.id AND account >= 'stacks:' AND account < 'stacks;')
  OR coalesce(table_id IN (${tournamentTables}), 0))`;

function transactions(
  database: Database,
  { limit, before, account }: Parameters<BankStore["transactions"]>[0],
): readonly LedgerTransaction[] {
  const columns =
    "SELECT *, (SELECT id FROM transactions AS later WHERE later.reverses = transactions.id) AS reversed_by FROM transactions";
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
      .all("SELECT id, name, avatar FROM profiles ORDER BY made_at, id")
      .map((row): BankAccount => {
        const profile = text(row["id"]);
        return {
          profile,
          name: text(row["name"]),
          avatar: text(row["avatar"]),
          chips: balanceOf(database, `profile:${profile}`),
          atTables: stacksOf(profile),
          inTournaments: paidIn.get(`profile:${profile}`) ?? 0,
        };
      }),
    granted: 0 - balanceOf(database, "mint"),
    // A player without a profile is a bot (H-1).
    bots: balanceOf(database, "bots") + stacksOf(null) + (paidIn.get("bots") ?? 0),
  };
}

/** A change that leaves the sum of bank and tables as it was makes no point. */
function balances(database: Database, profile: string, points: number): readonly BalancePoint[] {
  return database
    .all(
      `WITH changes AS (
         SELECT transaction_id, sum(amount) AS change FROM entries
         WHERE account IN (SELECT 'profile:' || ?1 UNION ALL SELECT 'seat:' || session_id || ':' || players.id FROM players JOIN sessions ON sessions.id = session_id AND tournament IS NULL WHERE profile_id = ?1)
         GROUP BY transaction_id HAVING sum(amount) <> 0
       ), sums AS (
         SELECT transaction_id, sum(change) OVER (ORDER BY transaction_id) AS chips, row_number() OVER (ORDER BY transaction_id) - 1 AS number FROM changes
       ), last AS (SELECT count(*) - 1 AS number FROM changes)
       SELECT at, chips FROM sums, last JOIN transactions ON id = transaction_id
       WHERE sums.number = last.number OR sums.number % max(1, (last.number + ?2 - 2) / (?2 - 1)) = 0 ORDER BY transaction_id`,
      profile,
      points,
    )
    .map(columns({ at: whole, chips: whole }));
}

/**
 * Returns the range of account names of a session's players, the end excluded, so that the query
 * uses the index.
 */
const seatsOf = (session: string): readonly [string, string] => [
  `seat:${session}:`,
  `seat:${session};`,
];

function stacks(database: Database, session: string): readonly Stack[] {
  const [from, to] = seatsOf(session);
  return database
    .all(
      `SELECT account, coalesce(sum(amount) FILTER (WHERE kind IN ('buy-in', 'rebuy', 'add-on')), 0) AS bought, 0 - coalesce(sum(amount) FILTER (WHERE kind = 'cash-out'), 0) AS cashed_out
       FROM entries JOIN transactions ON id = transaction_id WHERE account >= ? AND account < ? GROUP BY account ORDER BY min(transaction_id), account`,
      from,
      to,
    )
    .map((row) => {
      const account = text<Account>(row["account"]);
      return {
        player: account.slice(from.length),
        chips: balanceOf(database, account),
        bought: whole(row["bought"]),
        cashedOut: whole(row["cashed_out"]),
      };
    });
}

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
  const round = database.get(
    "SELECT profile_id FROM results WHERE table_id IN (SELECT id FROM tables WHERE session_id = ?) AND player_id = ? AND profile_id IS NOT NULL ORDER BY round_id DESC LIMIT 1",
    session,
    player,
  );
  return round ? `profile:${text(round["profile_id"])}` : null;
}

export function bankStore(database: Database): BankStore {
  return {
    balance: (account) => balanceOf(database, account),
    stacks: (session) => stacks(database, session),
    purse: (session, player) => purse(database, session, player),
    post: (posting, at) => post(database, posting, at),
    made: (once) => madeFor(database, once),
    transactions: (page) => transactions(database, page),
    state: () => state(database),
    balances: (profile, points) => balances(database, profile, points),
    audit: () => ledgerAudit(database),
  };
}
