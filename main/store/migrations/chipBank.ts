// How does a file come to keep the evenings at which real chips are counted (H-6)?

const never = "BEGIN SELECT RAISE(ABORT, 'what was counted is never changed (H-6)'); END";

export const chipBank = `
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

CREATE TRIGGER chip_entries_kept BEFORE DELETE ON chip_entries ${never};
CREATE TRIGGER chip_entries_fixed BEFORE UPDATE ON chip_entries ${never};
-- INSERT OR REPLACE asks none of those.
CREATE TRIGGER chip_entries_new BEFORE INSERT ON chip_entries WHEN EXISTS (SELECT 1 FROM chip_entries WHERE evening_id = NEW.evening_id AND number = NEW.number) ${never};
CREATE TRIGGER chip_evenings_kept BEFORE DELETE ON chip_evenings ${never};
CREATE TRIGGER chip_people_kept BEFORE DELETE ON chip_people ${never};
`;
