import { Command, Option } from 'commander';
import type { WebhookDesk } from '../../service/house.ts';
import { DEFAULT_TENANT } from '../../service/keys.ts';
import type { ShownDelivery, ShownWebhook } from '../../service/webhooks.ts';
import { settings } from '../environment.ts';
import { UsageError } from '../exit.ts';
import { orRefusal } from '../refusal.ts';
import { printJson } from '../render.ts';

interface Common {
  readonly tenant: string;
  readonly json?: boolean;
}

interface Fields {
  readonly url?: string;
  readonly events?: string;
  readonly description?: string;
}

/** `touchstone webhooks`: works beside a running server, which sends. */
export function webhooksCommand(): Command {
  const webhooks = new Command('webhooks').description('Have decisions and jobs told to other servers.');
  const command = (name: string, description: string) =>
    webhooks
      .command(name)
      .description(description)
      .option('--tenant <tenant>', 'whose webhooks', DEFAULT_TENANT)
      .option('--json', 'print JSON');
  const events =
    'what it is told of, separated by commas: decision.deny, decision.needs_review, job.completed, job.failed';
  command('create', 'Make a webhook and print its secret, once.')
    .argument('<url>', 'where events are posted to')
    .option('--events <list>', `${events} (default: all)`)
    .option('--description <text>', 'what it is for')
    .action(create);
  command('list', 'List the webhooks of a tenant.').action(list);
  command('show', 'Show a webhook.').argument('<webhook id>').action(show);
  command('update', 'Change a webhook; what is not named stays.')
    .argument('<webhook id>')
    .option('--url <url>', 'where events are posted to')
    .option('--events <list>', events)
    .option('--description <text>', 'what it is for')
    .option('--enable', 'tell it of what happens from now on')
    .addOption(new Option('--disable', 'send nothing more, and cancel what is pending').conflicts('enable'))
    .action(update);
  command('rm', 'Delete a webhook with its deliveries.').argument('<webhook id>').action(remove);
  command('rotate-secret', 'Make a fresh secret and print it, once; the old one signs for another day.')
    .argument('<webhook id>')
    .action(rotate);
  command('test', 'Send a test event.').argument('<webhook id>').action(test);
  command('deliveries', 'List what was sent to a webhook, latest first.')
    .argument('<webhook id>')
    .addOption(
      new Option('--status <status>', 'of this status only').choices([
        'pending',
        'delivered',
        'failed',
        'cancelled',
      ]),
    )
    .option('--limit <n>', 'at most so many', '50')
    .action(deliveries);
  command('replay', 'Send a delivery again, under the same webhook-id.')
    .argument('<webhook id>')
    .argument('[message id]', 'the webhook-id, as `deliveries` shows it')
    .option('--failed', 'all that have failed')
    .option('--cancelled', 'all that were cancelled when the webhook was disabled')
    .option('--since <when>', 'with these: only what was made since this UTC time or date')
    .action(replay);
  return webhooks;
}

type Office = typeof import('../../service/webhooks.ts');

/**
 * Runs on the database of the settings; prints what refuses the request.
 * @param as_json whether what refuses it is printed as JSON too
 * @param makes whether there need be no database yet
 */
function withDesk(
  as_json: boolean | undefined,
  use: (desk: WebhookDesk, office: Office) => Promise<void>,
  makes = false,
): Promise<void> {
  return orRefusal(async () => {
    const set = settings();
    if (!makes) (await import('../data-folder.ts')).assertDatabase(set);
    const office = await import('../../service/webhooks.ts');
    const { targetsOf } = await import('../../app/webhooks.ts');
    const { systemClock } = await import('../../service/clock.ts');
    const { openStorage } = await import('../../app/storage.ts');
    const storage = await openStorage(set, 'tool');
    try {
      const webhook_targets = targetsOf(set);
      await use(
        {
          storage,
          webhook_targets,
          most_webhooks: set.limits.webhooks,
          limits: set.limits,
          clock: systemClock,
        },
        office,
      );
    } finally {
      await storage.close();
    }
  }, as_json);
}

function assertAddress(url: string): void {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return;
  throw new UsageError(`"${url}" is no http or https address`);
}

function bodyOf({ url, events, description }: Fields, enabled?: boolean): Buffer {
  const body = { url, events: events?.split(',').map((one) => one.trim()), description, enabled };
  return Buffer.from(JSON.stringify(body));
}

async function create(url: string, { tenant, json, ...fields }: Common & Fields): Promise<void> {
  assertAddress(url);
  return withDesk(
    json,
    async (desk, office) => {
      const { warnings: _, ...webhook } = await office.createWebhook(
        desk,
        tenant,
        bodyOf({ ...fields, url }),
      );
      if (json) printJson(webhook);
      else process.stdout.write(`${webhook.webhook_id}\n${webhook.secret}\n`);
    },
    true,
  );
}

