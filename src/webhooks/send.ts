import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { DeliveryFault } from '../domain/webhook.ts';
import { hostOf, resolveTarget, type TargetRules } from './target.ts';

// An import would load all that the module offers, with its WebSocket and fetch: 14 MB and a slower start.
const { request: httpRequest } = process.getBuiltinModule('node:http');

/** One request to a receiver. */
export interface Message {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What came back: of an answer its status alone, and what it asks for by `Retry-After`. */
export interface Response {
  readonly status_code: number | null;
  /** Null where the answer was 2xx. */
  readonly error: DeliveryFault | null;
  /** Milliseconds. */
  readonly retry_after_ms: number | null;
}

/** Sends a message once. Never rejects; when the signal aborts it gives `timeout`. */
export type Send = (message: Message, signal: AbortSignal) => Promise<Response>;

/** Of the body of an answer this much is read away, so that the receiver can write its answer; then it is cut. */
const BODY_BYTES = 65_536;
const BODY_MS = 1_000;

const failed = (error: DeliveryFault): Response => ({ status_code: null, error, retry_after_ms: null });

/**
 * Sends by HTTP. The target is resolved and checked at each attempt, and the connection goes to the addresses
 * that were checked: a name that changes its mind in between leads nowhere. Redirects are not followed, proxies
 * of the environment not used, and connections not kept.
 * @param ca certificates to trust in place of the usual ones
 */
export function createSender(rules: TargetRules, ca?: string): Send {
  return async ({ url: address, headers, body }, signal) => {
    const url = new URL(address);
    try {
      const target = await resolveTarget(url, rules, signal);
      if (!target.ok) return failed(target.fault);
      const options: RequestOptions = {
        method: 'POST',
        hostname: hostOf(url),
        port: url.port,
        path: url.pathname + url.search,
        headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
        lookup: pinned(target.addresses),
        agent: false,
        signal,
      };
      return responseOf(await exchange(url, options, body, ca));
    } catch (error) {
      return failed(signal.aborted ? 'timeout' : faultOf(error));
    }
  };
}

/** Knows the checked addresses and no others. */
function pinned(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_, options, callback) => {
    if (options.all) callback(null, all);
    else callback(null, all[0]!.address, all[0]!.family);
  };
}

function exchange(
  url: URL,
  options: RequestOptions,
  body: string,
  ca: string | undefined,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request =
      url.protocol === 'https:'
        ? httpsRequest({ ...options, ...(ca !== undefined && { ca }) })
        : httpRequest(options);
    request.on('response', (response) => {
      readAway(response);
      resolve(response);
    });
    request.on('error', reject);
    request.on('close', () => reject(new Error('closed without an answer')));
    request.end(body);
  });
}

/** Lets the receiver finish its answer, within bounds. */
function readAway(response: IncomingMessage): void {
  let read = 0;
  const cut = setTimeout(() => response.destroy(), BODY_MS);
  response.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > BODY_BYTES) response.destroy();
  });
  response.on('close', () => clearTimeout(cut));
  // The status is known; what becomes of the rest does not matter.
  response.on('error', () => {});
}

function responseOf({ statusCode = 0, headers }: IncomingMessage): Response {
  const answered = { status_code: statusCode, retry_after_ms: retryAfter(headers['retry-after']) };
  if (statusCode >= 200 && statusCode < 300) return { ...answered, error: null };
  return { ...answered, error: statusCode >= 300 && statusCode < 400 ? 'redirected' : 'status' };
}

/** `Retry-After` in seconds (RFC 9110, 10.2.3); a date would trust the receiver's clock. */
function retryAfter(value: string | undefined): number | null {
  return value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) * 1000 : null;
}

const TLS_FAULT =
  /^(?:ERR_TLS|ERR_SSL|EPROTO|CERT_|CRL_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH|INVALID_CA)/;

function faultOf(error: unknown): DeliveryFault {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && TLS_FAULT.test(code) ? 'tls_failed' : 'connection_failed';
}
