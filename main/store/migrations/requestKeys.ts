// A file comes to know by which request a transaction was made, so that the same request makes no
// second one (H-2).

export const requestKeys = `
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
`;
