-- Webhooks, how far each has read the log, and their deliveries. Whoever changes a webhook or its deliveries
-- holds the lock of its row in `webhook`.

CREATE TABLE touchstone.webhook (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  webhook_id text COLLATE "C" NOT NULL UNIQUE,
  tenant text COLLATE "C" NOT NULL,
  url text NOT NULL,
  description text NOT NULL,
  secrets text NOT NULL,                         -- a JSON array, the present one first
  created_at text NOT NULL,
  updated_at text NOT NULL,
  disabled_at text,
  disabled_reason text,
  failing_since text
);

CREATE INDEX webhook_by_tenant ON touchstone.webhook (tenant);

CREATE TABLE touchstone.webhook_subscription (
  webhook bigint NOT NULL REFERENCES touchstone.webhook (id) ON DELETE CASCADE,
  event text COLLATE "C" NOT NULL,
  next_leaf bigint NOT NULL,                     -- entries of the log from here on are not turned into deliveries yet
  PRIMARY KEY (webhook, event)
);

-- Without a foreign key: those of a removed webhook are removed step by step.
CREATE TABLE touchstone.webhook_delivery (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  webhook bigint NOT NULL,
  subject text COLLATE "C" NOT NULL,
  event text NOT NULL,
  status text COLLATE "C" NOT NULL,
  attempts integer NOT NULL,
  created_ms bigint NOT NULL,
  due_ms bigint,                                 -- the next attempt, or the end of the lease; null once it is over
  lease text,
  last_ms bigint,
  last_status integer,
  last_error text,
  last_duration_ms double precision,
  UNIQUE (webhook, subject)
);

CREATE INDEX webhook_delivery_of ON touchstone.webhook_delivery (webhook, id);
CREATE INDEX webhook_delivery_by_status ON touchstone.webhook_delivery (webhook, status, id);
CREATE INDEX webhook_delivery_due ON touchstone.webhook_delivery (webhook, due_ms) WHERE due_ms IS NOT NULL;
CREATE INDEX webhook_delivery_over ON touchstone.webhook_delivery (created_ms) WHERE due_ms IS NULL;

-- Removed webhooks whose deliveries are not all removed yet.
CREATE TABLE touchstone.webhook_removed (
  webhook bigint PRIMARY KEY
);
