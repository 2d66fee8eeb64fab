/** A receiver of webhooks on the loopback that does as it is told. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { CERTIFICATE, PRIVATE_KEY } from './certificate.ts';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Behaviour = (response: ServerResponse, request: IncomingMessage, received: Received) => void;

export interface Receiver {
  readonly port: number;
  /** The address of this receiver by its number. */
  readonly url: string;
  readonly received: readonly Received[];
  /** What it does with the next requests. */
  behave: Behaviour;
  /** Resolves once so many requests have come in all. */
  got(count: number): Promise<void>;
  close(): Promise<void>;
}

/** Answers with a status. */
export const answers =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, headers).end();
  };

/** Never answers. */
export const hangs: Behaviour = () => {};

export async function startReceiver(
  behaviour: Behaviour = answers(204),
  { tls = false, port = 0 } = {},
): Promise<Receiver> {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const one = { path: request.url!, headers: request.headers, body };
      received.push(one);
      for (const look of waiting) look();
      receiver.behave(response, request, one);
    });
  };
  const server = tls
    ? createTlsServer({ cert: CERTIFICATE, key: PRIVATE_KEY }, onRequest)
    : createServer(onRequest);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  const receiver: Receiver = {
    port: address.port,
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${address.port}/hook`,
    received,
    behave: behaviour,
    got: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (received.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
