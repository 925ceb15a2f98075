// How does a file of version 11 come to know sessions of several tables, tournaments' accounts and
// their kinds of transactions (H-2, H-20)?

/**
 * Every table of before was its own session, and goes on under the same id: no account of the
 * ledger is called otherwise.
 */
const sessionsOfTables = `
CREATE TABLE sessions (
  -- Counts them in the order in which they were opened.
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  -- Whose stacks are played for; null: an evening's, which are chips of the bank.
  tournament TEXT,
  rotation TEXT NOT NULL,
  settings TEXT NOT NULL,
  stopping INTEGER NOT NULL,
  -- A player's id; null: nobody's.
  owner TEXT,
  -- JSON; null: open to nobody but this machine.
  lan TEXT,
  opened_at INTEGER NOT NULL,
  -- Counts the changes, as that of a table does.
  revision INTEGER NOT NULL
) STRICT;
INSERT INTO sessions SELECT number, id, NULL, rotation, settings, stopping, owner, lan, opened_at, 0 FROM tables ORDER BY number;

CREATE TABLE new_tables (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  session_id TEXT NOT NULL REFERENCES sessions (id),
  position TEXT NOT NULL,
  honours TEXT NOT NULL,
  carried TEXT NOT NULL,
  stage TEXT NOT NULL CHECK (stage IN ('waiting', 'playing', 'between', 'stopped', 'closed')),
  round_number INTEGER NOT NULL,
  -- Counts the changes: a change is only made to the revision it was worked out from.
  revision INTEGER NOT NULL,
  -- Rounds up to this number were played before there was a bank; the ledger knows nothing of them.
  before_bank INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO new_tables SELECT number, id, id, position, honours, carried, stage, round_number, revision, before_bank FROM tables ORDER BY number;

CREATE TABLE new_players (
  session_id TEXT NOT NULL REFERENCES sessions (id),
  id TEXT NOT NULL,
  -- Null: at none.
  table_id TEXT REFERENCES tables (id),
  -- Order of registration at the table (C-2).
  place INTEGER NOT NULL,
  profile_id TEXT REFERENCES profiles (id),
  name TEXT NOT NULL,
  avatar TEXT NOT NULL,
  bot TEXT,
  gone INTEGER NOT NULL,
  seat INTEGER,
  wins INTEGER NOT NULL,
  -- By title, how often.
  titles TEXT NOT NULL,
  rounds INTEGER NOT NULL,
  -- Of the session; null until the player was in a round that counts them.
  points INTEGER,
  chips INTEGER NOT NULL CHECK (chips >= 0),
  bought INTEGER NOT NULL CHECK (bought >= 0),
  cashed_out INTEGER NOT NULL CHECK (cashed_out >= 0),
  sits_out INTEGER NOT NULL,
  bank_ms INTEGER NOT NULL,
  PRIMARY KEY (session_id, id)
) STRICT, WITHOUT ROWID;
INSERT INTO new_players
  SELECT table_id, id, table_id, place, profile_id, name, avatar, bot, gone, seat, wins, titles, rounds, points, chips, bought, cashed_out, sits_out, bank_ms FROM players;

CREATE TABLE new_seat_tokens (
  hash TEXT NOT NULL PRIMARY KEY,
  session_id TEXT NOT NULL,
  player_id TEXT NOT NULL,
  issued_at INTEGER NOT NULL,
  -- 1: made by a restarted host.
  reissued INTEGER NOT NULL DEFAULT 0,
  -- When somebody last took the seat with it; kept of reissued ones only.
  used_at INTEGER,
  FOREIGN KEY (session_id, player_id) REFERENCES players (session_id, id)
) STRICT, WITHOUT ROWID;
INSERT INTO new_seat_tokens SELECT hash, table_id, player_id, issued_at, reissued, used_at FROM seat_tokens;

DROP TABLE seat_tokens; ALTER TABLE new_seat_tokens RENAME TO seat_tokens;
DROP TABLE players; ALTER TABLE new_players RENAME TO players;
DROP TABLE tables; ALTER TABLE new_tables RENAME TO tables;

CREATE INDEX tables_by_session ON tables (session_id, number, stage);
CREATE INDEX tables_open ON tables (number) WHERE stage <> 'closed';
CREATE INDEX players_by_table ON players (table_id, place);
CREATE INDEX sessions_of_tournaments ON sessions (id) WHERE tournament IS NOT NULL;
CREATE INDEX seat_tokens_by_player ON seat_tokens (session_id, player_id, issued_at);
`;

