/**
 * A load generator in a process of its own: a number of keep-alive connections on raw sockets, one request
 * at a time on each, every body different. It reads its orders from the first argument (JSON, `Orders`)
 * and prints what it measured (JSON, `Measured`).
 */
import { connect, type Socket } from 'node:net';
import { type Measured, type Orders, PLACE } from './orders.ts';

const orders: Orders = JSON.parse(process.argv[2]!);
const parts = orders.template.split(PLACE);
const head =
  `POST ${orders.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n` +
  Object.entries(orders.headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('') +
  `Content-Length: ${Buffer.byteLength(orders.template)}\r\n\r\n`;

let serial = orders.first;
const latencies: number[] = [];
const statuses: Record<string, number> = {};
let answer_bytes = 0;
let over = false;

function request(): string {
  return head + parts.join(String(serial++).padStart(PLACE.length, '0'));
}

/** The whole length of an answer whose head is there, and of its body; undefined while it is not. */
function lengthOf(text: string): { whole: number; body: number } | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const body = Number(/content-length: (\d+)/i.exec(text.slice(0, end))?.[1]);
  if (Number.isNaN(body)) throw new Error(`An answer without a length: ${text.slice(0, end)}`);
  return { whole: end + 4 + body, body };
}

/** Sends and receives on one connection until the time is over. */
function drive(socket: Socket, done: () => void): void {
  let received = '';
  let sent = 0;
  const send = () => {
    sent = performance.now();
    socket.write(request());
  };
  socket.setEncoding('latin1');
  socket.setNoDelay(true);
  socket.on('data', (chunk: string) => {
    received = received === '' ? chunk : received + chunk;
    const length = lengthOf(received);
    if (length === undefined || received.length < length.whole) return;
    latencies.push(performance.now() - sent);
    const status = received.slice(9, 12);
    statuses[status] = (statuses[status] ?? 0) + 1;
    answer_bytes = length.body;
    received = '';
    if (!over) return send();
    socket.end();
    done();
  });
  socket.on('error', (error) => {
    throw error;
  });
  socket.on('connect', send);
}

const started = performance.now();
setTimeout(() => {
  over = true;
}, orders.seconds * 1000);
await Promise.all(
  Array.from(
    { length: orders.connections },
    () => new Promise<void>((resolve) => drive(connect(orders.port, '127.0.0.1'), resolve)),
  ),
);
const elapsed = (performance.now() - started) / 1000;
latencies.sort((a, b) => a - b);
const quantile = (q: number) =>
  latencies[Math.min(latencies.length - 1, Math.floor(q * latencies.length))] ?? 0;
const measured: Measured = {
  requests: latencies.length,
  rps: latencies.length / elapsed,
  p50_ms: quantile(0.5),
  p99_ms: quantile(0.99),
  statuses,
  answer_bytes,
};
process.stdout.write(`${JSON.stringify(measured)}\n`);
