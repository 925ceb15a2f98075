// Recomputes the books from the entries and compares them with what is stored beside them.

import type { BooksCheck } from "#shared/protocol/bank.ts";
import type { Said } from "#shared/text/said.ts";
import { accountHolder } from "../accountHolder.ts";
import type { Database } from "../database.ts";
import { whole, type Row } from "../rows.ts";
import { saysOfAudit, type RowProblem } from "./saysOfAudit.ts";

export type AuditReport = Omit<BooksCheck, "at" | "rounds" | "found">;

/** A player at no table counts as in a closed session once all of its tables are closed. */
const accounted = `SELECT players.session_id, 'seat:' || players.session_id || ':' || players.id AS account, chips, bought, cashed_out, before_bank,
    coalesce((SELECT stage = 'closed' FROM tables WHERE tables.id = players.table_id), all_closed, 0) AS closed,
    coalesce(sum(amount), 0) AS stack,
    coalesce(sum(amount) FILTER (WHERE kind IN ('buy-in', 'rebuy', 'add-on')), 0) AS in_sum, 0 - coalesce(sum(amount) FILTER (WHERE kind = 'cash-out'), 0) AS out_sum,
    count(amount) AS entries
  FROM players LEFT JOIN (SELECT session_id, min(stage = 'closed') AS all_closed, max(before_bank) AS before_bank FROM tables GROUP BY session_id) AS own ON own.session_id = players.session_id
    LEFT JOIN entries ON account = 'seat:' || players.session_id || ':' || players.id LEFT JOIN transactions ON transactions.id = transaction_id
  GROUP BY players.session_id, players.id`;

