import type { TSchema } from 'typebox';
import { jobOperations } from './job-operations.ts';
import type { Limits } from './limits.ts';
import { type Doors, JSON_MEDIA, type Operation, type OperationId } from './operation.ts';
import { pageOperations } from './page-operations.ts';
import {
  CONSISTENCY_PARAMETERS,
  KEY_ID,
  LIST_PARAMETERS,
  type Parameter,
  PROOF_PARAMETERS,
  RECORD_ID,
  TILE_PATH,
} from './parameters.ts';
import type { ProblemCode } from './problems.ts';
import { Type } from './schemas/build.ts';
import {
  AuthorizeCompact,
  AuthorizeErased,
  AuthorizeVerbose,
  CheckpointSchema,
  ConsistencySchema,
  HealthDetailedSchema,
  HealthSchema,
  KeySet,
  ProofSchema,
  RecordList,
  requestSchemas,
  ShownRecord,
  SigningKeySchema,
  VerifyCompact,
  VerifyErased,
  VerifyVerbose,
} from './schemas/index.ts';
import { sourceOperations } from './source-operations.ts';
import { webhookOperations } from './webhook-operations.ts';

export type { Doors, Method, Operation, OperationId } from './operation.ts';

const DECISION_PROBLEMS: readonly ProblemCode[] = [
  'invalid_json',
  'invalid_request',
  'idempotency_in_progress',
  'payload_too_large',
  'unsupported_media_type',
  'idempotency_key_reused',
  'audit_unavailable',
  'storage_unavailable',
];

const ALL_OPEN: Doors = { tlog: 'open', metrics: 'open', health_detailed: 'open' };

/** All operations that are served, in the order of the reference, under the limits and settings in force. */
export function operations(limits: Limits, doors: Doors = ALL_OPEN): readonly Operation[] {
  const all = [
    ...decisionOperations(limits),
    ...jobOperations(limits),
    ...AUDIT_OPERATIONS,
    ...LOG_OPERATIONS,
    ...sourceOperations(limits),
    ...webhookOperations,
    ...HEALTH_OPERATIONS,
    ...pageOperations,
  ];
  return all.flatMap((operation) => {
    const { door } = operation;
    if (door === undefined || doors[door.setting] === 'open') return [operation];
    return doors[door.setting] === 'off' ? [] : [{ ...operation, scope: door.scope }];
  });
}

function decisionOperations(limits: Limits): readonly Operation[] {
  const { verify, authorize } = requestSchemas(limits);
  return [
    {
      id: 'verify',
      method: 'POST',
      path: '/v2/verify',
      tag: 'Decisions',
      summary: 'Verify claims',
      description:
        'Says of each claim whether the evidence in the request supports it, and where. It gives no permission: that is what authorizing is for.',
      scope: 'verify',
      parameters: [],
      request: verify,
      response: {
        description: 'The verdict and the check of each claim.',
        media: JSON_MEDIA,
        schema: Type.Union([VerifyCompact, VerifyVerbose, VerifyErased]),
      },
      problems: DECISION_PROBLEMS,
    },
    {
      id: 'authorize',
      method: 'POST',
      path: '/v2/authorize',
      tag: 'Decisions',
      summary: 'Authorize an action',
      description:
        'Verifies the claims that an action rests on, applies the requirements, and gives one decision. Its audit record is durable before the answer is sent. Only `allow` permits going ahead. With `answer`, the claims of a text are found and verified (Output mode). With `Accept: text/event-stream` the answer is server-sent events: `check` for each claim as it is judged, then `decision` with the artifact; `error` with a problem where it breaks off.',
      scope: 'authorize',
      parameters: [],
      request: authorize,
      response: {
        description: 'The decision artifact.',
        media: JSON_MEDIA,
        schema: Type.Union([AuthorizeCompact, AuthorizeVerbose, AuthorizeErased]),
        headers: ['X-Accel-Buffering'],
        alsoIn: { 'text/event-stream': Type.String() },
      },
      problems: DECISION_PROBLEMS,
    },
  ];
}

