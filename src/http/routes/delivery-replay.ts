import type { House } from '../../service/house.ts';
import { replayDelivery } from '../../service/webhooks.ts';
import { json } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** Sends a delivery again. */
export function deliveryReplayRoute(house: House): Route {
  const read = queryOf([]);
  return {
    method: 'POST',
    url: '/v2/webhooks/:webhook_id/deliveries/:message_id/replay',
    access: 'admin',
    async handle(call) {
      read(call);
      const { request_id, caller, params } = call;
      const { webhook_id, message_id } = params;
      return json({ request_id, ...(await replayDelivery(house, caller!.tenant, webhook_id!, message_id!)) });
    },
  };
}