/**
 * Word for word what it was; which kinds there are, and which accounts may owe, is said by the
 * tables' own checks.
 */
const widerLedger = `
CREATE TABLE new_transactions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('grant', 'buy-in', 'cash-out', 'round', 'rebuy', 'add-on', 'bounty', 'payout', 'transfer', 'correction')),
  at INTEGER NOT NULL,
  note TEXT NOT NULL,
  table_id TEXT REFERENCES tables (id),
  round_id INTEGER REFERENCES rounds (id),
  reverses INTEGER REFERENCES transactions (id)
) STRICT;
INSERT INTO new_transactions SELECT * FROM transactions ORDER BY id;
-- One that was lost is missed as before.
UPDATE sqlite_sequence SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'transactions') WHERE name = 'new_transactions';

CREATE TABLE new_entries (
  account TEXT NOT NULL,
  transaction_id INTEGER NOT NULL REFERENCES transactions (id),
  amount INTEGER NOT NULL,
  -- The account's after this entry: its newest entry holds what it has.
  balance INTEGER NOT NULL CHECK (balance >= 0 OR account IN ('mint', 'bots') OR account GLOB 'stacks:*'),
  PRIMARY KEY (account, transaction_id)
) STRICT, WITHOUT ROWID;
INSERT INTO new_entries SELECT * FROM entries;

DROP TABLE entries; ALTER TABLE new_entries RENAME TO entries;
DROP TABLE transactions; ALTER TABLE new_transactions RENAME TO transactions;

CREATE INDEX entries_by_transaction ON entries (transaction_id);
CREATE UNIQUE INDEX transactions_by_round ON transactions (round_id) WHERE kind = 'round';
-- Nothing is undone twice.
CREATE UNIQUE INDEX transactions_by_reversed ON transactions (reverses) WHERE reverses IS NOT NULL;

CREATE TRIGGER transactions_kept BEFORE DELETE ON transactions BEGIN SELECT RAISE(ABORT, 'the ledger is never changed (H-2)'); END;
CREATE TRIGGER transactions_fixed BEFORE UPDATE ON transactions BEGIN SELECT RAISE(ABORT, 'the ledger is never changed (H-2)'); END;
CREATE TRIGGER entries_kept BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'the ledger is never changed (H-2)'); END;
CREATE TRIGGER entries_fixed BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'the ledger is never changed (H-2)'); END;
-- INSERT OR REPLACE asks none of those.
CREATE TRIGGER transactions_new BEFORE INSERT ON transactions WHEN EXISTS (SELECT 1 FROM transactions WHERE id = NEW.id)
  BEGIN SELECT RAISE(ABORT, 'the ledger is never changed (H-2)'); END;
CREATE TRIGGER entries_new BEFORE INSERT ON entries WHEN EXISTS (SELECT 1 FROM entries WHERE account = NEW.account AND transaction_id = NEW.transaction_id)
  BEGIN SELECT RAISE(ABORT, 'the ledger is never changed (H-2)'); END;
`;

/** Statistics are answered from this alone, and tell a tournament's chips from the bank's. */
const resultsInTime = `
DROP INDEX results_in_time;
CREATE INDEX results_in_time ON results (profile_id, ended_at, round_id, won, game, place, chips, titles, points, merit, table_id) WHERE profile_id IS NOT NULL AND practice = 0;
`;

/**
 * Runs with foreign keys unchecked, for tables are made anew under their old names; they are
 * checked once it is done.
 */
export const sessions = `${sessionsOfTables}${widerLedger}${resultsInTime}`;
