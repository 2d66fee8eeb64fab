-- The transparency log. One row a decision, built for 100 million of them.

-- Tenants, decisions and action types: few and short texts, kept once and referred to by number.
CREATE TABLE label (
  id INTEGER PRIMARY KEY,
  text TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE entry (
  leaf_index INTEGER PRIMARY KEY CHECK (leaf_index >= 0),
  record_hash BLOB NOT NULL CHECK (length(record_hash) = 32),
  record_id ANY NOT NULL,                        -- a UUID as its 16 bytes, any other id as text
  tenant INTEGER NOT NULL REFERENCES label (id),
  decision INTEGER REFERENCES label (id),
  action_type INTEGER REFERENCES label (id),
  evaluated_ms INTEGER NOT NULL,                 -- milliseconds since 1970, UTC
  record TEXT NOT NULL
) STRICT;

CREATE UNIQUE INDEX entry_by_id ON entry (record_id);

-- Every index ends in leaf_index (the row id), so each filter reads its rows in the order of the list.
CREATE INDEX entry_by_tenant ON entry (tenant);
CREATE INDEX entry_by_decision ON entry (tenant, decision);
CREATE INDEX entry_by_action ON entry (tenant, action_type);
CREATE INDEX entry_by_action_decision ON entry (tenant, action_type, decision);

-- The times that occur in each block of 4096 leaves: a list between two times skips the other blocks.
CREATE TABLE time_span (
  block INTEGER PRIMARY KEY,                     -- leaf_index / 4096
  earliest_ms INTEGER NOT NULL,
  latest_ms INTEGER NOT NULL
) STRICT;

-- Salts and texts lie beside the record, so that erasing them leaves the record's bytes alone.
CREATE TABLE secret (
  leaf_index INTEGER PRIMARY KEY REFERENCES entry (leaf_index),
  secrets TEXT NOT NULL
) STRICT;

CREATE TABLE tile (
  id INTEGER PRIMARY KEY,
  level INTEGER NOT NULL,
  tile_index INTEGER NOT NULL,
  hashes BLOB NOT NULL CHECK (length(hashes) = 8192),
  UNIQUE (level, tile_index)
) STRICT;

CREATE TABLE checkpoint (
  tree_size INTEGER PRIMARY KEY CHECK (tree_size >= 0),
  root BLOB NOT NULL CHECK (length(root) = 32),
  note TEXT NOT NULL,
  key_id TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE TRIGGER entry_stays BEFORE UPDATE ON entry BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER entry_is_kept BEFORE DELETE ON entry BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER tile_stays BEFORE UPDATE ON tile BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER tile_is_kept BEFORE DELETE ON tile BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER checkpoint_stays BEFORE UPDATE ON checkpoint BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER checkpoint_is_kept BEFORE DELETE ON checkpoint BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
