/**
 * The yardstick: the least that any server of JSON over `node:http` does. It parses the body, hashes it,
 * and answers as many bytes as the service would. Arguments: the bytes of its answers. Prints its port.
 */
import { hash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const padding = 'x'.repeat(Math.max(0, Number(process.argv[2]) - 110));

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks);
    const { claims } = JSON.parse(body.toString()) as { claims: unknown[] };
    const answer = JSON.stringify({
      claims: claims.length,
      request_hash: `sha256:${hash('sha256', body, 'hex')}`,
      padding,
    });
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(answer),
    });
    response.end(answer);
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
