import type { House } from './house.ts';

export type ComponentStatus = 'ok' | 'degraded' | 'down' | 'not_available';

/** One part of the service, with its own figures. */
export interface Component {
  readonly status: ComponentStatus;
  readonly latency_ms?: number;
  readonly [figure: string]: unknown;
}

export interface Health {
  readonly status: 'ok' | 'degraded' | 'down';
  readonly version: string;
  readonly uptime_s: number;
  readonly components: Readonly<
    Record<'storage' | 'audit_log' | 'jobs' | 'webhooks' | 'semantic', Component>
  >;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Nothing that a decision needs: what cannot be sent now is sent later. */
async function webhooks({ storage, dispatcher }: House): Promise<Component> {
  const { in_flight, failing } = dispatcher.stats;
  try {
    const figures = await storage.webhooks.figures();
    return { status: failing ? 'degraded' : 'ok', ...figures, in_flight };
  } catch {
    return { status: 'degraded', in_flight };
  }
}

/** How each part does. The whole is down when a part is that a decision needs. */
export async function health(house: House): Promise<Health> {
  const { ok, latency_ms, detail } = await house.storage.health();
  const storage: Component = {
    status: ok ? 'ok' : 'down',
    latency_ms: round(latency_ms),
    backend: house.storage.backend,
    ...(detail !== undefined && { detail }),
  };
  const { tree_size, waiting, failing } = house.audit.stats;
  const audit_log: Component = { status: failing ? 'down' : 'ok', tree_size, waiting };
  return {
    status: storage.status === 'down' || failing ? 'down' : 'ok',
    version: house.version,
    uptime_s: round((house.clock.monotonic() - house.started) / 1000),
    components: {
      storage,
      audit_log,
      jobs: { status: 'not_available' },
      webhooks: await webhooks(house),
      semantic: { status: 'not_available' },
    },
  };
}
