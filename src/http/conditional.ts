import { hash } from 'node:crypto';
import type { Answer } from './call.ts';

/**
 * An answer that may be kept, with an entity tag; without its body where the asker has it already (RFC 9110, 13.1.2).
 * What says nothing of caching is nobody's to keep, and is left as it is.
 * @param if_none_match the header of the request
 */
export function conditional(answer: Answer, if_none_match: string | undefined): Answer {
  const { status, body, headers } = answer;
  if (status !== 200 || headers?.['cache-control'] === undefined) return answer;
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  const tagged = { ...headers, etag };
  if (if_none_match === undefined || !names(if_none_match, etag)) return { ...answer, headers: tagged };
  return { status: 304, content_type: '', body: '', headers: tagged };
}

/** Whether a list of tags holds this one, by the weak comparison: what lies between may have weakened it. */
function names(list: string, etag: string): boolean {
  return list.split(',').some((one) => {
    const tag = one.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}
