-- Jobs in the background: what they are to work on, what came of it, and what is told of them.

CREATE TABLE job (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  job_id ANY NOT NULL UNIQUE,
  tenant TEXT NOT NULL,
  key_id TEXT NOT NULL,
  request_id TEXT NOT NULL,
  type TEXT NOT NULL,
  single INTEGER NOT NULL,
  submission_key TEXT,
  -- 'staged' before a job is accepted, 'expired' while it is removed: nobody sees either.
  status TEXT NOT NULL,
  total INTEGER NOT NULL,
  completed INTEGER NOT NULL DEFAULT 0,
  failed INTEGER NOT NULL DEFAULT 0,
  created_ms INTEGER NOT NULL,
  started_ms INTEGER,
  finished_ms INTEGER,
  expires_ms INTEGER,
  error TEXT,                                    -- JSON of a JobError
  turn INTEGER NOT NULL DEFAULT 0,               -- rises with each claim: the lowest is next
  last_event INTEGER NOT NULL DEFAULT 0,
  progress_ms INTEGER NOT NULL DEFAULT 0,        -- when progress was last told, and how many entries it counted
  progress_count INTEGER NOT NULL DEFAULT 0,
  UNIQUE (tenant, submission_key)
) STRICT;

CREATE INDEX job_of_tenant ON job (tenant, job_id);
CREATE INDEX job_of_tenant_by_status ON job (tenant, status, job_id);
CREATE INDEX job_in_turn ON job (tenant, turn) WHERE status IN ('queued', 'running');
CREATE INDEX job_by_expiry ON job (expires_ms) WHERE expires_ms IS NOT NULL;
CREATE INDEX job_out_of_sight ON job (status) WHERE status IN ('staged', 'expired');

-- Tenants with jobs that are not over. The one with the lowest turn is served next.
CREATE TABLE job_tenant (
  tenant TEXT PRIMARY KEY,
  turn INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX job_tenant_in_turn ON job_tenant (turn);

-- Entries as they were submitted, those of a block joined by line feeds; gone once all of them are reported.
CREATE TABLE job_block (
  job INTEGER NOT NULL,
  first INTEGER NOT NULL,
  lines TEXT NOT NULL,
  UNIQUE (job, first)
) STRICT;

-- What is left to do: runs of entries of one block that share a fate.
CREATE TABLE job_task (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  job INTEGER NOT NULL,
  block INTEGER NOT NULL,                        -- position of the first entry of their block
  first INTEGER NOT NULL,
  entries INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  claims INTEGER NOT NULL DEFAULT 0,             -- with the id it makes the token of a claim
  ready_ms INTEGER NOT NULL,                     -- may be claimed from then on: after a wait, or when a lease ends
  owner TEXT                                     -- null while nobody has claimed it
) STRICT;

CREATE INDEX job_task_in_order ON job_task (job, ready_ms, first);
CREATE INDEX job_task_of_block ON job_task (job, block);
CREATE INDEX job_task_owned ON job_task (owner) WHERE owner IS NOT NULL;

CREATE TABLE job_result (
  job INTEGER NOT NULL,
  entry INTEGER NOT NULL,
  failed INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (job, entry)
) STRICT, WITHOUT ROWID;

CREATE TABLE job_event (
  job INTEGER NOT NULL,
  event_id INTEGER NOT NULL,
  type TEXT NOT NULL,
  completed INTEGER NOT NULL,
  failed INTEGER NOT NULL,
  PRIMARY KEY (job, event_id)
) STRICT, WITHOUT ROWID;