const AUDIT_OPERATIONS: readonly Operation[] = [
  audit(
    'listRecords',
    '',
    'List records',
    'The records of the tenant, latest first. Pages of long records end sooner than `limit` says.',
    LIST_PARAMETERS,
    {
      description: 'A page of records.',
      schema: RecordList,
      problems: ['invalid_request'],
    },
  ),
  audit(
    'getRecord',
    '/{record_id}',
    'Read a record',
    'The record of one decision with its place in the log.',
    [RECORD_ID],
    { description: 'The record.', schema: ShownRecord, problems: ['invalid_request', 'not_found'] },
  ),
  audit(
    'getProof',
    '/{record_id}/proof',
    'Prove a record',
    'The signed Merkle proof that the record stands in the log. It is checked offline with the signing key alone.',
    [RECORD_ID, ...PROOF_PARAMETERS],
    {
      description: 'The proof.',
      schema: ProofSchema,
      headers: ['Content-Disposition'],
      alsoIn: { 'text/plain': Type.String() },
      problems: ['invalid_request', 'not_found'],
    },
  ),
  audit('getSigningKey', '/keys/{key_id}', 'Read a signing key', 'Retired keys stay served.', [KEY_ID], {
    description: 'The public key.',
    schema: SigningKeySchema,
    problems: ['invalid_request', 'not_found'],
  }),
  audit(
    'getCheckpoint',
    '/checkpoint',
    'Read the latest checkpoint',
    'The signed head of the tree; before the first record that of an empty one.',
    [],
    {
      description: 'The checkpoint.',
      schema: CheckpointSchema,
      problems: ['invalid_request', 'not_found'],
    },
  ),
  audit(
    'getConsistency',
    '/consistency',
    'Prove that the log only grew',
    'The consistency proof between two sizes of the log.',
    CONSISTENCY_PARAMETERS,
    { description: 'The proof.', schema: ConsistencySchema, problems: ['invalid_request'] },
  ),
];

interface AuditAnswer {
  readonly description: string;
  readonly schema: TSchema;
  readonly headers?: Operation['response']['headers'];
  readonly alsoIn?: { readonly [media: string]: TSchema };
  readonly problems: readonly ProblemCode[];
}

function audit(
  id: OperationId,
  path: string,
  summary: string,
  description: string,
  parameters: readonly Parameter[],
  answer: AuditAnswer,
): Operation {
  return {
    id,
    method: 'GET',
    path: `/v2/audit${path}`,
    tag: 'Audit',
    summary,
    description,
    scope: 'audit',
    parameters,
    response: {
      description: answer.description,
      media: JSON_MEDIA,
      schema: answer.schema,
      ...(answer.headers && { headers: answer.headers }),
      ...(answer.alsoIn && { alsoIn: answer.alsoIn }),
    },
    problems: [...answer.problems, 'storage_unavailable'],
  };
}

const LOG_OPERATIONS: readonly Operation[] = [
  {
    id: 'getKeySet',
    method: 'GET',
    path: '/.well-known/jwks.json',
    tag: 'Transparency log',
    summary: 'Read all signing keys',
    description: 'Every key that ever signed, as a JSON Web Key Set.',
    scope: null,
    parameters: [],
    kept: true,
    response: { description: 'The key set.', media: 'application/jwk-set+json', schema: KeySet },
    problems: ['storage_unavailable'],
  },
  {
    id: 'getLogCheckpoint',
    method: 'GET',
    path: '/tlog/checkpoint',
    tag: 'Transparency log',
    summary: 'Read the signed tree head',
    description: 'The latest checkpoint as a C2SP signed note.',
    scope: null,
    door: { setting: 'tlog', scope: 'audit' },
    parameters: [],
    kept: true,
    response: { description: 'The signed note.', media: 'text/plain', schema: Type.String() },
    problems: ['not_found', 'storage_unavailable'],
  },
  {
    id: 'getLogTile',
    method: 'GET',
    path: '/tlog/tile/{path}',
    tag: 'Transparency log',
    summary: 'Read a tile',
    description: 'Hashes of the tree or entries of the log as C2SP tlog-tiles. The path holds slashes.',
    scope: null,
    door: { setting: 'tlog', scope: 'audit' },
    parameters: [TILE_PATH],
    kept: true,
    response: {
      description: 'The tile.',
      media: 'application/octet-stream',
      schema: Type.String({ format: 'binary' }),
    },
    problems: ['not_found', 'storage_unavailable'],
  },
];

const HEALTH_OPERATIONS: readonly Operation[] = [
  {
    id: 'getHealth',
    method: 'GET',
    path: '/health',
    tag: 'Health',
    summary: 'Ask whether the service answers',
    description: 'Light: for load balancers and uptime checks.',
    scope: null,
    parameters: [],
    response: { description: 'The service answers.', media: JSON_MEDIA, schema: HealthSchema },
    problems: [],
  },
  {
    id: 'getHealthDetailed',
    method: 'GET',
    path: '/health/detailed',
    tag: 'Health',
    summary: 'Ask how each part does',
    description: 'The state of each component with its figures.',
    scope: null,
    door: { setting: 'health_detailed', scope: 'admin' },
    parameters: [],
    response: { description: 'All that is needed works.', media: JSON_MEDIA, schema: HealthDetailedSchema },
    alsoAs: { status: 503, description: 'A part that is needed is down.' },
    problems: [],
  },
];
