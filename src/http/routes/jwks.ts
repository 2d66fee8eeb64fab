import { readKeySet } from '../../service/audit-trail.ts';
import type { House } from '../../service/house.ts';
import type { Route } from '../route.ts';

/** Every signing key as a JSON Web Key Set (RFC 7517). */
export function jwksRoute(house: House): Route {
  return {
    method: 'GET',
    url: '/.well-known/jwks.json',
    access: 'open',
    async handle() {
      return {
        status: 200,
        content_type: 'application/jwk-set+json',
        body: JSON.stringify(await readKeySet(house)),
        headers: { 'cache-control': 'public, max-age=300' },
      };
    },
  };
}
