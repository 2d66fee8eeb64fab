-- What kept answers and results quote of registered evidence, so that it is erased with it.

-- What takes the place of `body` then; null where the body quotes nothing, or nothing any more.
ALTER TABLE touchstone.idempotency ADD COLUMN rest text;
ALTER TABLE touchstone.job_result ADD COLUMN rest text;

CREATE TABLE touchstone.answer_quote (
  tenant text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  checksum bytea NOT NULL,
  type text COLLATE "C" NOT NULL,
  PRIMARY KEY (tenant, key, checksum, type),
  FOREIGN KEY (tenant, key) REFERENCES touchstone.idempotency ON DELETE CASCADE
);

CREATE INDEX answer_quote_of ON touchstone.answer_quote (tenant, checksum, type);

CREATE TABLE touchstone.result_quote (
  job bigint NOT NULL,
  entry integer NOT NULL,
  tenant text COLLATE "C" NOT NULL,
  checksum bytea NOT NULL,
  type text COLLATE "C" NOT NULL,
  PRIMARY KEY (job, entry, checksum, type),
  FOREIGN KEY (job, entry) REFERENCES touchstone.job_result ON DELETE CASCADE
);

CREATE INDEX result_quote_of ON touchstone.result_quote (tenant, checksum, type);
