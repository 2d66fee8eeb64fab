-- Registered evidence. Everything is a tenant's own: the same content of two tenants is stored twice.

-- Contents apart from what is said of them: the same content under several ids is stored once, and a list
-- of sources reads past no text.
CREATE TABLE source_content (
  id INTEGER PRIMARY KEY,
  tenant TEXT NOT NULL,
  checksum BLOB NOT NULL CHECK (length(checksum) = 32),
  type TEXT NOT NULL CHECK (type IN ('text', 'data')),
  text TEXT NOT NULL,                            -- canonical text, or the RFC 8785 form of the data
  UNIQUE (tenant, checksum, type)
) STRICT;

CREATE TABLE source (
  id INTEGER PRIMARY KEY,
  tenant TEXT NOT NULL,
  source_id TEXT NOT NULL,
  checksum BLOB NOT NULL,
  type TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  characters INTEGER NOT NULL,
  pages INTEGER,
  page_starts BLOB,                              -- 32-bit little-endian offsets
  media_type TEXT NOT NULL,
  title TEXT,
  uri TEXT,
  origin TEXT,
  observed_at TEXT,
  metadata TEXT NOT NULL,                        -- a JSON object
  file TEXT,                                     -- a JSON object
  warnings TEXT NOT NULL,                        -- a JSON array
  created_at TEXT NOT NULL,
  UNIQUE (tenant, source_id),
  FOREIGN KEY (tenant, checksum, type) REFERENCES source_content (tenant, checksum, type)
) STRICT;

CREATE INDEX source_by_time ON source (tenant, created_at, source_id);
CREATE INDEX source_by_uri ON source (tenant, uri, created_at, source_id) WHERE uri IS NOT NULL;
CREATE INDEX source_by_origin ON source (tenant, origin, created_at, source_id) WHERE origin IS NOT NULL;
CREATE INDEX source_by_checksum ON source (tenant, checksum, created_at, source_id);

-- Large documents, which a server reads at its start.
CREATE INDEX source_large ON source (created_at, tenant, source_id) WHERE bytes >= 65536;

-- What is left of an erased source.
CREATE TABLE erased_source (
  id INTEGER PRIMARY KEY,
  tenant TEXT NOT NULL,
  source_id TEXT NOT NULL,
  checksum BLOB NOT NULL CHECK (length(checksum) = 32),
  created_at TEXT NOT NULL,
  erased_at TEXT NOT NULL
) STRICT;

CREATE INDEX erased_source_by_time ON erased_source (tenant, erased_at, source_id);
