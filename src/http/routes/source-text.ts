import { SOURCE_TEXT_PARAMETERS } from '../../contract/index.ts';
import type { Registering } from '../../service/house.ts';
import { type Range, readSourceText } from '../../service/sources/shown.ts';
import { JSON_TYPE } from '../call.ts';
import { queryOf } from '../query.ts';
import type { Route } from '../route.ts';

/** The canonical text of a source, or a part of it, as it stands. */
export function sourceTextRoute(house: Registering): Route {
  const read = queryOf(SOURCE_TEXT_PARAMETERS);
  return {
    method: 'GET',
    url: '/v2/sources/:source_id/text',
    access: 'sources',
    async handle(call) {
      const { caller, params } = call;
      const range = read(call) as Range;
      const { type, text } = await readSourceText(house, caller!.tenant, params.source_id!, range);
      const whole = Object.values(range).every((value) => value === undefined);
      // A part of JSON is none.
      const content_type = type === 'data' && whole ? JSON_TYPE : 'text/plain; charset=utf-8';
      // A text may hold markup: nothing of it is to be run where a browser shows it.
      return {
        status: 200,
        content_type,
        body: text,
        headers: { 'content-security-policy': "default-src 'none'; sandbox" },
      };
    },
  };
}
