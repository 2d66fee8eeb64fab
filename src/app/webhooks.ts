import { systemClock } from '../service/clock.ts';
import { uuid7 } from '../service/uuid7.ts';
import type { Storage } from '../storage/ports.ts';
import { Dispatcher } from '../webhooks/dispatcher.ts';
import { Networks } from '../webhooks/networks.ts';
import { payloadsFrom } from '../webhooks/payload.ts';
import { resolveByDns } from '../webhooks/resolve.ts';
import { createSender } from '../webhooks/send.ts';
import type { TargetRules } from '../webhooks/target.ts';
import type { Settings } from './settings-table.ts';
import { version } from './version.ts';

const DAY_MS = 86_400_000;
/** Attempts under way at once, to all webhooks together. */
const MOST_AT_ONCE = 256;

/** Where webhooks may lead, as the settings say it. */
export function targetsOf({ webhook_networks }: Settings): TargetRules {
  return { networks: new Networks(webhook_networks), resolve: resolveByDns() };
}

/** The sender of webhooks over a storage. It does nothing until it is started. */
export function createDispatcher(settings: Settings, storage: Storage): Dispatcher {
  return new Dispatcher({
    store: storage.webhooks,
    payloadOf: payloadsFrom(storage),
    send: createSender(targetsOf(settings)),
    patience: {
      pauses_ms: settings.webhook_retries.map((seconds) => seconds * 1000),
      give_up_ms: settings.webhook_give_up_days * DAY_MS,
    },
    timeout_ms: settings.webhook_seconds * 1000,
    most_at_once: MOST_AT_ONCE,
    most_of_one: settings.webhook_at_once,
    version: version(),
    now: () => systemClock.now(),
    random: Math.random,
    leaseId: () => uuid7(systemClock.now()),
  });
}
