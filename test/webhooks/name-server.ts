/** A name server on the loopback, over UDP: as much of RFC 1035 as one question takes. */
import { createSocket } from 'node:dgram';
import { isIP } from 'node:net';

const A = 1;
const AAAA = 28;

export interface NameServer {
  /** As a resolver names it. */
  readonly address: string;
  /** Names that were asked for, each time. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** `addresses` of a name: none for a name that there is not, undefined for no answer at all. */
export async function startNameServer(
  addresses: (name: string) => readonly string[] | undefined,
): Promise<NameServer> {
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = questionOf(query);
    asked.push(name);
    const all = addresses(name);
    if (all === undefined) return;
    const fitting = all.filter((one) => isIP(one) === (type === A ? 4 : type === AAAA ? 6 : -1));
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    // A response, recursion available; NXDOMAIN where there is no such name.
    head.writeUInt16BE(0x8180 | (all.length === 0 ? 3 : 0), 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(fitting.length, 6);
    socket.send(Buffer.concat([head, query.subarray(12, end), ...fitting.map(recordOf)]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function questionOf(query: Buffer): { readonly name: string; readonly type: number; readonly end: number } {
  const labels: string[] = [];
  let at = 12;
  for (; query[at] !== 0; at += query[at]! + 1)
    labels.push(query.toString('latin1', at + 1, at + 1 + query[at]!));
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function recordOf(address: string): Buffer {
  const data = isIP(address) === 4 ? Buffer.from(address.split('.').map(Number)) : ipv6Bytes(address);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(data.length === 4 ? A : AAAA, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function ipv6Bytes(address: string): Buffer {
  const [front = '', back = ''] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const missing = 8 - groups(front).length - groups(back).length;
  const all = [...groups(front), ...Array<string>(missing).fill('0'), ...groups(back)];
  return Buffer.concat(all.map((group) => Buffer.from(group.padStart(4, '0'), 'hex')));
}
