import { health } from '../../service/health.ts';
import type { House } from '../../service/house.ts';
import { json } from '../call.ts';
import type { Route } from '../route.ts';

/** How each part of the service does (specification 4.8). */
export function healthDetailedRoute(house: House): Route {
  return {
    method: 'GET',
    url: '/health/detailed',
    access: { setting: 'health_detailed', scope: 'admin' },
    async handle({ request_id }) {
      const found = await health(house);
      return { ...json({ ...found, request_id }), status: found.status === 'down' ? 503 : 200 };
    },
  };
}
