import type { Limits } from '../../contract/limits.ts';
import type { Doors } from '../authentication.ts';
import type { Route } from '../route.ts';

const HOST = /^[\w.-]{1,253}(?::\d{1,5})?$|^\[[\da-f:.]{2,45}\](?::\d{1,5})?$/i;
/** Stands in the page that is written once for the address under which it is asked for; no host is called so. */
const ADDRESS = 'http://address.invalid';

interface Written {
  /** The page, taken apart at its addresses. */
  readonly pieces: readonly string[];
  readonly content_security_policy: string;
}

/** The reference for people. Its examples name the address under which the page was asked for. */
export function docsRoute(limits: Limits, version: string, doors: Doors): Route {
  let written: Written | undefined;
  const write = async (): Promise<Written> => {
    const { referencePage } = await import('../../contract/pages.ts');
    const { html, content_security_policy } = referencePage(limits, version, ADDRESS, doors);
    return { pieces: html.split(ADDRESS), content_security_policy };
  };
  return {
    method: 'GET',
    url: '/docs',
    access: 'open',
    async handle({ host }) {
      const named = HOST.test(host ?? '') ? host! : 'localhost:8080';
      written ??= await write();
      return {
        status: 200,
        content_type: 'text/html; charset=utf-8',
        body: written.pieces.join(`http://${named}`),
        headers: {
          'cache-control': 'no-cache',
          vary: 'host',
          'content-security-policy': written.content_security_policy,
          'referrer-policy': 'no-referrer',
        },
      };
    },
  };
}
