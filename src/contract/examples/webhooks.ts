import type { Json } from '../../domain/json.ts';
import { type Example, get } from './example.ts';
import { REQUEST_ID, TIME } from './values.ts';

const WEBHOOK_ID = '019ce5d2-0c11-7b0e-a1c4-5f9e2d7b6a80';
const TEST_ID = '019ce5d2-4f7a-7d21-8c3e-9b1a6f2d4e05';
const MESSAGE_ID = 'msg_019ce5d24f7a7d218c3e9b1a6f2d4e05';
const URL = 'https://hooks.shop.example/touchstone';
const SECRET = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDs1mPLE5nYQo=';

const WEBHOOK: { readonly [field: string]: Json } = {
  webhook_id: WEBHOOK_ID,
  url: URL,
  description: 'Review queue',
  events: ['decision.needs_review', 'job.completed'],
  status: 'enabled',
  disabled_reason: null,
  disabled_at: null,
  failing_since: null,
  created_at: TIME,
  updated_at: TIME,
};

const DELIVERY: { readonly [field: string]: Json } = {
  message_id: MESSAGE_ID,
  webhook_id: WEBHOOK_ID,
  event: 'webhook.test',
  subject_id: TEST_ID,
  status: 'pending',
  attempts: 0,
  created_at: TIME,
  next_attempt_at: TIME,
  last_attempt: null,
};

const STABLE = ['/url', '/description', '/events', '/status', '/disabled_reason'];

export const WEBHOOK_EXAMPLES: readonly Example[] = [
  {
    operation: 'createWebhook',
    name: 'create_webhook',
    summary: 'Have decisions that need a review posted to a queue',
    method: 'POST',
    path: '/v2/webhooks',
    body: { url: URL, events: ['decision.needs_review', 'job.completed'], description: 'Review queue' },
    status: 201,
    stable: [...STABLE, '/warnings'],
    answer: { request_id: REQUEST_ID, ...WEBHOOK, secret: SECRET, warnings: [] },
    captures: { webhook_id: '/webhook_id' },
  },
  {
    operation: 'createWebhook',
    name: 'create_webhook_inside',
    summary: 'An address that is not public',
    method: 'POST',
    path: '/v2/webhooks',
    body: { url: 'https://169.254.169.254/latest/meta-data', events: ['decision.denied'] },
    status: 400,
    stable: ['/code', '/errors'],
    answer: {
      type: '/docs#problem-invalid_request',
      title: 'The request is not valid',
      status: 400,
      detail:
        '/events/0: entry 0 is "decision.denied"; it takes decision.deny, decision.needs_review, job.completed or job.failed. And 1 more fault: see errors.',
      code: 'invalid_request',
      request_id: REQUEST_ID,
      errors: [
        {
          pointer: '/events/0',
          message:
            'entry 0 is "decision.denied"; it takes decision.deny, decision.needs_review, job.completed or job.failed.',
        },
        {
          pointer: '/url',
          message:
            'url leads to an address that is not public, or names one without TLS. Give an https address on the public network, or ask the operator to name its network (setting TOUCHSTONE_WEBHOOK_NETWORKS).',
        },
      ],
    },
  },
  {
    ...get('listWebhooks', 'list_webhooks', 'All webhooks of the tenant'),
    path: '/v2/webhooks',
    stable: STABLE.map((pointer) => `/webhooks/0${pointer}`),
    answer: { request_id: REQUEST_ID, webhooks: [WEBHOOK] },
  },
  {
    operation: 'testWebhook',
    name: 'test_webhook',
    summary: 'A test event',
    method: 'POST',
    path: '/v2/webhooks/{webhook_id}/test',
    status: 200,
    stable: ['/event', '/status'],
    answer: { request_id: REQUEST_ID, ...DELIVERY },
    captures: { message_id: '/message_id' },
  },
  {
    ...get('listDeliveries', 'list_deliveries', 'The latest deliveries'),
    path: '/v2/webhooks/{webhook_id}/deliveries?limit=1',
    stable: ['/deliveries/0/event'],
    answer: { request_id: REQUEST_ID, deliveries: [DELIVERY], next_cursor: '1' },
  },
  {
    ...get('getDelivery', 'get_delivery', 'What came of the test, and what it carries'),
    path: '/v2/webhooks/{webhook_id}/deliveries/{message_id}',
    stable: ['/event', '/payload/type'],
    answer: {
      request_id: REQUEST_ID,
      ...DELIVERY,
      status: 'delivered',
      attempts: 1,
      next_attempt_at: null,
      last_attempt: { at: TIME, status_code: 204, error: null, duration_ms: 84.2 },
      payload: { type: 'webhook.test', timestamp: TIME, data: { webhook_id: WEBHOOK_ID } },
    },
  },
  {
    operation: 'replayDelivery',
    name: 'replay_delivery',
    summary: 'The same event once more',
    method: 'POST',
    path: '/v2/webhooks/{webhook_id}/deliveries/{message_id}/replay',
    status: 200,
    stable: ['/event', '/status'],
    answer: { request_id: REQUEST_ID, ...DELIVERY },
  },
  {
    operation: 'rotateWebhookSecret',
    name: 'rotate_webhook_secret',
    summary: 'A fresh secret; the old one signs for another day',
    method: 'POST',
    path: '/v2/webhooks/{webhook_id}/rotate-secret',
    status: 200,
    stable: STABLE,
    answer: { request_id: REQUEST_ID, ...WEBHOOK, secret: SECRET, previous_secret_expires_at: TIME },
  },
  {
    operation: 'updateWebhook',
    name: 'update_webhook',
    summary: 'Send nothing for the time being',
    method: 'PATCH',
    path: '/v2/webhooks/{webhook_id}',
    body: { enabled: false },
    status: 200,
    stable: ['/status', '/disabled_reason', '/warnings'],
    answer: {
      request_id: REQUEST_ID,
      ...WEBHOOK,
      status: 'disabled',
      disabled_reason: 'manual',
      disabled_at: TIME,
      warnings: [],
    },
  },
  {
    ...get('getWebhook', 'get_webhook', 'The webhook and its state'),
    path: '/v2/webhooks/{webhook_id}',
    stable: ['/status'],
    answer: {
      request_id: REQUEST_ID,
      ...WEBHOOK,
      status: 'disabled',
      disabled_reason: 'manual',
      disabled_at: TIME,
    },
  },
  {
    operation: 'deleteWebhook',
    name: 'delete_webhook',
    summary: 'No more of it',
    method: 'DELETE',
    path: '/v2/webhooks/{webhook_id}',
    status: 200,
    stable: ['/deleted'],
    answer: { request_id: REQUEST_ID, webhook_id: WEBHOOK_ID, deleted: true },
  },
];
