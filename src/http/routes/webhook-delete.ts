import type { House } from '../../service/house.ts';
import { deleteWebhook } from '../../service/webhooks.ts';
import { json } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** Removes a webhook. */
export function webhookDeleteRoute(house: House): Route {
  const read = queryOf([]);
  return {
    method: 'DELETE',
    url: '/v2/webhooks/:webhook_id',
    access: 'admin',
    async handle(call) {
      read(call);
      const { request_id, caller, params } = call;
      return json({ request_id, ...(await deleteWebhook(house, caller!.tenant, params.webhook_id!)) });
    },
  };
}
