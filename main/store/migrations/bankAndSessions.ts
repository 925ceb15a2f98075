// How does a file of version 1 become one with a bank, mixed sessions and a history that can be
// searched (H-2, H-4, H-7)?

const newTables = `
CREATE TABLE new_tables (
  -- Counts the sessions in the order in which they were opened.
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  rotation TEXT NOT NULL,
  position TEXT NOT NULL,
  honours TEXT NOT NULL,
  carried TEXT NOT NULL,
  stopping INTEGER NOT NULL,
  settings TEXT NOT NULL,
  owner TEXT NOT NULL,
  stage TEXT NOT NULL CHECK (stage IN ('waiting', 'playing', 'between', 'stopped', 'closed')),
  round_number INTEGER NOT NULL,
  -- Counts the changes: a change is only made to the revision it was worked out from.
  revision INTEGER NOT NULL,
  opened_at INTEGER NOT NULL,
  -- Rounds up to this number were played before there was a bank; the ledger knows nothing of them.
  before_bank INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE new_players (
  table_id TEXT NOT NULL REFERENCES tables (id),
  id TEXT NOT NULL,
  -- Order of registration (C-2).
  place INTEGER NOT NULL,
  profile_id TEXT REFERENCES profiles (id),
  name TEXT NOT NULL,
  avatar TEXT NOT NULL,
  bot TEXT,
  gone INTEGER NOT NULL,
  seat INTEGER,
  wins INTEGER NOT NULL,
  kings INTEGER NOT NULL,
  bastards INTEGER NOT NULL,
  rounds INTEGER NOT NULL,
  chips INTEGER NOT NULL CHECK (chips >= 0),
  bought INTEGER NOT NULL CHECK (bought >= 0),
  cashed_out INTEGER NOT NULL CHECK (cashed_out >= 0),
  sits_out INTEGER NOT NULL,
  bank_ms INTEGER NOT NULL,
  PRIMARY KEY (table_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE new_results (
  round_id INTEGER NOT NULL REFERENCES rounds (id),
  seat INTEGER NOT NULL,
  player_id TEXT NOT NULL,
  profile_id TEXT REFERENCES profiles (id),
  -- As the player was called in that round.
  name TEXT NOT NULL,
  bot TEXT,
  won INTEGER NOT NULL,
  king INTEGER NOT NULL,
  bastard INTEGER NOT NULL,
  -- From 1; seats that share a place have the same (C-14).
  place INTEGER NOT NULL,
  -- Gain or loss; null where nothing was played for.
  chips INTEGER,
  -- The round's own, again, so that a player's rounds are found and filtered in one index.
  ended_at INTEGER NOT NULL,
  game TEXT NOT NULL,
  table_id TEXT NOT NULL,
  PRIMARY KEY (round_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE transactions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('grant', 'buy-in', 'cash-out', 'round', 'rebuy', 'payout', 'transfer', 'correction')),
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
  balance INTEGER NOT NULL CHECK (balance >= 0 OR account IN ('mint', 'bots')),
  PRIMARY KEY (account, transaction_id)
) STRICT, WITHOUT ROWID;
`;

/**
 * What each player had at a table in the days before the bank; his chips there had come from
 * nowhere, and topping up was free.
 */
const oldStacks = `
CREATE TEMP TABLE last_rounds AS
  SELECT table_id, max(number) AS number, id AS round_id FROM rounds WHERE ended_at IS NOT NULL GROUP BY table_id;

CREATE TEMP TABLE old_stacks AS
  SELECT players.table_id, players.id, players.bot, chips, won, max(0, chips - won) AS brought, stage = 'closed' AS closed
  FROM (
    SELECT players.*, tables.stage,
      coalesce((SELECT sum(results.chips) FROM results JOIN rounds ON rounds.id = results.round_id
        WHERE rounds.table_id = players.table_id AND results.player_id = players.id), 0) AS won
    FROM players JOIN tables ON tables.id = players.table_id
    -- At the others everybody had a stack too, but nothing was played for and nobody saw it.
    WHERE coalesce(json_extract(tables.options, '$.stake'), 0) > 0
      OR coalesce(json_extract(tables.options, '$.bastardPays'), 0) > 0
      OR tables.id IN (SELECT table_id FROM rounds JOIN results ON round_id = rounds.id WHERE chips IS NOT NULL)
  ) AS players;
`;

