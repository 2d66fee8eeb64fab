-- Registered evidence. Everything is a tenant's own: the same content of two tenants is stored twice.

-- Contents apart from what is said of them: the same content under several ids is stored once, and a list
-- of sources reads past no text.
CREATE TABLE touchstone.source_content (
  tenant text COLLATE "C" NOT NULL,
  checksum bytea NOT NULL CHECK (octet_length(checksum) = 32),
  type text COLLATE "C" NOT NULL CHECK (type IN ('text', 'data')),
  text text NOT NULL,                            -- canonical text, or the RFC 8785 form of the data
  PRIMARY KEY (tenant, checksum, type)
);

CREATE TABLE touchstone.source (
  tenant text COLLATE "C" NOT NULL,
  source_id text COLLATE "C" NOT NULL,
  checksum bytea NOT NULL,
  type text COLLATE "C" NOT NULL,
  bytes bigint NOT NULL,
  characters bigint NOT NULL,
  pages integer,
  page_starts bytea,                             -- 32-bit little-endian offsets
  media_type text NOT NULL,
  title text,
  uri text,
  origin text COLLATE "C",
  observed_at text,
  metadata text NOT NULL,                        -- a JSON object
  file text,                                     -- a JSON object
  warnings text NOT NULL,                        -- a JSON array
  created_at text COLLATE "C" NOT NULL,
  PRIMARY KEY (tenant, source_id),
  FOREIGN KEY (tenant, checksum, type) REFERENCES touchstone.source_content
);

CREATE INDEX source_by_time ON touchstone.source (tenant, created_at, source_id);
-- A URI may be longer than what an index takes.
CREATE INDEX source_by_uri ON touchstone.source (tenant, md5(uri), created_at, source_id)
  WHERE uri IS NOT NULL;
CREATE INDEX source_by_origin ON touchstone.source (tenant, origin, created_at, source_id)
  WHERE origin IS NOT NULL;
CREATE INDEX source_by_checksum ON touchstone.source (tenant, checksum, created_at, source_id);

-- Large documents, which a server reads at its start.
CREATE INDEX source_large ON touchstone.source (created_at, tenant, source_id) WHERE bytes >= 65536;

-- What is left of an erased source.
CREATE TABLE touchstone.erased_source (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant text COLLATE "C" NOT NULL,
  source_id text COLLATE "C" NOT NULL,
  checksum bytea NOT NULL CHECK (octet_length(checksum) = 32),
  created_at text NOT NULL,
  erased_at text COLLATE "C" NOT NULL
);

CREATE INDEX erased_source_by_time ON touchstone.erased_source (tenant, erased_at, source_id);
