import { uuid7 } from '../service/uuid7.ts';

const VISIBLE = /^[\x21-\x7e]{1,128}$/;

/** Whether a header holds an id that is kept. */
export const isRequestId = (header: string | string[] | undefined): header is string =>
  typeof header === 'string' && VISIBLE.test(header);

/** The caller's `X-Request-ID` when it is 1–128 visible ASCII characters, else one that is made. */
export function requestId(header: string | string[] | undefined, now_ms: number): string {
  return isRequestId(header) ? header : uuid7(now_ms);
}
