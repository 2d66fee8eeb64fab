import type { House } from '../../service/house.ts';
import { testWebhook } from '../../service/webhooks.ts';
import { json } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** Sends a test event to a webhook. */
export function webhookTestRoute(house: House): Route {
  const read = queryOf([]);
  return {
    method: 'POST',
    url: '/v2/webhooks/:webhook_id/test',
    access: 'admin',
    async handle(call) {
      read(call);
      const { request_id, caller, params } = call;
      return json({ request_id, ...(await testWebhook(house, caller!.tenant, params.webhook_id!)) });
    },
  };
}
