import type { House } from './house.ts';
import type { SemanticHealth } from './semantic/layer.ts';

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

/** A layer that is not to be had leaves the service degraded for those that ask for it, and whole for all others. */
function semanticComponent({ state, tier, identity, detail, ...figures }: SemanticHealth): Component {
  const status = state === 'off' ? 'not_available' : state === 'unavailable' ? 'degraded' : 'ok';
  return {
    status,
    state,
    tier,
    models: identity?.models ?? [],
    ...figures,
    ...(detail !== undefined && { detail }),
  };
}

/** What waits and runs everywhere, and the worker of this process where it has one. */
async function jobsComponent({ storage, job_worker, clock }: House): Promise<Component> {
  try {
    const { oldest_queued_ms, ...figures } = await storage.jobs.figures();
    const worker = job_worker?.figures;
    return {
      status: worker?.failing === true ? 'degraded' : 'ok',
      ...figures,
      oldest_queued_s: oldest_queued_ms === null ? 0 : round((clock.now() - oldest_queued_ms) / 1000),
      worker: worker ?? 'off',
    };
  } catch {
    // The component of the storage tells why.
    return { status: 'down' };
  }
}

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
  const prove_room = house.audit.stats.failing;
  const { ok, latency_ms, detail, has_room } = await house.storage.health({ prove_room });
  const storage: Component = {
    status: ok ? 'ok' : 'down',
    latency_ms: round(latency_ms),
    backend: house.storage.backend,
    ...(detail !== undefined && { detail }),
  };
  // With no request to try it, only this finds out that a log that failed is sound again.
  if (ok) await house.audit.recover(has_room);
  const { tree_size, waiting, failing } = house.audit.stats;
  const audit_log: Component = { status: failing ? 'down' : 'ok', tree_size, waiting };
  const semantic = semanticComponent(await house.semantic.health());
  const jobs = ok ? await jobsComponent(house) : ({ status: 'down' } as const);
  const sending = ok ? await webhooks(house) : ({ status: 'down' } as const);
  const degraded = [semantic, jobs, sending].some(({ status }) => status === 'degraded' || status === 'down');
  return {
    status: storage.status === 'down' || failing ? 'down' : degraded ? 'degraded' : 'ok',
    version: house.version,
    uptime_s: round((house.clock.monotonic() - house.started) / 1000),
    components: {
      storage,
      audit_log,
      jobs,
      webhooks: sending,
      semantic,
    },
  };
}
