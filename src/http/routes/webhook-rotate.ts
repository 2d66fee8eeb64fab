import type { House } from '../../service/house.ts';
import { rotateWebhookSecret } from '../../service/webhooks.ts';
import { json } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** Gives a webhook a fresh secret. */
export function webhookRotateRoute(house: House): Route {
  const read = queryOf([]);
  return {
    method: 'POST',
    url: '/v2/webhooks/:webhook_id/rotate-secret',
    access: 'admin',
    async handle(call) {
      read(call);
      const { request_id, caller, params } = call;
      return json({ request_id, ...(await rotateWebhookSecret(house, caller!.tenant, params.webhook_id!)) });
    },
  };
}
