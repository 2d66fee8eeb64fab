import type { Limits } from './limits.ts';
import { JSON_MEDIA, type Operation, type OperationId } from './operation.ts';
import {
  JOB_EVENTS_PARAMETERS,
  JOB_ID,
  JOB_LIST_PARAMETERS,
  JOB_PARAMETERS,
  type Parameter,
} from './parameters.ts';
import type { ProblemCode } from './problems.ts';
import { Type } from './schemas/build.ts';
import {
  CancelledSchema,
  JobListSchema,
  JobReportSchema,
  requestSchemas,
  SubmittedSchema,
} from './schemas/index.ts';

/** Work in the background: batches, and how jobs are watched (contract.md, Jobs). */
export function jobOperations(limits: Limits): readonly Operation[] {
  return [
    {
      id: 'submitBatch',
      method: 'POST',
      path: '/v1/verify-claims-batch',
      tag: 'Jobs',
      summary: 'Submit a batch',
      description:
        'Takes many claim sets to verify in the background. The batch is accepted whole and durable, or refused with every fault of every entry.',
      scope: 'jobs',
      parameters: [],
      request: requestSchemas(limits).batch,
      response: {
        status: 202,
        description: 'The job. The header `Location` leads to it.',
        media: JSON_MEDIA,
        schema: SubmittedSchema,
      },
      problems: [
        'invalid_json',
        'invalid_request',
        'idempotency_in_progress',
        'payload_too_large',
        'unsupported_media_type',
        'idempotency_key_reused',
        'storage_unavailable',
      ],
    },
    ...JOB_OPERATIONS,
  ];
}

const POLL = {
  summary: 'Read a job',
  description:
    'How far a job has got and, once it is over, a page of its results in the order sent. Results are kept until `expires_at`.',
};
const EVENTS = {
  summary: 'Follow a job',
  description:
    'Server-sent events `queued`, `running`, `progress`, `completed`, `failed` and `cancelled`. `data` is the job without its results, `id` rises by one an event. The stream begins with the present state, or after `Last-Event-ID`, and ends after the last event; 204 where nothing comes after that id.',
};

const JOB_OPERATIONS: readonly Operation[] = [
  reading('getJob', '/v2/jobs/{job_id}', POLL, [JOB_ID, ...JOB_PARAMETERS], {
    description: 'The job.',
    media: JSON_MEDIA,
    schema: JobReportSchema,
  }),
  reading(
    'getJobV1',
    '/v1/jobs/{job_id}',
    { ...POLL, summary: `${POLL.summary} (v1)` },
    [JOB_ID, ...JOB_PARAMETERS],
    {
      description: 'The job.',
      media: JSON_MEDIA,
      schema: JobReportSchema,
    },
  ),
  reading('streamJobEvents', '/v2/jobs/{job_id}/events', EVENTS, [JOB_ID, ...JOB_EVENTS_PARAMETERS], {
    description: 'The events.',
    media: 'text/event-stream',
    headers: ['X-Accel-Buffering'],
    schema: Type.String(),
  }),
  reading(
    'streamJobEventsV1',
    '/v1/jobs/{job_id}/events',
    { ...EVENTS, summary: `${EVENTS.summary} (v1)` },
    [JOB_ID, ...JOB_EVENTS_PARAMETERS],
    {
      description: 'The events.',
      media: 'text/event-stream',
      headers: ['X-Accel-Buffering'],
      schema: Type.String(),
    },
  ),
  reading(
    'streamJobResults',
    '/v2/jobs/{job_id}/results',
    {
      summary: 'Stream the results of a batch',
      description:
        'All results in the order sent, as JSON lines. While the job runs, the stream waits for those that are not there yet; it ends when the job is over.',
    },
    [JOB_ID],
    { description: 'A result on each line.', media: 'application/x-ndjson', schema: Type.String() },
  ),
  reading(
    'listJobs',
    '/v2/jobs',
    { summary: 'List jobs', description: 'The jobs of the tenant, latest first, without results.' },
    JOB_LIST_PARAMETERS,
    { description: 'A page of jobs.', media: JSON_MEDIA, schema: JobListSchema },
    ['invalid_request'],
  ),
  {
    id: 'cancelJob',
    method: 'POST',
    path: '/v2/jobs/{job_id}/cancel',
    tag: 'Jobs',
    summary: 'Cancel a job',
    description:
      'Ends a job at once. Results that there are stay; entries that are being verified get none. Takes no body.',
    scope: 'jobs',
    parameters: [JOB_ID],
    response: { description: 'The job as it ended.', media: JSON_MEDIA, schema: CancelledSchema },
    problems: [
      'invalid_request',
      'not_found',
      'idempotency_in_progress',
      'job_finished',
      'idempotency_key_reused',
      'storage_unavailable',
    ],
  },
];

function reading(
  id: OperationId,
  path: string,
  words: Pick<Operation, 'summary' | 'description'>,
  parameters: readonly Parameter[],
  response: Operation['response'],
  problems: readonly ProblemCode[] = ['invalid_request', 'not_found'],
): Operation {
  const isStream = response.media === 'text/event-stream';
  const over = { status: 204, description: 'Nothing will come after that event: the job is over.' };
  const all = [...problems, 'storage_unavailable'] as const;
  return {
    id,
    method: 'GET',
    path,
    tag: 'Jobs',
    ...words,
    scope: 'jobs',
    parameters,
    response,
    ...(isStream && { alsoAs: over }),
    problems: all,
  };
}
