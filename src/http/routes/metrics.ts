import type { Metrics } from '../metrics.ts';
import type { Route } from '../route.ts';

/** Figures for Prometheus. */
export function metricsRoute(metrics: Metrics): Route {
  return {
    method: 'GET',
    url: '/metrics',
    access: { setting: 'metrics', scope: 'admin' },
    handle: async () => ({ status: 200, ...(await metrics.print()) }),
  };
}
