-- Answers kept for replay, and one row that is written to prove that writing works.

CREATE TABLE idempotency (
  id INTEGER PRIMARY KEY,
  tenant TEXT NOT NULL,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  owner TEXT NOT NULL,
  claimed_ms INTEGER NOT NULL,
  status INTEGER,                                -- null while the request still runs
  content_type TEXT,
  body TEXT,
  UNIQUE (tenant, key)
) STRICT;

CREATE INDEX idempotency_by_age ON idempotency (claimed_ms);

CREATE TABLE pulse (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  beats INTEGER NOT NULL
) STRICT;

INSERT INTO pulse (id, beats) VALUES (1, 0);
