import { hash } from 'node:crypto';
import { refuse } from '../contract/index.ts';
import { Refused } from '../service/refused.ts';
import type { IdempotencyStore, StoredAnswer } from '../storage/ports.ts';
import type { Answer, Call } from './call.ts';
import { formDigest, isMultipart } from './multipart.ts';
import type { PostRoute } from './route.ts';

const VISIBLE = /^[\x21-\x7e]{1,255}$/;

/** What the `Idempotency-Key` header says; undefined when there is none. */
export function idempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && VISIBLE.test(header)) return header;
  const message = 'Idempotency-Key must be 1 to 255 visible ASCII characters, sent once.';
  throw new Refused(refuse('invalid_request', [{ pointer: '/header/Idempotency-Key', message }]));
}

/** Identity of a request under its key: the path and the bytes of the body. */
function fingerprint({ route, params, content_type, body, upload }: Call): string {
  const place = [route, ...Object.values(params)].join('\n');
  if (upload !== undefined && isMultipart(content_type)) {
    return hash('sha256', `${place}\n${formDigest(content_type, upload.bytes)}`, 'hex');
  }
  if (upload !== undefined) return hash('sha256', `${place}\n${upload.digest}`, 'hex');
  return hash('sha256', Buffer.concat([Buffer.from(`${place}\n`), body ?? Buffer.alloc(0)]), 'hex');
}

export interface Idempotency {
  readonly store: IdempotencyStore;
  /** Names this start of the server: claims of another are nobody's any more. */
  readonly owner: string;
  /** Longer than any request may run. */
  readonly lease_ms: number;
  now(): number;
  /** Told when an answer that was given could not be kept. */
  onLost(error: unknown, call: Call): void;
}

/**
 * Answers a request once for each key (draft-ietf-httpapi-idempotency-key-header): the first answer is
 * kept and given again. Only success is kept: a refused request left nothing behind and may be sent again.
 */
export async function once(
  { store, owner, lease_ms, now, onLost }: Idempotency,
  call: Call,
  key: string,
  { handle, whole, again, headersOf }: Pick<PostRoute, 'handle' | 'whole' | 'again' | 'headersOf'>,
): Promise<Answer> {
  const tenant = call.caller!.tenant;
  const print = fingerprint(call);
  const claim = await store.claim(tenant, key, print, owner, now(), lease_ms);
  switch (claim.state) {
    case 'mismatch':
      throw new Refused({
        code: 'idempotency_key_reused',
        detail: 'This Idempotency-Key was used with another request. Use a fresh key for each request.',
      });
    case 'in_progress':
      throw new Refused({
        code: 'idempotency_in_progress',
        detail: 'The first request with this Idempotency-Key is still running. Send it again in a moment.',
      });
    case 'done':
      return replay(again?.(claim.answer, call) ?? claim.answer, call, headersOf);
    case 'claimed':
      return keep();
  }

  async function keep(): Promise<Answer> {
    let answer: Answer;
    try {
      // A route that has no `whole` does not stream.
      answer = whole === undefined ? ((await handle(call)) as Answer) : await whole(call);
    } catch (error) {
      await store.release(tenant, key).catch((lost: unknown) => onLost(lost, call));
      throw error;
    }
    try {
      const { status, content_type, body, quotes } = answer;
      await store.complete(tenant, key, { status, content_type, body: String(body) }, quotes);
    } catch (error) {
      onLost(error, call);
    }
    return answer;
  }
}

/**
 * The first answer again, with the id of the first request in it. A caller's own id for this one is in the header and the
 * log, as ever; a request without one goes by the first's.
 */
function replay(kept: StoredAnswer, call: Call, headersOf: PostRoute['headersOf']): Answer {
  call.replayed = true;
  const body = JSON.parse(lastData(kept)) as { request_id?: string };
  const headers: Record<string, string> = { ...headersOf?.(body), 'idempotent-replayed': 'true' };
  if (call.own_id) call.first_request_id = body.request_id;
  else call.request_id = body.request_id ?? call.request_id;
  return { ...kept, headers };
}

/** The JSON of an answer: its body, or the data of its last event. */
export function lastData({ content_type, body }: StoredAnswer): string {
  if (!content_type.startsWith('text/event-stream')) return body;
  return body.slice(body.lastIndexOf('\ndata: ') + '\ndata: '.length);
}
