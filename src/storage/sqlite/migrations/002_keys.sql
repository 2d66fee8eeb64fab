-- Public halves of the keys that sign checkpoints, and the callers' API keys.

CREATE TABLE signing_key (
  key_id TEXT PRIMARY KEY,
  algorithm TEXT NOT NULL,
  public_key BLOB NOT NULL CHECK (length(public_key) = 32),
  verifier_key TEXT NOT NULL,
  created_at TEXT NOT NULL,
  retired_at TEXT
) STRICT;

CREATE TABLE api_key (
  key_id TEXT PRIMARY KEY,
  tenant TEXT NOT NULL,
  name TEXT NOT NULL,
  scopes TEXT NOT NULL,                          -- a JSON array
  secret_hash BLOB NOT NULL CHECK (length(secret_hash) = 32),
  rate_limit INTEGER,
  created_at TEXT NOT NULL,
  expires_at TEXT,
  revoked_at TEXT
) STRICT;
