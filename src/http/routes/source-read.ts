import { SOURCE_PARAMETERS } from '../../contract/index.ts';
import type { Registering } from '../../service/house.ts';
import { readSource } from '../../service/sources/shown.ts';
import { json } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** One registered source with its content. */
export function sourceReadRoutes(house: Registering): readonly Route[] {
  const read = queryOf(SOURCE_PARAMETERS);
  return (['/v2', '/v1'] as const).map((version) => ({
    method: 'GET',
    url: `${version}/sources/:source_id`,
    access: 'sources',
    async handle(call) {
      const { request_id, caller, params } = call;
      const with_content = read(call).text !== 'false';
      return json({
        request_id,
        ...(await readSource(house, caller!.tenant, params.source_id!, with_content)),
      });
    },
  }));
}
