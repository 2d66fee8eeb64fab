-- Public halves of the keys that sign checkpoints, and the callers' API keys.

CREATE TABLE touchstone.signing_key (
  position bigint GENERATED ALWAYS AS IDENTITY,  -- the order of activation
  key_id text PRIMARY KEY,
  algorithm text NOT NULL,
  public_key bytea NOT NULL UNIQUE CHECK (octet_length(public_key) = 32),
  verifier_key text NOT NULL,
  created_at text NOT NULL,
  retired_at text
);

CREATE TABLE touchstone.api_key (
  position bigint GENERATED ALWAYS AS IDENTITY,
  key_id text PRIMARY KEY,
  tenant text COLLATE "C" NOT NULL,
  name text NOT NULL,
  scopes text NOT NULL,                          -- a JSON array
  secret_hash bytea NOT NULL CHECK (octet_length(secret_hash) = 32),
  rate_limit bigint,
  created_at text COLLATE "C" NOT NULL,
  expires_at text,
  revoked_at text
);
