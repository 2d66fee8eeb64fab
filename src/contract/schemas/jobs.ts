import type { Static } from 'typebox';
import { Type } from './build.ts';
import { count, instant, nullable, oneOf, RequestId } from './common.ts';
import {
  AuthorizeCompact,
  AuthorizeErased,
  AuthorizeVerbose,
  ignored,
  VerifyCompact,
  VerifyErased,
  VerifyVerbose,
} from './responses.ts';

export const JOB_STATUSES = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const;

const JobId = Type.String({ format: 'uuid', description: 'Identifier of the job.' });

const Status = oneOf(JOB_STATUSES, {
  description:
    '`queued`, then `running`, then one of `completed`, `failed` and `cancelled`. A completed job may hold entries that failed.',
});

const JobErrorSchema = Type.Object(
  {
    code: oneOf(['timed_out', 'out_of_memory', 'worker_lost', 'unavailable', 'internal_error']),
    detail: Type.String({ description: 'What happened.' }),
  },
  { title: 'JobError', description: 'Why there is no result.' },
);

const jobFields = {
  job_id: JobId,
  type: oneOf(['verify_batch', 'semantic_authorize', 'semantic_verify']),
  status: Status,
  progress: Type.Object(
    {
      total: count('Entries of the job.'),
      completed: count('Entries with a result.'),
      failed: count('Entries with an error.'),
    },
    { title: 'JobProgress' },
  ),
  created_at: instant('When the job was accepted.'),
  started_at: nullable(instant(''), 'When the first entry was begun; null before.'),
  finished_at: nullable(instant(''), 'When the job was over; null before.'),
  expires_at: nullable(instant(''), 'From then on the job is gone. Null until it is over.'),
  error: Type.Unsafe<Static<typeof JobErrorSchema> | null>({
    anyOf: [JobErrorSchema, { type: 'null' }],
    description: 'Why the job failed as a whole; else null.',
  }),
};

export const JobSchema = Type.Object(jobFields, {
  title: 'Job',
  description: 'Work in the background, without its results. It is the `data` of an event.',
});

const place = {
  index: count('Position of the entry in the batch, from 0.'),
  id: Type.String({ description: 'Identifier of the entry: the caller’s, or `e1`, `e2`… by position.' }),
};

export const BatchResultSchema = Type.Union([
  Type.Object(
    { ...place, ...VerifyCompact.properties },
    { title: 'BatchResultCompact', description: 'The answer to one entry.', additionalProperties: false },
  ),
  Type.Object(
    { ...place, ...VerifyVerbose.properties },
    {
      title: 'BatchResultVerbose',
      description: 'The answer to one entry with all details.',
      additionalProperties: false,
    },
  ),
  Type.Object(
    { ...place, ...VerifyErased.properties },
    {
      title: 'BatchResultErased',
      description: 'What is left of the answer to one entry once evidence that it quoted is erased.',
      additionalProperties: false,
    },
  ),
  Type.Object(
    { ...place, error: JobErrorSchema },
    { title: 'BatchResultFailed', description: 'An entry that failed.', additionalProperties: false },
  ),
]);

export const JobReportSchema = Type.Object(
  {
    request_id: RequestId,
    ...jobFields,
    results: Type.Optional(
      Type.Array(BatchResultSchema, {
        description: 'Of a batch that is over: a page of results in the order sent.',
      }),
    ),
    next_cursor: Type.Optional(
      nullable(
        Type.String(),
        'Beside `results`: send it as `cursor` for the next page; null on the last one.',
      ),
    ),
    result: Type.Optional(
      Type.Unsafe<object>({
        anyOf: [
          AuthorizeCompact,
          AuthorizeVerbose,
          AuthorizeErased,
          VerifyCompact,
          VerifyVerbose,
          VerifyErased,
        ],
        description:
          'Of background semantic verification that is completed: the decision artifact, or the answer of a verification.',
      }),
    ),
  },
  { title: 'JobReport', description: 'How a job does, with its results once it is over.' },
);

export const SubmittedSchema = Type.Object(
  {
    request_id: RequestId,
    job_id: JobId,
    status: Status,
    warnings: Type.Optional(ignored.warnings),
    more_warnings: ignored.more_warnings,
  },
  { title: 'SubmittedJob', description: 'The job that was accepted.' },
);

export const CancelledSchema = Type.Object(
  { request_id: RequestId, ...jobFields },
  { title: 'CancelledJob', description: 'The job as it ended.' },
);

export const JobListSchema = Type.Object(
  {
    request_id: RequestId,
    jobs: Type.Array(JobSchema, { description: 'Latest first.' }),
    next_cursor: nullable(Type.String(), 'Send it as `cursor` for the next page; null on the last one.'),
  },
  { title: 'JobList' },
);
