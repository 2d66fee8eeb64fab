import type { House } from '../../service/house.ts';
import { listWebhooks } from '../../service/webhooks.ts';
import { json } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** The webhooks of the tenant. */
export function webhookListRoute(house: House): Route {
  const read = queryOf([]);
  return {
    method: 'GET',
    url: '/v2/webhooks',
    access: 'admin',
    async handle(call) {
      read(call);
      const { request_id, caller } = call;
      return json({ request_id, webhooks: await listWebhooks(house, caller!.tenant) });
    },
  };
}
