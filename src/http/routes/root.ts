import type { Route } from '../route.ts';

/** Whoever opens the bare address in a browser wants to know what this is. */
export const rootRoute: Route = {
  method: 'GET',
  url: '/',
  access: 'open',
  handle: () => ({ status: 302, content_type: '', body: '', headers: { location: '/docs' } }),
};
