// The schema of the store. A string, because the host is bundled into one file.

const baseline = `
CREATE TABLE profiles (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  -- The name as names are compared (H-1).
  name_key TEXT NOT NULL UNIQUE,
  avatar TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  -- When the house was last made this profile's; 0: never.
  used_at INTEGER NOT NULL DEFAULT 0,
  back TEXT NOT NULL DEFAULT 'burgundy',
  felt TEXT NOT NULL DEFAULT 'emerald',
  -- 1: a guest's own, as whom nobody else plays.
  guest INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE rounds (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  table_id TEXT NOT NULL REFERENCES tables (id),
  number INTEGER NOT NULL,
  game TEXT NOT NULL,
  -- The round record (RR) without its moves.
  record TEXT NOT NULL,
  began_at INTEGER NOT NULL,
  ended_at INTEGER,
  result TEXT,
  UNIQUE (table_id, number)
) STRICT;
CREATE TABLE moves (
  round_id INTEGER NOT NULL REFERENCES rounds (id),
  number INTEGER NOT NULL,
  move TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  PRIMARY KEY (round_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE results (
  round_id INTEGER NOT NULL REFERENCES rounds (id),
  seat INTEGER NOT NULL,
  player_id TEXT NOT NULL,
  profile_id TEXT REFERENCES profiles (id),
  -- As the player was called in that round.
  name TEXT NOT NULL,
  bot TEXT,
  won INTEGER NOT NULL,
  -- From 1; seats that share a place have the same (C-14).
  place INTEGER NOT NULL,
  -- Gain or loss; null where nothing was played for.
  chips INTEGER,
  -- The round's own, again, so that a player's rounds are found and filtered in one index.
  ended_at INTEGER NOT NULL,
  game TEXT NOT NULL,
  table_id TEXT NOT NULL,
  -- Of the round; null where its game counts none.
  points INTEGER,
  -- JSON: those that the round gave the seat.
  titles TEXT NOT NULL DEFAULT '[]',
  -- Points towards the level, and which achievements were reached by the round, as a list; null: not counted yet.
  merit INTEGER,
  achieved TEXT,
  -- 1: of a deal of the day that its player had tried before. It counts for nothing.
  practice INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (round_id, seat)
) STRICT, WITHOUT ROWID;
-- Filters are answered from these alone: a round's own row is long.
CREATE INDEX rounds_by_end ON rounds (ended_at, id, game, table_id) WHERE ended_at IS NOT NULL;
CREATE INDEX rounds_by_table ON rounds (table_id, game, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX results_by_name ON results (name, ended_at, round_id, game, table_id);
CREATE TABLE guest_secrets (
  hash TEXT NOT NULL PRIMARY KEY,
  profile_id TEXT NOT NULL REFERENCES profiles (id),
  issued_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
-- One row: a browser that is a guest in several houses at one address tells their secrets apart by
-- it. The port is the one by which the network reached the host last.
CREATE TABLE house (id TEXT NOT NULL, lan_port INTEGER) STRICT;
INSERT INTO house (id) VALUES (lower(hex(randomblob(8))));
CREATE INDEX results_by_profile ON results (profile_id, round_id, place, chips, titles, points, merit, practice) WHERE profile_id IS NOT NULL;
CREATE INDEX results_uncounted ON results (profile_id, ended_at, round_id) WHERE profile_id IS NOT NULL AND achieved IS NULL;
CREATE INDEX results_achieving ON results (profile_id) WHERE profile_id IS NOT NULL AND achieved <> '[]';
-- What is counted over somebody's rounds so far. Of another edition, it is counted anew.
CREATE TABLE counts (
  profile_id TEXT NOT NULL PRIMARY KEY REFERENCES profiles (id),
  edition TEXT NOT NULL,
  counts TEXT NOT NULL
) STRICT, WITHOUT ROWID;
-- Tables at which a deal of the day is played. Whoever opens one has tried that day's.
CREATE TABLE daily_deals (
  table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
  profile_id TEXT NOT NULL REFERENCES profiles (id),
  -- Days since 1970, as the host's calendar had them.
  day INTEGER NOT NULL,
  practice INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX daily_deals_tried ON daily_deals (profile_id, day) WHERE practice = 0;
CREATE INDEX daily_deals_by_day ON daily_deals (profile_id, day);
CREATE TABLE book_check (
  -- There is one: the last.
  only INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
  -- ms since 1970, UTC: when it began.
  at INTEGER NOT NULL,
  -- JSON: what was gone through, and what is wrong.
  found TEXT NOT NULL
) STRICT;
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
CREATE TABLE tables (
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
CREATE TABLE players (
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
  brought_back INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (session_id, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE seat_tokens (
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
CREATE INDEX tables_by_session ON tables (session_id, number, stage);
CREATE INDEX tables_open ON tables (number) WHERE stage <> 'closed';
CREATE INDEX players_by_table ON players (table_id, place);
CREATE INDEX sessions_of_tournaments ON sessions (id) WHERE tournament IS NOT NULL;
CREATE INDEX seat_tokens_by_player ON seat_tokens (session_id, player_id, issued_at);
CREATE TABLE transactions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('grant', 'buy-in', 'cash-out', 'round', 'rebuy', 'add-on', 'bounty', 'payout', 'transfer', 'correction')),
  at INTEGER NOT NULL,
  note TEXT NOT NULL,
  table_id TEXT REFERENCES tables (id),
  round_id INTEGER REFERENCES rounds (id),
  reverses INTEGER REFERENCES transactions (id)
) STRICT;
CREATE TABLE entries (
  account TEXT NOT NULL,
  transaction_id INTEGER NOT NULL REFERENCES transactions (id),
  amount INTEGER NOT NULL,
  -- The account's after this entry: its newest entry holds what it has.
  balance INTEGER NOT NULL CHECK (balance >= 0 OR account IN ('mint', 'bots') OR account GLOB 'stacks:*'),
  PRIMARY KEY (account, transaction_id)
) STRICT, WITHOUT ROWID;
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
-- Statistics are answered from this alone.
CREATE INDEX results_in_time ON results (profile_id, ended_at, round_id, won, game, place, chips, titles, points, merit, table_id) WHERE profile_id IS NOT NULL AND practice = 0;
CREATE TABLE tournaments (
  -- Counts them in the order in which they were opened.
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  -- What its tables share.
  session_id TEXT NOT NULL UNIQUE REFERENCES sessions (id),
  phase TEXT NOT NULL CHECK (phase IN ('registering', 'running', 'over', 'cancelled')),
  -- JSON: all that is known of it but its entrants.
  state TEXT NOT NULL,
  revision INTEGER NOT NULL,
  -- ms for which a host has run with it so far.
  elapsed INTEGER NOT NULL
) STRICT;
CREATE INDEX tournaments_open ON tournaments (phase, number);
CREATE TABLE entrants (
  tournament_id TEXT NOT NULL REFERENCES tournaments (id),
  -- From 0, in the order of entry.
  place INTEGER NOT NULL,
  entrant TEXT NOT NULL,
  PRIMARY KEY (tournament_id, place)
) STRICT, WITHOUT ROWID;
CREATE TABLE tournament_lines (
  tournament_id TEXT NOT NULL REFERENCES tournaments (id),
  -- From 1.
  number INTEGER NOT NULL,
  at INTEGER NOT NULL,
  said TEXT NOT NULL,
  PRIMARY KEY (tournament_id, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE structures (
  name TEXT NOT NULL PRIMARY KEY,
  structure TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE chip_evenings (
  number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  -- ms since 1970, UTC.
  opened_at INTEGER NOT NULL,
  -- JSON: [{ colour, value }], and how many of each one buys in for.
  colours TEXT NOT NULL,
  stack TEXT NOT NULL,
  -- JSON: { currency, digits, minor, chips }; null: only chips are counted.
  money TEXT,
  -- Null while it is counted; then when it was settled, and whether in provably the fewest payments.
  settled_at INTEGER,
  fewest INTEGER
) STRICT;
CREATE TABLE chip_people (
  evening_id TEXT NOT NULL REFERENCES chip_evenings (id),
  id TEXT NOT NULL,
  place INTEGER NOT NULL,
  name TEXT NOT NULL,
  profile_id TEXT REFERENCES profiles (id),
  -- Once it is settled: in the value of chips, and in the currency's smallest unit. Null for who bought nothing.
  net INTEGER,
  amount INTEGER,
  PRIMARY KEY (evening_id, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE chip_entries (
  evening_id TEXT NOT NULL REFERENCES chip_evenings (id),
  number INTEGER NOT NULL,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('buy-in', 'rebuy', 'add-on', 'cash-out', 'correction', 'reversal')),
  -- Null: the table's.
  person_id TEXT,
  -- JSON: from the bank onto the table, in the order of the colours.
  counts TEXT NOT NULL,
  note TEXT NOT NULL,
  -- The entry that it undoes.
  reverses INTEGER CHECK ((kind = 'reversal') = (reverses IS NOT NULL)),
  PRIMARY KEY (evening_id, number),
  UNIQUE (evening_id, reverses),
  FOREIGN KEY (evening_id, person_id) REFERENCES chip_people (evening_id, id),
  FOREIGN KEY (evening_id, reverses) REFERENCES chip_entries (evening_id, number)
) STRICT;
CREATE TABLE chip_payments (
  evening_id TEXT NOT NULL REFERENCES chip_evenings (id),
  number INTEGER NOT NULL,
  payer TEXT NOT NULL,
  payee TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  -- Null: still to be paid.
  paid_at INTEGER,
  PRIMARY KEY (evening_id, number),
  FOREIGN KEY (evening_id, payer) REFERENCES chip_people (evening_id, id),
  FOREIGN KEY (evening_id, payee) REFERENCES chip_people (evening_id, id)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER chip_entries_kept BEFORE DELETE ON chip_entries BEGIN SELECT RAISE(ABORT, 'what was counted is never changed (H-6)'); END;
CREATE TRIGGER chip_entries_fixed BEFORE UPDATE ON chip_entries BEGIN SELECT RAISE(ABORT, 'what was counted is never changed (H-6)'); END;
CREATE TRIGGER chip_entries_new BEFORE INSERT ON chip_entries WHEN EXISTS (SELECT 1 FROM chip_entries WHERE evening_id = NEW.evening_id AND number = NEW.number) BEGIN SELECT RAISE(ABORT, 'what was counted is never changed (H-6)'); END;
CREATE TRIGGER chip_evenings_kept BEFORE DELETE ON chip_evenings BEGIN SELECT RAISE(ABORT, 'what was counted is never changed (H-6)'); END;
CREATE TRIGGER chip_people_kept BEFORE DELETE ON chip_people BEGIN SELECT RAISE(ABORT, 'what was counted is never changed (H-6)'); END;
CREATE TABLE room_clock (
  -- There is one.
  only INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
  -- JSON: its plan, and where it stood when it was last set.
  clock TEXT NOT NULL,
  -- ms since 1970, UTC: when somebody looked at it last; null while it stands.
  seen_at INTEGER,
  -- While it went nobody looked at it for so long; null where that was said, or there was no such time.
  away_from INTEGER,
  away_to INTEGER
) STRICT;
CREATE TABLE devices (
  id TEXT NOT NULL PRIMARY KEY,
  -- Of its key, which is nowhere but on the device.
  hash TEXT NOT NULL UNIQUE,
  -- What the device said that it is; empty where it said nothing that is known.
  name TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE request_keys (
  -- Made by whoever asked, at random.
  key TEXT NOT NULL PRIMARY KEY,
  -- What was asked for, and by whom.
  asked TEXT NOT NULL,
  transaction_id INTEGER NOT NULL UNIQUE REFERENCES transactions (id)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER request_keys_kept BEFORE DELETE ON request_keys BEGIN SELECT RAISE(ABORT, 'the ledger is never changed (H-2)'); END;
CREATE TRIGGER request_keys_fixed BEFORE UPDATE ON request_keys BEGIN SELECT RAISE(ABORT, 'the ledger is never changed (H-2)'); END;
CREATE TRIGGER request_keys_new BEFORE INSERT ON request_keys WHEN EXISTS (SELECT 1 FROM request_keys WHERE key = NEW.key OR transaction_id = NEW.transaction_id)
  BEGIN SELECT RAISE(ABORT, 'the ledger is never changed (H-2)'); END;
CREATE TABLE screens (
  id TEXT NOT NULL PRIMARY KEY,
  -- Of its key, which is nowhere but on the screen.
  hash TEXT NOT NULL UNIQUE,
  -- The session that it shows, of a table or a tournament; null: whatever is on.
  session TEXT,
  -- What the device said that it is; empty where it said nothing that is known.
  name TEXT NOT NULL,
  -- The address from which it came last.
  address TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL,
  -- It is kept after that, so that the screen can be told.
  removed_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX screens_of_session ON screens (session, address);
CREATE TABLE tournament_directors (
  tournament_id TEXT NOT NULL REFERENCES tournaments (id),
  profile_id TEXT NOT NULL REFERENCES profiles (id),
  named_at INTEGER NOT NULL,
  PRIMARY KEY (tournament_id, profile_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE once_done (
  -- Made by whoever asked, at random.
  key TEXT NOT NULL PRIMARY KEY,
  -- Of what was asked for, and by whom: a hash.
  asked TEXT NOT NULL,
  -- The id of what was made.
  made TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX results_of_profile ON results (profile_id, ended_at, round_id, game, table_id) WHERE profile_id IS NOT NULL;
CREATE TABLE director_pins (
  tournament_id TEXT NOT NULL PRIMARY KEY REFERENCES tournaments (id),
  salt TEXT NOT NULL,
  -- What scrypt makes of it.
  hash TEXT NOT NULL,
  -- Tries that were wrong, from all devices together.
  wrong INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE director_devices (
  id TEXT NOT NULL PRIMARY KEY,
  tournament_id TEXT NOT NULL REFERENCES tournaments (id),
  -- Of its key, which is nowhere but on the device.
  hash TEXT NOT NULL UNIQUE,
  -- What the device said that it is; empty where it said nothing that is known.
  name TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;

const withReviews = `
-- Of a round as one seat played it (H-50). It can be made again.
CREATE TABLE reviews (
  round_id INTEGER NOT NULL REFERENCES rounds (id),
  seat INTEGER NOT NULL,
  -- Of its form: one of another edition is not read.
  edition INTEGER NOT NULL,
  review TEXT NOT NULL,
  PRIMARY KEY (round_id, seat)
) STRICT, WITHOUT ROWID;
`;

/** The owner's programs, and which of them plays a seat; a removed one leaves its seats as they are. */
const withPrograms = `
CREATE TABLE programs (
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  -- Run by the system's shell.
  command TEXT NOT NULL
) STRICT, WITHOUT ROWID;
ALTER TABLE players ADD COLUMN program TEXT;
`;

const withDeals = `
-- JSON: what the host dealt with and what people contributed; null: the deal cannot be checked (H-18).
ALTER TABLE rounds ADD COLUMN deal TEXT;
-- What players' programs found in it.
CREATE TABLE deal_verdicts (
  round_id INTEGER NOT NULL REFERENCES rounds (id),
  player_id TEXT NOT NULL,
  -- JSON; null: everything fits.
  fault TEXT,
  PRIMARY KEY (round_id, player_id)
) STRICT, WITHOUT ROWID;
UPDATE sessions SET settings = json_set(settings, '$.openDeals', 'usual') WHERE json_valid(settings);
`;

const withSealedDeals = `
-- JSON: the plan of a sealed deal, how many of its cards were not turned up, and a fault that is certain; null: another deal (H-51).
ALTER TABLE rounds ADD COLUMN sealed TEXT;
-- What a table's newest sealed deal is made of, in the order in which it came.
CREATE TABLE sealed_lines (
  round_id INTEGER NOT NULL REFERENCES rounds (id),
  number INTEGER NOT NULL,
  -- JSON: a line of its log, or boxes.
  line TEXT NOT NULL,
  PRIMARY KEY (round_id, number)
) STRICT, WITHOUT ROWID;
UPDATE sessions SET settings = json_set(settings, '$.sealedDeals', json('false')) WHERE json_valid(settings);
`;

export type Schema = Readonly<{
  /** The version that the first step makes of an empty file; earlier ones are refused. */
  first: number;
  /** Each step migrates a file by one version. Released steps are never changed. */
  steps: readonly string[];
}>;

export const schema: Schema = {
  first: 23,
  steps: [baseline, withReviews, withPrograms, withDeals, withSealedDeals],
};
