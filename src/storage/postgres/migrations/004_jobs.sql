-- Jobs in the background: what they are to work on, what came of it, and what is told of them. Whoever changes
-- a job, its tasks, results or events holds the lock of its row in `job`.

CREATE TABLE touchstone.job (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_id text COLLATE "C" NOT NULL UNIQUE,
  tenant text COLLATE "C" NOT NULL,
  key_id text NOT NULL,
  request_id text NOT NULL,
  type text COLLATE "C" NOT NULL,
  single boolean NOT NULL,
  submission_key text COLLATE "C",
  status text COLLATE "C" NOT NULL,              -- 'expired' while it is removed: nobody sees it
  total integer NOT NULL,
  completed integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  created_ms bigint NOT NULL,
  started_ms bigint,
  finished_ms bigint,
  expires_ms bigint,
  error text,                                    -- JSON of a JobError
  turn bigint NOT NULL DEFAULT 0,                -- rises with each claim: the lowest is next
  last_event integer NOT NULL DEFAULT 0,
  progress_ms bigint NOT NULL DEFAULT 0,         -- when progress was last told, and how many entries it counted
  progress_count integer NOT NULL DEFAULT 0,
  UNIQUE (tenant, submission_key)
) WITH (fillfactor = 50);

CREATE INDEX job_of_tenant ON touchstone.job (tenant, job_id);
CREATE INDEX job_of_tenant_by_status ON touchstone.job (tenant, status, job_id);
CREATE INDEX job_in_turn ON touchstone.job (tenant, id) WHERE status IN ('queued', 'running');
CREATE INDEX job_by_expiry ON touchstone.job (expires_ms) WHERE expires_ms IS NOT NULL;
CREATE INDEX job_out_of_sight ON touchstone.job (id) WHERE status = 'expired';

-- Tenants with jobs that are not over. The one with the lowest turn is served next.
CREATE TABLE touchstone.job_tenant (
  tenant text COLLATE "C" PRIMARY KEY,
  turn bigint NOT NULL
) WITH (fillfactor = 50);

-- Entries as they were submitted, those of a block joined by line feeds; gone once all of them are reported.
CREATE TABLE touchstone.job_block (
  job bigint NOT NULL,
  first integer NOT NULL,
  lines text NOT NULL,
  PRIMARY KEY (job, first)
);
-- They are there for a short time: compressing them costs more than it saves.
ALTER TABLE touchstone.job_block ALTER COLUMN lines SET STORAGE EXTERNAL;

-- What is left to do: runs of entries of one block that share a fate.
CREATE TABLE touchstone.job_task (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job bigint NOT NULL,
  block integer NOT NULL,                        -- position of the first entry of their block
  first integer NOT NULL,
  entries integer NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  claims integer NOT NULL DEFAULT 0,             -- with the id it makes the token of a claim
  ready_ms bigint NOT NULL,                      -- may be claimed from then on: after a wait, or when a lease ends
  owner text                                     -- null while nobody has claimed it
);

CREATE INDEX job_task_in_order ON touchstone.job_task (job, ready_ms, first);
CREATE INDEX job_task_of_block ON touchstone.job_task (job, block);
CREATE INDEX job_task_owned ON touchstone.job_task (owner) WHERE owner IS NOT NULL;

CREATE TABLE touchstone.job_result (
  job bigint NOT NULL,
  entry integer NOT NULL,
  failed boolean NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (job, entry)
);

CREATE TABLE touchstone.job_event (
  job bigint NOT NULL,
  event_id integer NOT NULL,
  type text NOT NULL,
  completed integer NOT NULL,
  failed integer NOT NULL,
  PRIMARY KEY (job, event_id)
);