function list({ tenant, json }: Common): Promise<void> {
  return withDesk(json, async (desk, office) => {
    const found = await office.listWebhooks(desk, tenant);
    if (json) printJson(found);
    else for (const webhook of found) process.stdout.write(`${webhookLine(webhook)}\n`);
  });
}

function show(webhook_id: string, { tenant, json }: Common): Promise<void> {
  return withDesk(json, async (desk, office) =>
    tell(await office.readWebhook(desk, tenant, webhook_id), json),
  );
}

interface Changes extends Common, Fields {
  readonly enable?: boolean;
  readonly disable?: boolean;
}

function update(webhook_id: string, { tenant, json, enable, disable, ...fields }: Changes): Promise<void> {
  return withDesk(json, async (desk, office) => {
    const enabled = enable ? true : disable ? false : undefined;
    const { warnings: _, ...webhook } = await office.updateWebhook(
      desk,
      tenant,
      webhook_id,
      bodyOf(fields, enabled),
    );
    tell(webhook, json);
  });
}

function remove(webhook_id: string, { tenant, json }: Common): Promise<void> {
  return withDesk(json, async (desk, office) => {
    const removed = await office.deleteWebhook(desk, tenant, webhook_id);
    if (json) printJson(removed);
    else process.stdout.write(`${webhook_id} is deleted\n`);
  });
}

function rotate(webhook_id: string, { tenant, json }: Common): Promise<void> {
  return withDesk(json, async (desk, office) => {
    const rotated = await office.rotateWebhookSecret(desk, tenant, webhook_id);
    if (json) printJson(rotated);
    else process.stdout.write(`${rotated.secret}\n`);
  });
}

function test(webhook_id: string, { tenant, json }: Common): Promise<void> {
  return withDesk(json, async (desk, office) =>
    tellPending(await office.testWebhook(desk, tenant, webhook_id), json),
  );
}

interface Listing extends Common {
  readonly status?: string;
  readonly limit: string;
}

function deliveries(webhook_id: string, { tenant, json, status, limit }: Listing): Promise<void> {
  if (!/^[1-9]\d{0,2}$|^1000$/.test(limit))
    throw new UsageError('--limit takes a whole number from 1 to 1000');
  return withDesk(json, async (desk, office) => {
    const page = await office.listDeliveries(desk, tenant, webhook_id, { limit, status });
    if (json) printJson(page.deliveries);
    else for (const delivery of page.deliveries) process.stdout.write(`${deliveryLine(delivery)}\n`);
  });
}

interface Replay extends Common {
  readonly failed?: boolean;
  readonly cancelled?: boolean;
  readonly since?: string;
}

function replay(webhook_id: string, message_id: string | undefined, options: Replay): Promise<void> {
  const { tenant, json, failed, cancelled, since } = options;
  const statuses = [...(failed ? ['failed'] : []), ...(cancelled ? ['cancelled'] : [])];
  if ((message_id === undefined) === (statuses.length === 0)) {
    throw new UsageError('name one delivery, or all that are --failed or --cancelled');
  }
  const since_ms = since === undefined ? 0 : Date.parse(since);
  if (Number.isNaN(since_ms)) throw new UsageError('--since takes a UTC time or a date, such as 2026-03-11');
  if (message_id !== undefined) return replayOne(webhook_id, message_id, { tenant, json: json === true });
  return withDesk(json, async (desk, office) => {
    let replayed = 0;
    for (const status of statuses) {
      replayed += await office.replayAll(desk, tenant, webhook_id, status, since_ms);
    }
    if (json) printJson({ replayed });
    else process.stdout.write(`${replayed} pending: a running server sends them\n`);
  });
}

function replayOne(webhook_id: string, message_id: string, { tenant, json }: Common): Promise<void> {
  return withDesk(json, async (desk, office) =>
    tellPending(await office.replayDelivery(desk, tenant, webhook_id, message_id), json),
  );
}

function tell(webhook: ShownWebhook, json: boolean | undefined): void {
  if (json) printJson(webhook);
  else process.stdout.write(`${webhookLine(webhook)}\n`);
}

function tellPending(delivery: ShownDelivery, json: boolean | undefined): void {
  if (json) printJson(delivery);
  else process.stdout.write(`${delivery.message_id}  pending: a running server sends it\n`);
}

function webhookLine(webhook: ShownWebhook): string {
  const { webhook_id, url, events, status, disabled_reason, failing_since } = webhook;
  const state =
    status === 'disabled'
      ? `disabled (${disabled_reason})`
      : failing_since === null
        ? 'enabled'
        : `failing since ${failing_since}`;
  return `${webhook_id}  ${state}  ${url}  ${events.join(',')}`;
}

function deliveryLine(delivery: ShownDelivery): string {
  const { message_id, event, status, attempts, created_at, next_attempt_at, last_attempt } = delivery;
  const last = last_attempt && `last ${last_attempt.status_code ?? last_attempt.error} at ${last_attempt.at}`;
  const next = next_attempt_at && `next ${next_attempt_at}`;
  const counted = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
  return [message_id, created_at, event, status, counted, last, next].filter(Boolean).join('  ');
}
