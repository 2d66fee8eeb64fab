import { PROBLEM_CODES } from '../problems.ts';
import { Type } from './build.ts';
import { oneOf, RequestId } from './common.ts';

export const ProblemSchema = Type.Object(
  {
    type: Type.String({
      format: 'uri-reference',
      description: 'Identifies the kind of problem, and leads to its text.',
    }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String({ description: 'What happened here, and what to do.' }),
    code: oneOf(PROBLEM_CODES, { description: 'Stable code for programs.' }),
    request_id: RequestId,
    errors: Type.Optional(
      Type.Array(
        Type.Object(
          {
            pointer: Type.String({
              description:
                'JSON Pointer of the field, or `/query/<name>` for a parameter, `/header/<name>` for a header.',
            }),
            message: Type.String({ description: 'What is wrong, the limit, and the remedy.' }),
          },
          { title: 'Fault' },
        ),
        {
          description:
            'All faults of an invalid input at once; of more than 100 a hundred, one of each kind among them.',
        },
      ),
    ),
  },
  { title: 'Problem', description: 'Problem details (RFC 9457).' },
);

export const HealthSchema = Type.Object({ status: oneOf(['ok']) }, { title: 'Health' });

export const HealthDetailedSchema = Type.Object(
  {
    request_id: RequestId,
    status: oneOf(['ok', 'degraded', 'down']),
    version: Type.String(),
    uptime_s: Type.Number({ minimum: 0 }),
    components: Type.Unsafe<Record<string, { status: string; latency_ms?: number }>>({
      type: 'object',
      additionalProperties: {
        title: 'Component',
        type: 'object',
        properties: {
          status: {
            type: 'string',
            enum: ['ok', 'degraded', 'down', 'not_available'],
            description: '`not_available` for a part that this server does not have.',
          },
          latency_ms: { type: 'number', minimum: 0 },
        },
        required: ['status'],
        additionalProperties: true,
      },
      description: '`storage`, `audit_log`, `jobs`, `webhooks` and `semantic`, each with figures of its own.',
    }),
  },
  { title: 'HealthDetailed' },
);
