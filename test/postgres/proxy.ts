/** A network between a client and a server on this machine, which can be broken. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Proxy {
  readonly port: number;
  /** From now on nothing arrives any more, and nobody hears of it. */
  swallow(): void;
  /** From now on all is well again, for connections that are opened anew. */
  forward(): void;
  /** Ends every connection there is. */
  cut(): void;
  close(): void;
}

export async function startProxy(port: number): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let broken = false;
  const server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => {});
    if (broken) return;
    const upstream = connect(port, '127.0.0.1');
    sockets.add(upstream);
    upstream.on('error', () => client.destroy());
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.on('data', (chunk) => broken || upstream.write(chunk));
    upstream.on('data', (chunk) => broken || client.write(chunk));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    swallow() {
      broken = true;
    },
    forward() {
      broken = false;
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
