import { promises as dns } from 'node:dns';

/** Gives the addresses of a host name, at least one. @throws for a name without any */
export type Resolve = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

/** A lookup waits for a server this long, twice. */
const SERVER_MS = 3_000;

/**
 * Asks name servers: those of this machine, unless others are named (`127.0.0.1:53`). It does not go through the system's resolver, whose few threads a tenant
 * with a slow name server could hold; so names of `/etc/hosts` are unknown, but for `localhost` (RFC 6761, 6.3).
 */
export function resolveByDns(servers?: readonly string[]): Resolve {
  return (hostname, signal) => lookUp(hostname, signal, servers);
}

async function lookUp(
  hostname: string,
  signal: AbortSignal,
  servers: readonly string[] | undefined,
): Promise<readonly string[]> {
  const name = hostname.replace(/\.$/, '');
  if (name === 'localhost' || name.endsWith('.localhost')) return ['127.0.0.1', '::1'];
  const resolver = new dns.Resolver({ timeout: SERVER_MS, tries: 2 });
  if (servers !== undefined) resolver.setServers(servers);
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    signal.throwIfAborted();
    const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    if (addresses.length === 0) throw new Error(`${name} has no address`);
    return addresses;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
