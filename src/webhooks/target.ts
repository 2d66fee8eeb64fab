import { isIP } from 'node:net';
import type { Networks } from './networks.ts';
import type { Resolve } from './resolve.ts';

/** What an address is checked by, at registration and at each attempt. */
export interface TargetRules {
  readonly networks: Networks;
  readonly resolve: Resolve;
}

export type Target =
  | { readonly ok: true; readonly addresses: readonly string[] }
  | { readonly ok: false; readonly fault: 'address_refused' | 'name_not_resolved' };

/** The host of a URL as a connection takes it: an IPv6 address without its brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}

/**
 * The addresses that a URL leads to at this moment, if a webhook may connect to every one of them. Without
 * TLS it may connect to networks that the operator named only.
 */
export async function resolveTarget(
  url: URL,
  { networks, resolve }: TargetRules,
  signal: AbortSignal,
): Promise<Target> {
  // Whatever the name leads to, it is no network that was named.
  if (url.protocol !== 'https:' && !networks.some_named) return { ok: false, fault: 'address_refused' };
  const host = hostOf(url);
  let addresses: readonly string[];
  try {
    addresses = isIP(host) === 0 ? await resolve(host, signal) : [host];
  } catch {
    signal.throwIfAborted();
    return { ok: false, fault: 'name_not_resolved' };
  }
  const permitted = (address: string) =>
    url.protocol === 'https:' ? networks.permits(address) : networks.names(address);
  // One refused address among good ones is what rebinding looks like.
  return addresses.length > 0 && addresses.every(permitted)
    ? { ok: true, addresses }
    : { ok: false, fault: 'address_refused' };
}
