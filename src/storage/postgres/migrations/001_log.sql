-- The transparency log. One row a decision, built for 100 million of them.

-- Tenants, decisions and action types: few and short texts, kept once and referred to by number.
CREATE TABLE touchstone.label (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  text text COLLATE "C" NOT NULL UNIQUE
);

-- One row: the size of the log and the key that may sign it. Whoever appends or changes the key updates it,
-- and so waits for the others.
CREATE TABLE touchstone.log_head (
  id integer PRIMARY KEY CHECK (id = 1),
  tree_size bigint NOT NULL CHECK (tree_size >= 0),
  active_key text                                -- key_id; null until a key was activated
) WITH (fillfactor = 10);

INSERT INTO touchstone.log_head (id, tree_size) VALUES (1, 0);

-- `tenant`, `decision` and `action_type` name rows of `label`; a foreign key would cost a look-up for each.
CREATE TABLE touchstone.entry (
  leaf_index bigint PRIMARY KEY CHECK (leaf_index >= 0),
  record_hash bytea NOT NULL CHECK (octet_length(record_hash) = 32),
  record_id text COLLATE "C" NOT NULL,
  tenant integer NOT NULL,
  decision integer,
  action_type integer,
  evaluated_ms bigint NOT NULL,                  -- milliseconds since 1970, UTC
  record text NOT NULL
);

CREATE UNIQUE INDEX entry_by_id ON touchstone.entry (record_id);

-- Every index ends in leaf_index, so each filter reads its rows in the order of the list.
CREATE INDEX entry_by_tenant ON touchstone.entry (tenant, leaf_index);
CREATE INDEX entry_by_decision ON touchstone.entry (tenant, decision, leaf_index);
CREATE INDEX entry_by_action ON touchstone.entry (tenant, action_type, leaf_index);
CREATE INDEX entry_by_action_decision ON touchstone.entry (tenant, action_type, decision, leaf_index);

-- The times that occur in each block of 4096 leaves: a list between two times skips the other blocks.
CREATE TABLE touchstone.time_span (
  block bigint PRIMARY KEY,                      -- leaf_index / 4096
  earliest_ms bigint NOT NULL,
  latest_ms bigint NOT NULL
) WITH (fillfactor = 50);

-- Salts and texts lie beside the record, so that erasing them leaves the record's bytes alone.
CREATE TABLE touchstone.secret (
  leaf_index bigint PRIMARY KEY,
  secrets text NOT NULL
);

CREATE TABLE touchstone.tile (
  level integer NOT NULL,
  tile_index bigint NOT NULL,
  hashes bytea NOT NULL CHECK (octet_length(hashes) = 8192),
  PRIMARY KEY (level, tile_index)
);
-- Hashes do not compress; trying costs time.
ALTER TABLE touchstone.tile ALTER COLUMN hashes SET STORAGE EXTERNAL;

CREATE TABLE touchstone.checkpoint (
  tree_size bigint PRIMARY KEY CHECK (tree_size >= 0),
  root bytea NOT NULL CHECK (octet_length(root) = 32),
  note text NOT NULL,
  key_id text NOT NULL,
  created_at text NOT NULL
);

CREATE FUNCTION touchstone.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log is append-only';
END $$;

CREATE TRIGGER entry_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON touchstone.entry
  FOR EACH STATEMENT EXECUTE FUNCTION touchstone.refuse_change();
CREATE TRIGGER tile_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON touchstone.tile
  FOR EACH STATEMENT EXECUTE FUNCTION touchstone.refuse_change();
CREATE TRIGGER checkpoint_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON touchstone.checkpoint
  FOR EACH STATEMENT EXECUTE FUNCTION touchstone.refuse_change();
