import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_MEDIA_TYPE, toProblem } from '../contract/problems.ts';
import { uuid7 } from '../service/uuid7.ts';

const STATUS: Readonly<Record<string, readonly [number, string, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The header of the request is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request did not arrive in time.'],
};

/** What Node has of a connection beside what its types tell: the answer and the request that are under way on it. */
interface Connection {
  readonly _httpMessage?: ServerResponse | null;
  readonly parser?: { readonly incoming?: IncomingMessage | null } | null;
}

/** What was answered to what is no request. */
export interface BrokenRequest {
  readonly request_id: string;
  readonly status: number;
}

/**
 * Answers what is not HTTP, or does not arrive, on the bare socket: there is no request to answer by.
 * A connection that already carries an answer, or is gone, is closed without a word. Gives nothing then, nor where the
 * request had begun: that one is told by itself.
 */
export function answerBrokenRequest(
  error: NodeJS.ErrnoException,
  socket: Socket,
  now_ms: number,
): BrokenRequest | undefined {
  const { _httpMessage: response, parser } = socket as Socket & Connection;
  // A request that was refused before its body had come has had its answer, and its line.
  const refused = !response && parser?.incoming?.complete === false;
  if (error.code === 'ECONNRESET' || !socket.writable || response?.headersSent || refused) {
    socket.destroy();
    return undefined;
  }
  const [status, phrase, detail] = STATUS[error.code ?? ''] ?? [
    400,
    'Bad Request',
    'This is not a valid HTTP request.',
  ];
  const request_id = uuid7(now_ms);
  const body = JSON.stringify({ ...toProblem({ code: 'invalid_request', detail }, request_id), status });
  socket.end(
    `HTTP/1.1 ${status} ${phrase}\r\nContent-Type: ${PROBLEM_MEDIA_TYPE}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nX-Request-ID: ${request_id}\r\n` +
      `Date: ${new Date(now_ms).toUTCString()}\r\nConnection: close\r\n\r\n${body}`,
  );
  return response ? undefined : { request_id, status };
}
