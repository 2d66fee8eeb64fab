import type { House } from '../../service/house.ts';
import { updateWebhook } from '../../service/webhooks.ts';
import { bodyOf, json } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** Changes a webhook. */
export function webhookUpdateRoute(house: House): Route {
  const read = queryOf([]);
  return {
    method: 'PATCH',
    url: '/v2/webhooks/:webhook_id',
    access: 'admin',
    async handle(call) {
      read(call);
      const { request_id, caller, params } = call;
      const updated = await updateWebhook(house, caller!.tenant, params.webhook_id!, bodyOf(call));
      return json({ request_id, ...updated });
    },
  };
}
