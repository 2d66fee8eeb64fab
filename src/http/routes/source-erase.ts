import type { Registering } from '../../service/house.ts';
import { eraseSource } from '../../service/sources/shown.ts';
import { json } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** Erases a registered source. */
export function sourceEraseRoute(house: Registering): Route {
  const read = queryOf([]);
  return {
    method: 'DELETE',
    url: '/v2/sources/:source_id',
    access: 'sources',
    async handle(call) {
      read(call);
      const { request_id, caller, params } = call;
      return json({ request_id, ...(await eraseSource(house, caller!.tenant, params.source_id!)) });
    },
  };
}
