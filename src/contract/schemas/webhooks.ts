import type { TSchema } from 'typebox';
import { Type } from './build.ts';
import {
  count,
  DecisionSchema,
  fraction,
  instant,
  nullable,
  oneOf,
  ReasonSchema,
  RequestId,
} from './common.ts';
import { JobSchema } from './jobs.ts';
import { ignored } from './responses.ts';

/** In the order in which they are listed. */
export const WEBHOOK_EVENTS = [
  'decision.deny',
  'decision.needs_review',
  'job.completed',
  'job.failed',
] as const;

/** Characters of an address: what every server on the way takes. */
const URL_CHARACTERS = 2048;

const Url = Type.String({
  minLength: 1,
  maxLength: URL_CHARACTERS,
  description: 'Where events are posted to: an `https` address on the public network, without credentials.',
  examples: ['https://hooks.shop.example/touchstone'],
});

const Description = Type.String({ maxLength: 256, description: 'What it is for, in your words.' });

const Events = Type.Array(oneOf(WEBHOOK_EVENTS), {
  minItems: 1,
  maxItems: WEBHOOK_EVENTS.length,
  description: 'What it is told of.',
});

export const WebhookCreateBody = Type.Object(
  {
    url: Url,
    events: Type.Optional(
      Type.Array(oneOf(WEBHOOK_EVENTS), {
        minItems: 1,
        maxItems: WEBHOOK_EVENTS.length,
        description: 'What it is told of. By default of everything.',
      }),
    ),
    description: Type.Optional(Description),
  },
  { title: 'WebhookInput' },
);

export const WebhookUpdateBody = Type.Object(
  {
    url: Type.Optional(Url),
    events: Type.Optional(Events),
    description: Type.Optional(Description),
    enabled: Type.Optional(
      Type.Boolean({
        description:
          'With `false` nothing more is sent, and what is pending is cancelled. With `true` it is told of what happens from then on.',
      }),
    ),
    status: Type.Optional(
      oneOf(['enabled', 'disabled'], { description: 'The same as `enabled`, in the words of the answer.' }),
    ),
  },
  { title: 'WebhookChanges', description: 'What is left out stays.' },
);

const webhookId = Type.String({ format: 'uuid', description: 'Identifier of the webhook.' });

const webhook = {
  webhook_id: webhookId,
  url: Url,
  description: Description,
  events: Events,
  status: oneOf(['enabled', 'disabled']),
  disabled_reason: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    enum: ['manual', 'gone', 'failing', null],
    description:
      '`manual`: it was disabled by request. `gone`: the receiver answered 410. `failing`: nothing got through for days.',
  }),
  disabled_at: nullable(instant(''), 'Since when nothing is sent; null while it is enabled.'),
  failing_since: nullable(
    instant(''),
    'The first failure since anything got through; null while all is well.',
  ),
  created_at: instant('When it was made.'),
  updated_at: instant('When it was last changed by request.'),
};

const Secret = Type.String({
  description: 'Signs what is sent (Standard Webhooks). Shown here, and never again.',
  examples: ['whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'],
});

export const WebhookShown = Type.Object({ request_id: RequestId, ...webhook }, { title: 'ShownWebhook' });

export const WebhookUpdated = Type.Object(
  { request_id: RequestId, ...webhook, ...ignored },
  { title: 'UpdatedWebhook' },
);

export const WebhookCreated = Type.Object(
  { request_id: RequestId, ...webhook, secret: Secret, ...ignored },
  { title: 'CreatedWebhook' },
);

export const WebhookRotated = Type.Object(
  {
    request_id: RequestId,
    ...webhook,
    secret: Secret,
    previous_secret_expires_at: instant('Until then the replaced secret signs beside the fresh one.'),
  },
  { title: 'RotatedWebhook' },
);

export const WebhookList = Type.Object(
  {
    request_id: RequestId,
    webhooks: Type.Array(Type.Object(webhook, { title: 'Webhook' }), {
      description: 'In the order in which they were made.',
    }),
  },
  { title: 'WebhookList' },
);

export const WebhookDeleted = Type.Object(
  { request_id: RequestId, webhook_id: webhookId, deleted: Type.Literal(true) },
  { title: 'DeletedWebhook' },
);

