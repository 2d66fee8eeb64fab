import { SOURCE_LIST_PARAMETERS } from '../../contract/index.ts';
import type { Registering } from '../../service/house.ts';
import { listSources } from '../../service/sources/shown.ts';
import { json } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** The tenant's registered sources, latest first. */
export function sourceListRoute(house: Registering): Route {
  const read = queryOf(SOURCE_LIST_PARAMETERS);
  return {
    method: 'GET',
    url: '/v2/sources',
    access: 'sources',
    async handle(call) {
      const { request_id, caller } = call;
      return json({ request_id, ...(await listSources(house, caller!.tenant, read(call))) });
    },
  };
}
