import type { House } from '../../service/house.ts';
import { readDelivery } from '../../service/webhooks.ts';
import { json } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** One delivery, with the body that it carries. */
export function deliveryReadRoute(house: House): Route {
  const read = queryOf([]);
  return {
    method: 'GET',
    url: '/v2/webhooks/:webhook_id/deliveries/:message_id',
    access: 'admin',
    async handle(call) {
      read(call);
      const { request_id, caller, params } = call;
      const { webhook_id, message_id } = params;
      return json({ request_id, ...(await readDelivery(house, caller!.tenant, webhook_id!, message_id!)) });
    },
  };
}
