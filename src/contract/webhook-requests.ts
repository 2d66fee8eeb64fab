import type { Json } from '../domain/json.ts';
import type { WebhookEvent } from '../domain/webhook.ts';
import { type Ignored, ignoredFields, told } from './ignored.ts';
import { type Fault, type Outcome, refuse } from './problems.ts';
import { WEBHOOK_EVENTS, WebhookCreateBody, WebhookUpdateBody } from './schemas/webhooks.ts';
import { compile, type Validator } from './validate.ts';

/** A body that makes or changes a webhook, after normalisation. */
export interface WebhookRequest extends Ignored {
  readonly url?: string;
  readonly events?: readonly WebhookEvent[];
  readonly description?: string;
  readonly enabled?: boolean;
}

/** A webhook that can be made: what a caller left out is filled in. */
export type NewWebhook = WebhookRequest & Required<Pick<WebhookRequest, 'url' | 'events' | 'description'>>;

const checkCreate = compile(WebhookCreateBody);
const checkUpdate = compile(WebhookUpdateBody);

/** The address that a body names, where it is one that could be asked where it leads. */
export function addressOf(value: Json): URL | undefined {
  const { url } = (value ?? {}) as Partial<WebhookRequest>;
  return typeof url === 'string' && addressMessage(url) === undefined ? new URL(url) : undefined;
}

/** What is said of an address that leads where no webhook may go. */
export const ADDRESS_REFUSED: Fault = {
  pointer: '/url',
  message:
    'url leads to an address that is not public, or names one without TLS. Give an https address on the public network, or ask the operator to name its network (setting TOUCHSTONE_WEBHOOK_NETWORKS).',
};

/**
 * Reads the body of POST /v2/webhooks.
 * @param refused what is wrong with where the address leads; the contract itself asks nobody
 */
export function readNewWebhook(value: Json, refused?: Fault): Outcome<NewWebhook> {
  const outcome = read(value, checkCreate, WebhookCreateBody, refused);
  if (!outcome.ok) return outcome;
  const { url = '', events = WEBHOOK_EVENTS, description = '' } = outcome.value;
  return { ok: true, value: { url, events, description, ...told(outcome.value) } };
}

/** Reads the body of PATCH /v2/webhooks/{webhook_id}. */
export function readWebhookChanges(value: Json, refused?: Fault): Outcome<WebhookRequest> {
  const { status, enabled } = (value ?? {}) as { readonly status?: Json; readonly enabled?: Json };
  const isEnabled = status === 'enabled';
  const contradicted = status !== undefined && typeof enabled === 'boolean' && enabled !== isEnabled;
  const outcome = read(value, checkUpdate, WebhookUpdateBody, refused, contradicted ? [CONTRADICTED] : []);
  if (!outcome.ok || status === undefined) return outcome;
  return { ok: true, value: { ...outcome.value, enabled: isEnabled } };
}

function read(
  value: Json,
  check: Validator,
  schema: object,
  refused: Fault | undefined,
  more: readonly Fault[] = [],
): Outcome<WebhookRequest> {
  const found = check(value);
  const faults = [...found, ...more.filter((one) => found.every(({ pointer }) => pointer !== one.pointer))];
  const body = (value ?? {}) as Partial<WebhookRequest>;
  const wrong = refused ?? (typeof body.url === 'string' ? addressFault(body.url) : undefined);
  const all =
    wrong === undefined || faults.some(({ pointer }) => pointer === '/url') ? faults : [...faults, wrong];
  if (all.length > 0) return { ok: false, refusal: refuse('invalid_request', all) };
  const { url, events, description, enabled } = body;
  const normal = {
    ...(url !== undefined && { url: new URL(url).href }),
    // Each once, in the order of the interface.
    ...(events !== undefined && { events: WEBHOOK_EVENTS.filter((event) => events.includes(event)) }),
    ...(description !== undefined && { description }),
    ...(enabled !== undefined && { enabled }),
    ...ignoredFields(schema, value),
  };
  return { ok: true, value: normal };
}

const CONTRADICTED: Fault = {
  pointer: '/status',
  message: 'status and enabled say the same, and contradict each other. Leave one of them out.',
};

/** What can be told of an address without asking where it leads. */
function addressFault(text: string): Fault | undefined {
  const message = addressMessage(text);
  return message === undefined ? undefined : { pointer: '/url', message };
}

function addressMessage(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    return 'url is no web address. Write it whole: https://hooks.shop.example/touchstone.';
  }
  if (url.username !== '' || url.password !== '') {
    return 'url holds a user name or a password. Leave them out: the signature tells the receiver who sends.';
  }
  if (url.hash !== '') return 'url holds a fragment (#…), which is never sent. Leave it out.';
  return undefined;
}