const copiedTables = `
INSERT INTO new_tables (id, rotation, position, honours, carried, stopping, settings, owner, stage, round_number, revision, opened_at, before_bank)
  SELECT tables.id,
    json_array(json_object('game', game, 'rounds', 99, 'options', json(options))),
    json_object('entry', 0, 'round', max(0, round_number - 1) % 99),
    json_object(
      'king', (SELECT min(player_id) FROM results WHERE round_id = last_rounds.round_id AND first = 1 HAVING count(*) = 1),
      'bastard', (SELECT min(player_id) FROM results WHERE round_id = last_rounds.round_id AND last = 1 HAVING count(*) = 1),
      'button', (SELECT min(player_id) FROM results WHERE round_id = last_rounds.round_id AND first = 1 HAVING count(*) = 1)
    ),
    iif(last_rounds.round_id IS NULL, '{}', json_object(game, json_object(
      'carry', (SELECT json_group_object(title, seat) FROM (
        SELECT 'king' AS title, min(seat) AS seat FROM results WHERE round_id = last_rounds.round_id AND first = 1 HAVING count(*) = 1
        UNION ALL SELECT 'bastard', min(seat) FROM results WHERE round_id = last_rounds.round_id AND last = 1 HAVING count(*) = 1)),
      'seats', (SELECT json_group_array(player_id ORDER BY seat) FROM results WHERE round_id = last_rounds.round_id)
    ))),
    0,
    json_set(settings, '$.buyIn', min(1000000, max(1000, coalesce(json_extract(options, '$.stake'), 0))),
      '$.rebuys', json('true'), '$.titles', json('true'), '$.standIns', json('false')),
    owner, stage, round_number, revision, opened_at, coalesce(last_rounds.number, 0)
  FROM tables LEFT JOIN last_rounds ON last_rounds.table_id = tables.id ORDER BY opened_at, tables.rowid;

-- Bought and cashed out are such that chips + cashed out − bought stays what the player had won.
INSERT INTO new_players
  SELECT players.table_id, players.id, place, profile_id, name, avatar, players.bot, gone, seat, firsts, firsts, lasts, rounds,
    iif(closed = 0, stacks.chips, 0), coalesce(brought, 0), iif(closed = 1, stacks.chips, 0), 0, bank_ms
  FROM players LEFT JOIN old_stacks AS stacks ON stacks.table_id = players.table_id AND stacks.id = players.id;

INSERT INTO new_results
  SELECT round_id, results.seat, player_id, results.profile_id, json_extract(record, '$.seats[' || results.seat || ']'),
    (SELECT bot FROM players WHERE players.table_id = rounds.table_id AND players.id = player_id),
    first, iif(game = 'kings-and-bastards', first, 0), last,
    (SELECT min(places.key) + 1 FROM json_each(result, '$.places') AS places, json_each(places.value) AS seats WHERE seats.value = results.seat),
    results.chips, ended_at, game, table_id
  FROM results JOIN rounds ON rounds.id = round_id;

DROP TABLE results; ALTER TABLE new_results RENAME TO results;
DROP TABLE players; ALTER TABLE new_players RENAME TO players;
DROP TABLE tables; ALTER TABLE new_tables RENAME TO tables;
`;

/**
 * H-2: every profile gets its grant. The stacks on open tables come from where they would have come
 * from: the mint for persons, the account of the bots for those. A buy-in from the profiles' grants
 * would be wrong: topping up was free, so that a profile may have put more on its tables than a
 * grant covers, and the books could not be opened for it. What was won and lost at those tables
 * stands apart from what was brought, so that nobody's profit changes.
 */
const openedBooks = `
CREATE TEMP TABLE postings (kind TEXT, at INTEGER, note TEXT, table_id TEXT, account TEXT, amount INTEGER, number INTEGER);

INSERT INTO postings
  SELECT 'grant', made_at, '', NULL, iif(amount < 0, 'mint', 'profile:' || id), amount, dense_rank() OVER (ORDER BY made_at, id)
  FROM profiles, (SELECT -10000 AS amount UNION ALL SELECT 10000);

CREATE TEMP TABLE opened AS
  SELECT table_id, (SELECT count(*) FROM profiles) + 2 * row_number() OVER (ORDER BY number) AS number, CAST(unixepoch('subsec') * 1000 AS INTEGER) AS now
  FROM (SELECT DISTINCT table_id, tables.number FROM old_stacks JOIN tables ON tables.id = table_id WHERE closed = 0);
INSERT INTO postings
  SELECT kind, now, note, table_id, account, sum(amount), number FROM (
    SELECT 'buy-in' AS kind, now, 'Stacks from before there was a bank' AS note, table_id, 'seat:' || table_id || ':' || id AS account, brought AS amount, number - 1 AS number
      FROM old_stacks JOIN opened USING (table_id)
    UNION ALL SELECT 'buy-in', now, 'Stacks from before there was a bank', table_id, iif(bot IS NULL, 'mint', 'bots'), -brought, number - 1
      FROM old_stacks JOIN opened USING (table_id)
    UNION ALL SELECT 'correction', now, 'Won and lost before there was a bank', table_id, 'seat:' || table_id || ':' || id, chips - brought, number
      FROM old_stacks JOIN opened USING (table_id)
    -- Nothing, unless a round's result was lost.
    UNION ALL SELECT 'correction', now, 'Won and lost before there was a bank', table_id, 'mint', brought - chips, number
      FROM old_stacks JOIN opened USING (table_id)
  ) GROUP BY number, account;

DELETE FROM postings WHERE amount = 0;
INSERT INTO transactions (id, kind, at, note, table_id)
  SELECT DISTINCT dense_rank() OVER (ORDER BY number), kind, at, note, table_id FROM postings;
INSERT INTO entries (account, transaction_id, amount, balance)
  SELECT account, dense_rank() OVER (ORDER BY number), amount, sum(amount) OVER (PARTITION BY account ORDER BY number) FROM postings;

DROP TABLE temp.postings; DROP TABLE temp.opened; DROP TABLE temp.old_stacks; DROP TABLE temp.last_rounds;
`;

const indexesAndTriggers = `
CREATE INDEX tables_by_stage ON tables (stage, opened_at);
DROP INDEX rounds_ended;
-- Filters are answered from these alone: a round's own row is long.
CREATE INDEX rounds_by_end ON rounds (ended_at, id, game, table_id) WHERE ended_at IS NOT NULL;
CREATE INDEX rounds_by_table ON rounds (table_id, game, ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX results_by_name ON results (name, ended_at, round_id, game, table_id);
CREATE INDEX results_by_profile ON results (profile_id, round_id, place, chips, king, bastard) WHERE profile_id IS NOT NULL;

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

/**
 * Runs with foreign keys unchecked, for tables are made anew under their old names; they are
 * checked once it is done.
 */
export const bankAndSessions = `${newTables}${oldStacks}${copiedTables}${openedBooks}${indexesAndTriggers}`;
