import { Refused } from '../service/refused.ts';
import type { Route } from './route.ts';

/** The path of a request target, which may name the whole address (RFC 9112, 3.2.2). */
export const pathOf = (target: string): string => /^(?:https?:\/\/[^/?#]*)?([^?#]*)/i.exec(target)![1]!;

/** Tells which methods a path has, for what no route took. */
export type AllowedMethods = (path: string) => string | undefined;

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function pattern(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : literal(part);
  });
  return new RegExp(`^${parts.join('/')}$`);
}

/** The methods that the routes serve at a path, as the field `Allow` lists them; undefined for none. */
export function allowedMethods(routes: readonly Route[]): AllowedMethods {
  const patterns = routes.map(({ url, method }) => ({ matches: pattern(url), method }));
  return (path) => {
    // The asterisk asks for what is served anywhere (RFC 9110, 9.3.7).
    const served = path === '*' ? patterns : patterns.filter(({ matches }) => matches.test(path));
    if (served.length === 0) return undefined;
    const all = served.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    return [...new Set(all), 'OPTIONS'].join(', ');
  };
}

/** A path that is served, where one differs by a slash, the case of its letters, or its version; else undefined. */
function servedNear(path: string, allowedAt: AllowedMethods): string | undefined {
  if (path.length > 256) return undefined;
  const plain = path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const bare = plain.replace(/^\/v\d+(?=\/)/i, '');
  const near = [plain, plain.toLowerCase(), `/v2${bare}`, `/v1${bare}`, bare];
  return near.find((other) => allowedAt(other) !== undefined);
}

/** What is said of a path or method that no route serves. */
export function noRoute(method: string, path: string, allowedAt: AllowedMethods): Refused {
  const allowed = allowedAt(path);
  if (allowed === undefined) {
    const near = servedNear(path, allowedAt);
    const hint = near === undefined ? '' : ` Did you mean ${near}?`;
    return new Refused({
      code: 'not_found',
      detail: `There is nothing at this path.${hint} GET /docs lists what there is.`,
    });
  }
  return new Refused({ code: 'method_not_allowed', detail: `${method} is not served here; ${allowed} are.` });
}
