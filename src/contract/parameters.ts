import type { TSchema } from 'typebox';
import type { Json } from '../domain/json.ts';
import { INSTANT, instantOf } from './instant.ts';
import { echo, rangeOf, type SchemaNode } from './messages.ts';
import { descend } from './pointer.ts';
import { type Fault, type Outcome, refuse } from './problems.ts';
import { rules, Type } from './schemas/build.ts';
import { ORIGINS, oneOf } from './schemas/common.ts';
import { JOB_STATUSES } from './schemas/jobs.ts';
import { compile, lowerFirst, type Validator } from './validate.ts';

/** A parameter of a path or a query. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description: string;
  readonly schema: TSchema & { readonly type?: string; readonly default?: unknown };
}

/** A parameter of a query. */
function query(name: string, description: string, schema: TSchema, required = false): Parameter {
  return { name, in: 'query', required, description, schema };
}

/** A parameter of a path. */
function path(name: string, description: string, schema: TSchema): Parameter {
  return { name, in: 'path', required: true, description, schema };
}

const Instant = Type.String({
  examples: ['2026-03-11', '2026-03-11T00:00:00Z'],
  ...rules({ pattern: INSTANT.source }),
});
const Size = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** The filters of `GET /v2/audit`. */
export const LIST_PARAMETERS = [
  query('cursor', '`next_cursor` of the page before.', Type.String({ minLength: 1, maxLength: 256 })),
  query('decision', 'Only records of this decision.', oneOf(['allow', 'deny', 'needs_review'])),
  query('action', 'Only records of this type of action.', Type.String({ minLength: 1, maxLength: 256 })),
  query('from', 'Only records from this date or time on.', Instant),
  query('to', 'Only records before this date or time.', Instant),
  query('limit', 'Records on a page.', Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
] as const;

/** The parameters of `GET /v2/audit/{record_id}/proof`. */
export const PROOF_PARAMETERS = [
  query(
    'tree_size',
    'Prove against the checkpoint of exactly this size. By default the first one that covers the record.',
    Size,
  ),
  query('format', '`tlog-proof` for the proof as a C2SP bundle, to be kept in a file `.tlog-proof`.', {
    ...oneOf(['json', 'tlog-proof']),
    default: 'json',
  }),
] as const;

/** The parameters of `GET /v2/audit/consistency`. */
export const CONSISTENCY_PARAMETERS = [
  query('from', 'The smaller size.', Size, true),
  query('to', 'The greater size. By default the present one.', Size),
] as const;

/** The filters of `GET /v2/webhooks/{webhook_id}/deliveries`. */
export const DELIVERY_LIST_PARAMETERS = [
  query('cursor', '`next_cursor` of the page before.', Type.String({ minLength: 1, maxLength: 256 })),
  query('status', 'Only deliveries of this status.', oneOf(['pending', 'delivered', 'failed', 'cancelled'])),
  query('limit', 'Deliveries on a page.', Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
] as const;

export const WEBHOOK_ID = path('webhook_id', 'Identifier of the webhook.', Type.String({ format: 'uuid' }));
export const MESSAGE_ID = path(
  'message_id',
  'Identifier of the event, as the receiver gets it in `webhook-id`.',
  Type.String(),
);
const Flag = oneOf(['true', 'false']);

/** The filters of `GET /v2/sources`. */
export const SOURCE_LIST_PARAMETERS = [
  query('cursor', '`next_cursor` of the page before.', Type.String({ minLength: 1, maxLength: 2048 })),
  query('origin', 'Only sources of this origin.', oneOf(ORIGINS)),
  query('uri', 'Only sources of this URI.', Type.String({ minLength: 1, maxLength: 2048 })),
  query(
    'checksum',
    'Only sources of this content.',
    Type.String({
      pattern: '^sha256:[0-9a-fA-F]{64}$',
      'x-expects': 'sha256: followed by 64 hexadecimal digits',
    }),
  ),
  query(
    'erased',
    'With `true`, what was erased: its id, checksum and times. No other filter goes with it.',
    Flag,
  ),
  query('limit', 'Sources on a page.', Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
] as const;

/** The parameters of `GET /v2/sources/{source_id}`. */
export const SOURCE_PARAMETERS = [
  query('text', 'With `false`, without the text or data.', { ...Flag, default: 'true' }),
] as const;

const Place = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** The parameters of `GET /v2/sources/{source_id}/text`. */
export const SOURCE_TEXT_PARAMETERS = [
  query('start', 'First place, in UTF-16 code units, as citations count.', Place),
  query('end', 'Place after the last.', Place),
  query('page', 'This page alone, from 1.', Type.Integer({ minimum: 1, maximum: 1_000_000 })),
] as const;

export const SOURCE_ID = path('source_id', 'Identifier of the registered source.', Type.String());

/** The filters of `GET /v2/jobs`. */
export const JOB_LIST_PARAMETERS = [
  query('cursor', '`next_cursor` of the page before.', Type.String({ minLength: 1, maxLength: 256 })),
  query('status', 'Only jobs of this status.', oneOf(JOB_STATUSES)),
  query('limit', 'Jobs on a page.', Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
] as const;

/** The pages of results of `GET /v2/jobs/{job_id}`. */
export const JOB_PARAMETERS = [
  query('cursor', '`next_cursor` of the page before.', Type.String({ minLength: 1, maxLength: 256 })),
  query('limit', 'Results on a page.', Type.Integer({ minimum: 1, maximum: 1000, default: 1000 })),
] as const;

/** Where `GET /v2/jobs/{job_id}/events` begins. */
export const JOB_EVENTS_PARAMETERS = [
  query(
    'last_event_id',
    'Only events after the one of this id: 0 for all from the first. The header `Last-Event-ID` stands before it.',
    Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  ),
] as const;

export const JOB_ID = path('job_id', 'Identifier of the job.', Type.String({ format: 'uuid' }));
export const RECORD_ID = path(
  'record_id',
  'Identifier of the audit record.',
  Type.String({ format: 'uuid' }),
);
export const KEY_ID = path('key_id', 'Identifier of the signing key.', Type.String());
export const TILE_PATH = path(
  'path',
  '`<level>/<index>` with an optional `.p/<width>`, or `entries/<index>` (C2SP tlog-tiles).',
  Type.String({ examples: ['0/000.p/1'] }),
);

/** What a query held: numbers read, times in UTC with milliseconds, defaults filled in. */
export type QueryValues = { readonly [name: string]: string | number | undefined };

/**
 * Makes the reader of a query. Unknown and repeated parameters are faults: a filter with a misspelt name must
 * not list everything.
 */
export function createQueryReader(
  parameters: readonly Parameter[],
): (query: { readonly [name: string]: unknown }) => Outcome<QueryValues> {
  const checks = new Map<string, [Parameter, Validator]>(
    parameters.map((parameter) => [parameter.name, [parameter, compile(parameter.schema)]]),
  );
  return (query) => {
    const faults: Fault[] = Object.keys(query)
      .filter((name) => !checks.has(name))
      .slice(0, 100)
      .map((name) =>
        fault(
          name,
          `is no parameter of this operation. It takes ${[...checks.keys()].join(', ') || 'none'}.`,
        ),
      );
    const values: { [name: string]: string | number | undefined } = {};
    for (const [name, [parameter, check]] of checks) {
      const value = readValue(parameter, Object.hasOwn(query, name) ? query[name] : undefined);
      if (value === undefined) {
        if (parameter.required)
          faults.push(fault(name, `is missing. Add it: ${lowerFirst(parameter.description)}`));
        else values[name] = parameter.schema.default as string | number | undefined;
        continue;
      }
      const found = readFault(parameter, value, check);
      if (found === undefined) values[name] = value as string | number;
      else faults.push(fault(name, found));
    }
    return faults.length === 0
      ? { ok: true, value: values }
      : { ok: false, refusal: refuse('invalid_request', faults) };
  };
}

function fault(name: string, message: string): Fault {
  return {
    pointer: descend('/query', name),
    message: `the query parameter ${JSON.stringify(name.slice(0, 64).toWellFormed())} ${message}`,
  };
}

/** The plus before an offset from UTC, which stands for a space in a query unless it is written as %2B. */
const BARE_PLUS = / (?=[0-9]{2}:[0-9]{2}$)/;

/** The value in the type of its schema, where it can be read as one. */
function readValue({ schema }: Parameter, raw: unknown): Json | undefined {
  if (typeof raw !== 'string') return raw as Json | undefined;
  if (schema.type === 'integer') return /^-?[0-9]{1,300}$/.test(raw) ? Number(raw) : raw;
  if (schema === Instant) return instantOf(raw.replace(BARE_PLUS, '+')) ?? raw;
  return raw;
}

function readFault({ schema }: Parameter, value: Json, check: Validator): string | undefined {
  if (Array.isArray(value)) return 'is given more than once. Give it once.';
  if (schema === Instant && (typeof value !== 'string' || instantOf(value) !== value)) {
    return 'is no time. Write it as 2026-03-11 or 2026-03-11T13:22:05Z.';
  }
  if (schema.type === 'integer' && typeof value === 'string')
    return `is ${echo(value)}, but must be an integer${rangeOf(schema as SchemaNode)}.`;
  const [found] = check(value);
  return found?.message.replace(/^the body /, '');
}
