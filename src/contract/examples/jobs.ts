import type { Json } from '../../domain/json.ts';
import { type Example, get } from './example.ts';
import { CLAIM, HASH, REQUEST_ID, SOURCE, TIME } from './values.ts';

const JOB_ID = '019ce5d1-7b02-7d11-a3c5-4e8f10b2c6d9';
const STARTED = '2026-03-11T13:22:05.124Z';
const FINISHED = '2026-03-11T13:22:05.131Z';
const EXPIRES = '2026-03-18T13:22:05.131Z';

const JOB: { readonly [field: string]: Json } = {
  job_id: JOB_ID,
  type: 'verify_batch',
  status: 'completed',
  progress: { total: 2, completed: 2, failed: 0 },
  created_at: TIME,
  started_at: STARTED,
  finished_at: FINISHED,
  expires_at: EXPIRES,
  error: null,
};

const result = (index: number, id: string, status: string, coverage: number): Json => ({
  index,
  id,
  request_id: REQUEST_ID,
  request_hash: HASH,
  verdict: status,
  coverage_score: coverage,
  checks: [{ claim_id: 'c1', status, coverage }],
});

const RESULTS: readonly Json[] = [
  result(0, 'order-1842', 'supported', 1),
  result(1, 'order-1843', 'unsupported', 0),
];

function event(id: number, type: string, job: Json): string {
  return `id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(job)}\n\n`;
}

const OPEN = { started_at: null, finished_at: null, expires_at: null };
const NOTHING = { total: 2, completed: 0, failed: 0 };

/** In the order of a job's life: its events are read to their end, so that the job is over for what follows. */
export const JOB_EXAMPLES: readonly Example[] = [
  {
    operation: 'submitBatch',
    name: 'submit_batch',
    summary: 'Two claim sets',
    method: 'POST',
    path: '/v1/verify-claims-batch',
    headers: { 'idempotency-key': 'ledger-2026-03-11' },
    body: {
      jobs: [
        { id: 'order-1842', claims: [CLAIM], sources: [SOURCE] },
        { id: 'order-1843', claims: [CLAIM], sources: [], requirements: { citations: 'optional' } },
      ],
      requirements: { min_coverage: 0.9 },
    },
    status: 202,
    stable: ['/status'],
    answer: { request_id: REQUEST_ID, job_id: JOB_ID, status: 'queued' },
    captures: { job_id: '/job_id' },
  },
  {
    operation: 'submitBatch',
    name: 'submit_batch_invalid',
    summary: 'One faulty entry refuses the whole batch',
    method: 'POST',
    path: '/v1/verify-claims-batch',
    body: { jobs: [{ claims: [CLAIM] }, { claims: [] }] },
    status: 400,
    stable: ['/code', '/errors'],
    answer: {
      type: '/docs#problem-invalid_request',
      title: 'The request is not valid',
      status: 400,
      detail: '/jobs/1/claims: claims is empty. Give at least 1.',
      code: 'invalid_request',
      request_id: REQUEST_ID,
      errors: [{ pointer: '/jobs/1/claims', message: 'claims is empty. Give at least 1.' }],
    },
  },
  {
    ...get('streamJobEvents', 'stream_job_events', 'All events from the first'),
    path: '/v2/jobs/{job_id}/events?last_event_id=0',
    stable: [],
    answer:
      event(1, 'queued', { ...JOB, ...OPEN, status: 'queued', progress: NOTHING }) +
      event(2, 'running', { ...JOB, ...OPEN, started_at: STARTED, status: 'running', progress: NOTHING }) +
      event(3, 'progress', { ...JOB, ...OPEN, started_at: STARTED, status: 'running' }) +
      event(4, 'completed', JOB),
  },
  {
    ...get('streamJobEventsV1', 'stream_job_events_v1', 'The present state of a job that is over'),
    path: '/v1/jobs/{job_id}/events',
    stable: [],
    answer: event(4, 'completed', JOB),
  },
  {
    ...get('getJob', 'get_job', 'A job that is completed, and the first of its results'),
    path: '/v2/jobs/{job_id}?limit=1',
    stable: ['/status', '/progress', '/results/0/id', '/results/0/verdict', '/next_cursor'],
    answer: { request_id: REQUEST_ID, ...JOB, results: [RESULTS[0]!], next_cursor: '1' },
  },
  {
    ...get('getJobV1', 'get_job_v1', 'The same under /v1, with all results'),
    path: '/v1/jobs/{job_id}',
    stable: ['/status', '/results/0/verdict', '/results/1/verdict', '/next_cursor'],
    answer: { request_id: REQUEST_ID, ...JOB, results: RESULTS, next_cursor: null },
  },
  {
    ...get('streamJobResults', 'stream_job_results', 'All results as JSON lines'),
    path: '/v2/jobs/{job_id}/results',
    stable: [],
    answer: RESULTS.map((line) => `${JSON.stringify(line)}\n`).join(''),
  },
  {
    ...get('listJobs', 'list_jobs', 'The latest job that is completed'),
    path: '/v2/jobs?status=completed&limit=1',
    stable: ['/jobs/0/status', '/jobs/0/progress'],
    answer: { request_id: REQUEST_ID, jobs: [JOB], next_cursor: JOB_ID },
  },
  {
    operation: 'cancelJob',
    name: 'cancel_job',
    summary: 'A job that is over cannot be cancelled',
    method: 'POST',
    path: '/v2/jobs/{job_id}/cancel',
    status: 409,
    stable: ['/code'],
    answer: {
      type: '/docs#problem-job_finished',
      title: 'The job has finished',
      status: 409,
      detail: 'The job is completed: it cannot be cancelled any more.',
      code: 'job_finished',
      request_id: REQUEST_ID,
    },
  },
];
