import { describeLimit, LIMITS, type Limits } from '../contract/limits.ts';
import { PROBLEM_MEDIA_TYPE, PROBLEMS, type Refusal, toProblem } from '../contract/problems.ts';
import { Late, Refused } from '../service/refused.ts';
import { StorageError } from '../storage/ports.ts';
import type { Answer } from './call.ts';
import { lacksDescriptors } from './exhaustion.ts';

/** Seconds after which a request that met this problem may be sent again. */
const RETRY_AFTER: Readonly<Record<string, string>> = {
  idempotency_in_progress: '1',
  overloaded: '1',
  shutting_down: '5',
  audit_unavailable: '5',
  storage_unavailable: '5',
};

/** The answer that carries a refusal (RFC 9457). */
export function problemAnswer(
  refusal: Refusal,
  request_id: string,
  headers?: Record<string, string>,
): Answer {
  const all: Record<string, string> = { ...headers };
  if (refusal.code === 'unauthenticated') all['www-authenticate'] = 'Bearer realm="touchstone"';
  if (refusal.code === 'insufficient_scope') {
    all['www-authenticate'] = 'Bearer realm="touchstone", error="insufficient_scope"';
  }
  const retry = RETRY_AFTER[refusal.code];
  if (retry !== undefined) all['retry-after'] ??= retry;
  return {
    status: PROBLEMS[refusal.code].status,
    content_type: PROBLEM_MEDIA_TYPE,
    body: JSON.stringify(toProblem(refusal, request_id)),
    headers: all,
  };
}

/** What is said of a body of another type, or in another encoding. */
export const MEDIA_TYPE: Refusal = {
  code: 'unsupported_media_type',
  detail: 'Send the body as application/json in UTF-8, without a Content-Encoding.',
};

/** The same where forms with files are taken too. */
export const MEDIA_TYPE_OR_FORM: Refusal = {
  code: 'unsupported_media_type',
  detail:
    'Send the body as application/json in UTF-8, or files as multipart/form-data, without a Content-Encoding.',
};

/** What is said where no file could be opened. */
const NO_DESCRIPTORS: Refusal = {
  code: 'overloaded',
  detail:
    'The service has as many files and connections open as it may. Send the request again in a moment; ' +
    'whoever runs the service may raise that limit (LimitNOFILE of systemd, ulimit -n).',
};

/** Failures of the frame that are the caller's, by Fastify's codes. */
function ofFrame(code: string | undefined, limits: Limits): Refusal | undefined {
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return {
        code: 'payload_too_large',
        detail:
          `The body is larger than ${describeLimit('body_bytes', limits.body_bytes)}. ` +
          `Send less, or raise the setting ${LIMITS.body_bytes.setting}.`,
      };
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_INVALID_TYPE':
    case 'FST_ERR_CTP_EMPTY_TYPE':
      return MEDIA_TYPE;
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_INVALID_URL':
      return { code: 'invalid_request', detail: 'The path of the request is not a valid URL path.' };
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return { code: 'not_found', detail: 'There is nothing at this path.' };
    default:
      return undefined;
  }
}

/**
 * Names what went wrong, without a word of what went on inside; undefined when nobody foresaw it.
 * @param request_ms the time that the request was allowed
 */
export function refusalOf(error: unknown, limits: Limits, request_ms: number): Refusal | undefined {
  if (error instanceof Late) return error.within(request_ms);
  if (error instanceof Refused) return error.refusal;
  if (error instanceof StorageError) {
    return { code: 'storage_unavailable', detail: 'The database cannot be read or written at the moment.' };
  }
  if (lacksDescriptors(error)) return NO_DESCRIPTORS;
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = ofFrame(code, limits);
  if (known !== undefined) return known;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return { code: 'invalid_request', detail: 'The request is not valid HTTP.' };
  }
  return undefined;
}

/** Whether whoever runs the service must see in its log what failed: the caller can do nothing about it. */
export function isForOperator(error: unknown, refusal: Refusal | undefined): boolean {
  const code = refusal?.code;
  return (
    code === undefined ||
    code === 'storage_unavailable' ||
    code === 'audit_unavailable' ||
    lacksDescriptors(error)
  );
}

export const INTERNAL: Refusal = {
  code: 'internal_error',
  detail: 'The service failed to answer. The request id finds the cause in its logs.',
};
