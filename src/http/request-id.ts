import { uuid7 } from '../service/uuid7.ts';

const VISIBLE = /^[\x21-\x7e]{1,128}$/;

/** The caller's `X-Request-ID` when it is 1–128 visible ASCII characters, else one that is made. */
export function requestId(header: string | string[] | undefined, now_ms: number): string {
  return typeof header === 'string' && VISIBLE.test(header) ? header : uuid7(now_ms);
}
