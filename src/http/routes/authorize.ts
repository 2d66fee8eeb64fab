import { authorize } from '../../service/authorize.ts';
import type { House } from '../../service/house.ts';
import { bodyOf, json } from '../call.ts';
import type { Route } from '../route.ts';

/** Whether an action may go ahead (specification 4.2). */
export function authorizeRoute(house: House): Route {
  return {
    method: 'POST',
    url: '/v2/authorize',
    access: 'authorize',
    async handle(call) {
      const { response, deliberation, record_id } = await authorize(
        house,
        house,
        call.caller!,
        bodyOf(call),
        { ...call, later: house },
      );
      const { decision, reason } = deliberation.ruling;
      call.outline = { decision, reason, record_id };
      return json(response);
    },
  };
}
