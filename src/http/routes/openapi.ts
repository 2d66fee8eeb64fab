import type { Limits } from '../../contract/limits.ts';
import type { Doors } from '../authentication.ts';
import type { Route } from '../route.ts';

/** The interface as an OpenAPI document, made from the schemas that validate. */
export function openApiRoute(limits: Limits, version: string, doors: Doors): Route {
  let body: string | undefined;
  return {
    method: 'GET',
    url: '/openapi.json',
    access: 'open',
    async handle() {
      if (body === undefined) {
        const { openApi } = await import('../../contract/pages.ts');
        body = JSON.stringify(openApi(limits, version, doors));
      }
      const headers = { 'cache-control': 'public, max-age=300' };
      return { status: 200, content_type: 'application/json; charset=utf-8', body, headers };
    },
  };
}
