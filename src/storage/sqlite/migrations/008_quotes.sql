-- What kept answers and results quote of registered evidence, so that it is erased with it.

-- What takes the place of `body` then; null where the body quotes nothing, or nothing any more.
ALTER TABLE idempotency ADD COLUMN rest TEXT;
ALTER TABLE job_result ADD COLUMN rest TEXT;

CREATE TABLE answer_quote (
  answer INTEGER NOT NULL REFERENCES idempotency (id) ON DELETE CASCADE,
  tenant TEXT NOT NULL,
  checksum BLOB NOT NULL,
  type TEXT NOT NULL,
  PRIMARY KEY (answer, checksum, type)
) STRICT, WITHOUT ROWID;

CREATE INDEX answer_quote_of ON answer_quote (tenant, checksum, type);

CREATE TABLE result_quote (
  job INTEGER NOT NULL,
  entry INTEGER NOT NULL,
  tenant TEXT NOT NULL,
  checksum BLOB NOT NULL,
  type TEXT NOT NULL,
  PRIMARY KEY (job, entry, checksum, type),
  FOREIGN KEY (job, entry) REFERENCES job_result (job, entry) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX result_quote_of ON result_quote (tenant, checksum, type);