const Attempt = Type.Object(
  {
    at: instant('When it began.'),
    status_code: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      description: 'HTTP status of the answer; null without one.',
    }),
    error: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      enum: [
        'address_refused',
        'name_not_resolved',
        'connection_failed',
        'tls_failed',
        'timeout',
        'redirected',
        'status',
        'nothing_to_send',
        null,
      ],
      description:
        'Why it failed; null where the answer was 2xx. `address_refused`: the name leads to an address that is not public. `nothing_to_send`: what it is about has expired.',
    }),
    duration_ms: Type.Number({ minimum: 0 }),
  },
  { title: 'DeliveryAttempt' },
);

const delivery = {
  message_id: Type.String({
    description:
      'Identifier of the event, as the receiver gets it in `webhook-id`: the same at every attempt and replay.',
  }),
  webhook_id: webhookId,
  event: oneOf([...WEBHOOK_EVENTS, 'webhook.test']),
  subject_id: Type.String({
    format: 'uuid',
    description: 'The audit record of a decision, the job, or the test itself.',
  }),
  status: oneOf(['pending', 'delivered', 'failed', 'cancelled'], {
    description:
      '`pending`: an attempt is due or under way. `failed`: every attempt is used up. `cancelled`: the webhook was disabled before.',
  }),
  attempts: count('Attempts that were begun, since the last replay.'),
  created_at: instant('When the delivery was made.'),
  next_attempt_at: nullable(instant(''), 'When it is tried next; null once it is over.'),
  last_attempt: Type.Union([Attempt, Type.Null()], { description: 'Null before the first one is over.' }),
};

export const ShownDelivery = Type.Object({ request_id: RequestId, ...delivery }, { title: 'ShownDelivery' });

export const DeliveryList = Type.Object(
  {
    request_id: RequestId,
    deliveries: Type.Array(Type.Object(delivery, { title: 'Delivery' }), { description: 'Latest first.' }),
    next_cursor: nullable(Type.String(), 'Send it as `cursor` for the next page; null on the last one.'),
  },
  { title: 'DeliveryList' },
);

function payload(title: string, events: readonly string[], data: TSchema) {
  return Type.Object(
    {
      type: oneOf(events),
      timestamp: instant('When the event happened.'),
      data,
    },
    { title },
  );
}

const DecisionPayload = payload(
  'DecisionEventPayload',
  ['decision.deny', 'decision.needs_review'],
  Type.Object({
    record_id: Type.String({ format: 'uuid', description: 'Identifier of the audit record.' }),
    follows: Type.Optional(
      Type.String({
        format: 'uuid',
        description:
          'The record of the first answer, where this decision concludes what was answered in the background.',
      }),
    ),
    request_id: RequestId,
    decision: DecisionSchema,
    reason: ReasonSchema,
    action_type: nullable(Type.String(), 'Type of the action that was asked for; null without one.'),
    coverage_score: fraction('Mean coverage of the claims.'),
    evaluated_at: instant('When the decision was made.'),
    metrics: Type.Object({
      claims_total: count('Claims of the request.'),
      claims_supported: count('Claims that are supported.'),
      sources_total: count('Sources of the request.'),
    }),
  }),
);

const JobPayload = payload('JobEventPayload', ['job.completed', 'job.failed'], JobSchema);

const TestPayload = payload('TestEventPayload', ['webhook.test'], Type.Object({ webhook_id: webhookId }));

/** The body of each kind of event, for the reference. */
export const EventPayloads: readonly { readonly events: readonly string[]; readonly schema: TSchema }[] = [
  { events: ['decision.deny', 'decision.needs_review'], schema: DecisionPayload },
  { events: ['job.completed', 'job.failed'], schema: JobPayload },
  { events: ['webhook.test'], schema: TestPayload },
];

export const DeliveryWithPayload = Type.Object(
  {
    request_id: RequestId,
    ...delivery,
    payload: Type.Union([DecisionPayload, JobPayload, TestPayload, Type.Null()], {
      description: 'The body as it is sent; null where what it is about has expired.',
    }),
  },
  { title: 'DeliveryWithPayload' },
);
