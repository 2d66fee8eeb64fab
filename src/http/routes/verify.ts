import type { House } from '../../service/house.ts';
import { quotesOf } from '../../service/quoting.ts';
import { verify } from '../../service/verify.ts';
import { bodyOf, json, occasionOf } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** Whether the evidence supports the claims (specification 4.1). */
export function verifyRoute(house: House): Route {
  const read = queryOf([]);
  const recording = house.audit_verifications ? house : undefined;
  return {
    method: 'POST',
    url: '/v2/verify',
    access: 'verify',
    async handle(call) {
      read(call);
      const occasion = occasionOf(call, house);
      const verified = await verify(house, recording, call.caller!, bodyOf(call), occasion);
      const { response, verdict, record_id, quoting } = verified;
      call.outline = record_id === undefined ? { verdict } : { verdict, record_id };
      return { ...json(response), ...quotesOf(quoting, JSON.stringify) };
    },
  };
}
