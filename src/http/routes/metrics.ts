import type { Metrics } from '../metrics.ts';
import type { Route } from '../route.ts';

/** Figures for Prometheus. */
export function metricsRoute({ registry }: Metrics): Route {
  return {
    method: 'GET',
    url: '/metrics',
    access: { setting: 'metrics', scope: 'admin' },
    handle: async () => ({ status: 200, content_type: registry.contentType, body: await registry.metrics() }),
  };
}
