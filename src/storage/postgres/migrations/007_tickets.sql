-- What is left to do becomes tickets of pg-boss, in its own schema. That a ticket is taken up again ends where our
-- own count of attempts says so, never here; nothing of it is kept for later.
SELECT touchstone_pgboss.create_queue('entries', '{
  "policy": "standard",
  "notify": true,
  "heartbeatSeconds": 30,
  "expireInSeconds": 86400,
  "retryLimit": 1000000000,
  "retryDelay": 0,
  "retryBackoff": false,
  "retentionSeconds": 1000000000
}');

INSERT INTO touchstone_pgboss.job
  (name, policy, priority, group_id, data, start_after, keep_until, heartbeat_seconds, expire_seconds, retry_limit, retry_delay)
SELECT 'entries', 'standard', (job % 2147483647)::integer, job::text,
  jsonb_build_object('job', job, 'block', block, 'first', first, 'entries', entries, 'attempts', attempts),
  to_timestamp(ready_ms / 1000.0), now() + interval '1000000000 seconds', 30, 86400, 1000000000, 0
FROM touchstone.job_task ORDER BY job_task.id;

-- How many entries of a block are not reported: the block goes with the last of them.
ALTER TABLE touchstone.job_block ADD COLUMN open integer;
UPDATE touchstone.job_block SET open = (
  SELECT sum(entries) FROM touchstone.job_task WHERE job_task.job = job_block.job AND block = job_block.first);
DELETE FROM touchstone.job_block WHERE open IS NULL;
ALTER TABLE touchstone.job_block ALTER COLUMN open SET NOT NULL;

DROP TABLE touchstone.job_task;