/** What is said of every row that is found. */
const checks: { readonly [P in RowProblem]?: string } = {
  // Every transaction is present, complete and balanced.
  transactionsMissing: `SELECT count(*) AS present, coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'transactions'), 0) AS made FROM transactions
      HAVING present <> made OR coalesce(max(id), 0) <> made`,
  entriesOfNone:
    "SELECT transaction_id AS id FROM entries WHERE transaction_id NOT IN (SELECT id FROM transactions) GROUP BY id",
  noEntries:
    "SELECT id FROM transactions WHERE NOT EXISTS (SELECT 1 FROM entries WHERE transaction_id = transactions.id)",
  notBalanced:
    "SELECT transaction_id AS id, sum(amount) AS sum FROM entries GROUP BY transaction_id HAVING sum(amount) <> 0",
  notOpposite: `SELECT id, reverses FROM transactions WHERE reverses IS NOT NULL AND (
        (SELECT count(*) FROM entries WHERE transaction_id = id) <> (SELECT count(*) FROM entries WHERE transaction_id = reverses)
        OR EXISTS (SELECT 1 FROM entries AS undone LEFT JOIN entries AS undoing ON undoing.transaction_id = transactions.id AND undoing.account = undone.account
          WHERE undone.transaction_id = reverses AND undoing.amount IS NOT -undone.amount))`,
  sumNotZero: "SELECT sum(amount) AS sum FROM entries HAVING sum(amount) <> 0",
  // A tournament's own chips and the bank's chips are never exchanged.
  otherChipsPaid: `SELECT transaction_id AS id, sum(amount) AS sum FROM entries
      WHERE account GLOB 'stacks:*' OR account IN (SELECT 'seat:' || session_id || ':' || players.id FROM players JOIN sessions ON sessions.id = session_id WHERE tournament IS NOT NULL)
      GROUP BY transaction_id HAVING sum(amount) <> 0`,

  // Every account holds the sum of its entries and is not below zero unless it may be.
  otherBalance: `SELECT * FROM (SELECT account, transaction_id AS id, balance, sum(amount) OVER (PARTITION BY account ORDER BY transaction_id) AS sum FROM entries) WHERE balance <> sum`,
  belowZero: `SELECT account, min(sum) AS least FROM (SELECT account, sum(amount) OVER (PARTITION BY account ORDER BY transaction_id) AS sum FROM entries)
      WHERE account NOT IN ('mint', 'bots') AND account NOT GLOB 'stacks:*' AND sum < 0 GROUP BY account`,
  nobodys: `SELECT DISTINCT account FROM entries WHERE account NOT IN ('mint', 'bots')
      AND account NOT IN (SELECT 'profile:' || id FROM profiles) AND account NOT IN (SELECT 'seat:' || session_id || ':' || id FROM players)
      AND account NOT IN (SELECT 'tournament:' || tournament FROM sessions WHERE tournament IS NOT NULL)
      AND account NOT IN (SELECT 'stacks:' || tournament FROM sessions WHERE tournament IS NOT NULL)`,
  noGrant: `SELECT 'profile:' || id AS account FROM profiles
      WHERE NOT EXISTS (SELECT 1 FROM entries JOIN transactions ON transactions.id = transaction_id WHERE account = 'profile:' || profiles.id AND kind = 'grant')`,

  // The tables agree with the ledger about their players.
  otherChips: `SELECT * FROM (${accounted}) WHERE chips <> stack`,
  leftBehind: `SELECT * FROM (${accounted}) WHERE closed = 1 AND stack <> 0`,
  // Tables that were closed before there was a bank are in no ledger.
  otherBuyIns: `SELECT * FROM (${accounted}) WHERE (bought <> in_sum OR cashed_out <> out_sum) AND NOT (closed = 1 AND before_bank > 0 AND entries = 0)`,

  // Nothing is left in the accounts of a tournament that is over.
  leftOfTournament: `SELECT account, sum(amount) AS sum FROM tournaments JOIN entries ON account IN ('tournament:' || tournaments.id, 'stacks:' || tournaments.id)
      WHERE phase IN ('over', 'cancelled') GROUP BY account HAVING sum(amount) <> 0`,

  // Every finished round in which chips changed hands has exactly its result as a transaction.
  otherWinnings: `SELECT rounds.id FROM rounds, json_each(iif(json_valid(rounds.result), rounds.result, 'null'), '$.chips') AS won LEFT JOIN results ON round_id = rounds.id AND seat = won.key
      WHERE results.chips IS NOT won.value GROUP BY rounds.id`,
  unbooked: `SELECT rounds.id FROM results JOIN rounds ON rounds.id = round_id JOIN tables ON tables.id = rounds.table_id
      WHERE chips <> 0 AND rounds.number > before_bank
        AND NOT EXISTS (SELECT 1 FROM transactions WHERE round_id = rounds.id AND kind = 'round') GROUP BY rounds.id`,
  resultOfNone: `SELECT id FROM transactions WHERE kind = 'round' AND NOT EXISTS (SELECT 1 FROM results WHERE results.round_id = transactions.round_id AND chips IS NOT NULL)`,
  otherResult: `SELECT transactions.id, results.round_id FROM transactions JOIN results ON results.round_id = transactions.round_id
        JOIN tables ON tables.id = results.table_id LEFT JOIN entries ON transaction_id = transactions.id AND account = 'seat:' || session_id || ':' || player_id
      WHERE kind = 'round' AND coalesce(amount, 0) <> coalesce(chips, 0) GROUP BY transactions.id
      UNION SELECT transactions.id, round_id FROM transactions JOIN entries ON transaction_id = transactions.id
      WHERE kind = 'round' AND NOT EXISTS (SELECT 1 FROM results JOIN tables ON tables.id = results.table_id WHERE results.round_id = transactions.round_id AND account = 'seat:' || session_id || ':' || player_id)
        AND EXISTS (SELECT 1 FROM results WHERE results.round_id = transactions.round_id)`,
};

function problemOf(database: Database, says: RowProblem, row: Row): Said {
  const { account } = row;
  return saysOfAudit(
    says,
    typeof account === "string"
      ? { ...row, holder: accountHolder(database, account).name }
      : { ...row },
  );
}

export function ledgerAudit(database: Database): AuditReport {
  const number = (of: string): number => database.value(whole, `SELECT ${of} FROM entries`) ?? 0;
  return {
    accounts: number("count(DISTINCT account)"),
    transactions: database.value(whole, "SELECT count(*) FROM transactions") ?? 0,
    entries: number("count(*)"),
    /** In accounts of people and seats. */
    chips: number("coalesce(sum(amount) FILTER (WHERE account NOT IN ('mint', 'bots')), 0)"),
    problems: Object.entries(checks).flatMap(([says, sql]) =>
      database.all(sql).map((row) => problemOf(database, says as RowProblem, row)),
    ),
  };
}
