import type { House } from '../../service/house.ts';
import { Refused } from '../../service/refused.ts';
import type { Route } from '../route.ts';

/** The published log: checkpoint, tiles and entry bundles (C2SP tlog-tiles). */
export function tlogRoute(house: House): Route {
  return {
    method: 'GET',
    url: '/tlog/*',
    access: { setting: 'tlog', scope: 'audit' },
    async handle({ params }) {
      const resource = await house.audit.resource(params['*']!);
      if (resource === undefined) {
        throw new Refused({ code: 'not_found', detail: 'The log has no such resource at its present size.' });
      }
      const { content_type, body, immutable } = resource;
      const caching = immutable ? 'public, max-age=31536000, immutable' : 'no-cache';
      return { status: 200, content_type, body, headers: { 'cache-control': caching } };
    },
  };
}
