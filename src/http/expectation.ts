import type { IncomingMessage, ServerResponse } from 'node:http';

/** The answers of requests whose senders keep the body back until it is wanted (RFC 9110, 10.1.1). */
const keptBack = new WeakMap<IncomingMessage, ServerResponse>();

/** Notes that the body comes only when it is asked for: what is refused by its head is refused without it. */
export function bodyKeptBack(request: IncomingMessage, response: ServerResponse): void {
  keptBack.set(request, response);
}

/** Asks for the body, where its sender waits for that and has no answer yet. */
export function askForBody(request: IncomingMessage): void {
  const response = keptBack.get(request);
  if (response?.headersSent === false) response.writeContinue();
  keptBack.delete(request);
}
