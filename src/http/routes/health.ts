import { json } from '../call.ts';
import type { Route } from '../route.ts';

/** For load balancers: whether the process answers (specification 4.7). */
export const healthRoute: Route = {
  method: 'GET',
  url: '/health',
  access: 'open',
  handle: () => json({ status: 'ok' }),
};
