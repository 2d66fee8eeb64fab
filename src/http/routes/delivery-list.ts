import { DELIVERY_LIST_PARAMETERS } from '../../contract/parameters.ts';
import type { House } from '../../service/house.ts';
import { listDeliveries } from '../../service/webhooks.ts';
import { json } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** What was sent to a webhook, latest first. */
export function deliveryListRoute(house: House): Route {
  const read = queryOf(DELIVERY_LIST_PARAMETERS);
  return {
    method: 'GET',
    url: '/v2/webhooks/:webhook_id/deliveries',
    access: 'admin',
    async handle(call) {
      const { request_id, caller, params } = call;
      const page = await listDeliveries(house, caller!.tenant, params.webhook_id!, read(call));
      return json({ request_id, ...page });
    },
  };
}
