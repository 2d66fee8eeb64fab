import type { Limits } from '../../contract/limits.ts';
import type { ReferencePage } from '../../contract/pages.ts';
import type { Doors } from '../authentication.ts';
import type { Route } from '../route.ts';

const HOST = /^[\w.-]{1,253}(?::\d{1,5})?$|^\[[\da-f:.]{2,45}\](?::\d{1,5})?$/i;

/** The reference for people. Its examples name the address under which the page was asked for. */
export function docsRoute(limits: Limits, version: string, doors: Doors): Route {
  let written: { readonly host: string; readonly page: ReferencePage } | undefined;
  return {
    method: 'GET',
    url: '/docs',
    access: 'open',
    async handle({ host }) {
      const named = HOST.test(host ?? '') ? host! : 'localhost:8080';
      if (written?.host !== named) {
        const { referencePage } = await import('../../contract/pages.ts');
        written = { host: named, page: referencePage(limits, version, `http://${named}`, doors) };
      }
      const { html, content_security_policy } = written.page;
      return {
        status: 200,
        content_type: 'text/html; charset=utf-8',
        body: html,
        headers: {
          'cache-control': 'no-cache',
          'content-security-policy': content_security_policy,
          'referrer-policy': 'no-referrer',
        },
      };
    },
  };
}
