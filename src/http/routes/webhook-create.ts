import type { House } from '../../service/house.ts';
import { createWebhook } from '../../service/webhooks.ts';
import { bodyOf, json } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

const headersOf = (body: unknown) => ({
  location: `/v2/webhooks/${(body as { readonly webhook_id: string }).webhook_id}`,
});

/** Has events posted to an address. */
export function webhookCreateRoute(house: House): Route {
  const read = queryOf([]);
  return {
    method: 'POST',
    url: '/v2/webhooks',
    access: 'admin',
    headersOf,
    async handle(call) {
      read(call);
      const { request_id, caller } = call;
      const created = await createWebhook(house, caller!.tenant, bodyOf(call));
      return json({ request_id, ...created }, headersOf(created), 201);
    },
  };
}
