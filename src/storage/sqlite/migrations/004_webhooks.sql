-- Webhooks, how far each has read the log, and their deliveries.

CREATE TABLE webhook (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  webhook_id TEXT NOT NULL UNIQUE,
  tenant TEXT NOT NULL,
  url TEXT NOT NULL,
  description TEXT NOT NULL,
  secrets TEXT NOT NULL,                         -- a JSON array, the present one first
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  disabled_at TEXT,
  disabled_reason TEXT,
  failing_since TEXT
) STRICT;

CREATE INDEX webhook_by_tenant ON webhook (tenant);

CREATE TABLE webhook_subscription (
  webhook INTEGER NOT NULL REFERENCES webhook (id) ON DELETE CASCADE,
  event TEXT NOT NULL,
  next_leaf INTEGER NOT NULL,                    -- entries of the log from here on are not turned into deliveries yet
  PRIMARY KEY (webhook, event)
) STRICT, WITHOUT ROWID;

-- Without a foreign key: those of a removed webhook are removed step by step.
CREATE TABLE webhook_delivery (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  webhook INTEGER NOT NULL,
  subject ANY NOT NULL,                          -- a UUID as its 16 bytes, any other id as text
  event TEXT NOT NULL,
  status TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  created_ms INTEGER NOT NULL,
  due_ms INTEGER,                                -- the next attempt, or the end of the lease; null once it is over
  lease TEXT,
  last_ms INTEGER,
  last_status INTEGER,
  last_error TEXT,
  last_duration_ms REAL,
  UNIQUE (webhook, subject)
) STRICT;

CREATE INDEX webhook_delivery_of ON webhook_delivery (webhook);
CREATE INDEX webhook_delivery_by_status ON webhook_delivery (webhook, status);
CREATE INDEX webhook_delivery_due ON webhook_delivery (webhook, due_ms) WHERE due_ms IS NOT NULL;
CREATE INDEX webhook_delivery_leased ON webhook_delivery (id) WHERE lease IS NOT NULL;
CREATE INDEX webhook_delivery_over ON webhook_delivery (created_ms) WHERE due_ms IS NULL;

-- Removed webhooks whose deliveries are not all removed yet.
CREATE TABLE webhook_removed (
  webhook INTEGER PRIMARY KEY
) STRICT;
