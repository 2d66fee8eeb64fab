-- Answers kept for replay, who of their owners is alive, and one row that is written to prove that writing works.

CREATE TABLE touchstone.idempotency (
  tenant text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  fingerprint text NOT NULL,
  owner text NOT NULL,
  claimed_ms bigint NOT NULL,
  status integer,                                -- null while the request still runs
  content_type text,
  body text,
  PRIMARY KEY (tenant, key)
);

CREATE INDEX idempotency_by_age ON touchstone.idempotency (claimed_ms);

-- A process says that it lives by moving its time ahead; one that ended, or lost the database, falls behind.
CREATE TABLE touchstone.presence (
  owner text PRIMARY KEY,
  alive_until timestamptz NOT NULL
);

CREATE TABLE touchstone.pulse (
  id integer PRIMARY KEY CHECK (id = 1),
  beats bigint NOT NULL
) WITH (fillfactor = 10);

INSERT INTO touchstone.pulse (id, beats) VALUES (1, 0);
