import type { TSchema } from 'typebox';
import type { Operation, OperationId } from './operation.ts';
import { DELIVERY_LIST_PARAMETERS, MESSAGE_ID, type Parameter, WEBHOOK_ID } from './parameters.ts';
import type { ProblemCode } from './problems.ts';
import {
  DeliveryList,
  DeliveryWithPayload,
  ShownDelivery,
  WebhookCreateBody,
  WebhookCreated,
  WebhookDeleted,
  WebhookList,
  WebhookRotated,
  WebhookShown,
  WebhookUpdateBody,
  WebhookUpdated,
} from './schemas/index.ts';

const BODY_PROBLEMS: readonly ProblemCode[] = [
  'invalid_json',
  'invalid_request',
  'payload_too_large',
  'unsupported_media_type',
];
const POST_PROBLEMS: readonly ProblemCode[] = ['idempotency_in_progress', 'idempotency_key_reused'];

interface Spoken {
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly request?: TSchema;
  /** 200 unless told. */
  readonly status?: number;
  readonly answer: string;
  readonly schema: TSchema;
  readonly problems: readonly ProblemCode[];
}

function webhook(
  id: OperationId,
  method: Operation['method'],
  path: string,
  { summary, description, parameters = [], request, status, answer, schema, problems }: Spoken,
): Operation {
  return {
    id,
    method,
    path: `/v2/webhooks${path}`,
    tag: 'Webhooks',
    summary,
    description,
    scope: 'admin',
    parameters,
    ...(request !== undefined && { request }),
    response: {
      ...(status !== undefined && { status }),
      description: answer,
      media: 'application/json',
      schema,
    },
    problems: [...problems, ...(method === 'POST' ? POST_PROBLEMS : []), 'storage_unavailable'],
  };
}

/** Webhooks of the tenant and what was sent to them. */
export const webhookOperations: readonly Operation[] = [
  webhook('listWebhooks', 'GET', '', {
    summary: 'List webhooks',
    description: 'The webhooks of the tenant, without their secrets.',
    answer: 'All of them.',
    schema: WebhookList,
    problems: ['invalid_request'],
  }),
  webhook('createWebhook', 'POST', '', {
    summary: 'Create a webhook',
    description:
      'Has events posted to an address, signed as Standard Webhooks 1.0.0 says. The secret is shown in this answer alone. Events from now on are sent, each at least once, under a `webhook-id` of its own.',
    request: WebhookCreateBody,
    status: 201,
    answer: 'The webhook and its secret.',
    schema: WebhookCreated,
    problems: [...BODY_PROBLEMS, 'too_many_webhooks'],
  }),
  webhook('getWebhook', 'GET', '/{webhook_id}', {
    summary: 'Read a webhook',
    description: 'With its state, without its secret.',
    parameters: [WEBHOOK_ID],
    answer: 'The webhook.',
    schema: WebhookShown,
    problems: ['invalid_request', 'not_found'],
  }),
  webhook('updateWebhook', 'PATCH', '/{webhook_id}', {
    summary: 'Change a webhook',
    description: 'Changes what the body names. An event that is added is sent from now on.',
    parameters: [WEBHOOK_ID],
    request: WebhookUpdateBody,
    answer: 'The webhook as it is now.',
    schema: WebhookUpdated,
    problems: [...BODY_PROBLEMS, 'not_found'],
  }),
  webhook('deleteWebhook', 'DELETE', '/{webhook_id}', {
    summary: 'Delete a webhook',
    description: 'With its deliveries: what is pending is not sent.',
    parameters: [WEBHOOK_ID],
    answer: 'It is gone.',
    schema: WebhookDeleted,
    problems: ['invalid_request', 'not_found'],
  }),
  webhook('rotateWebhookSecret', 'POST', '/{webhook_id}/rotate-secret', {
    summary: 'Rotate the secret of a webhook',
    description:
      'Makes a fresh secret and shows it, in this answer alone. For a day both sign: `webhook-signature` holds a signature of each.',
    parameters: [WEBHOOK_ID],
    answer: 'The webhook and its fresh secret.',
    schema: WebhookRotated,
    problems: ['invalid_request', 'not_found'],
  }),
  webhook('testWebhook', 'POST', '/{webhook_id}/test', {
    summary: 'Test a webhook',
    description: 'Sends an event of the type `webhook.test`. What came of it is seen in its delivery.',
    parameters: [WEBHOOK_ID],
    answer: 'The delivery, which is under way.',
    schema: ShownDelivery,
    problems: ['invalid_request', 'not_found', 'webhook_disabled'],
  }),
  webhook('listDeliveries', 'GET', '/{webhook_id}/deliveries', {
    summary: 'List deliveries',
    description: 'What was sent to a webhook, or is about to be, latest first.',
    parameters: [WEBHOOK_ID, ...DELIVERY_LIST_PARAMETERS],
    answer: 'A page of deliveries.',
    schema: DeliveryList,
    problems: ['invalid_request', 'not_found'],
  }),
  webhook('getDelivery', 'GET', '/{webhook_id}/deliveries/{message_id}', {
    summary: 'Read a delivery',
    description: 'With what came of its last attempt, and the body that it carries.',
    parameters: [WEBHOOK_ID, MESSAGE_ID],
    answer: 'The delivery.',
    schema: DeliveryWithPayload,
    problems: ['invalid_request', 'not_found'],
  }),
  webhook('replayDelivery', 'POST', '/{webhook_id}/deliveries/{message_id}/replay', {
    summary: 'Replay a delivery',
    description:
      'Sends it again at once, whatever came of it, under the same `webhook-id` and with all its attempts before it. One that is under way is left to it.',
    parameters: [WEBHOOK_ID, MESSAGE_ID],
    answer: 'The delivery, which is pending.',
    schema: ShownDelivery,
    problems: ['invalid_request', 'not_found', 'webhook_disabled'],
  }),
];
