import { BlockList, isIP } from 'node:net';

/** IPv4 addresses that are not of the public network (IANA IPv4 Special-Purpose Address Registry). */
const IPV4_REFUSED = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private use
  '100.64.0.0/10', // shared by carriers (CGNAT)
  '127.0.0.0/8', // loopback
  '169.254.0.0/16', // link-local, metadata of clouds
  '172.16.0.0/12', // private use
  '192.0.0.0/24', // IETF protocol assignments
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private use
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, broadcast
];

/**
 * Global unicast: all else is loopback, unique local, link-local, multicast, IPv4 in disguise (mapped,
 * NAT64), or not assigned.
 */
const IPV6_GLOBAL = '2000::/3';

/** Within it, what is not of the public network (IANA IPv6 Special-Purpose Address Registry). */
const IPV6_REFUSED = [
  '2001::/23', // IETF protocol assignments: Teredo, benchmarks, ORCHID
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4: an IPv4 address in disguise
  '3fff::/20', // documentation
];

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const { address, bits, family } = parseNetwork(network)!;
    list.addSubnet(address, bits, family);
  }
  return list;
}

interface Network {
  readonly address: string;
  readonly bits: number;
  readonly family: 'ipv4' | 'ipv6';
}

/** `10.0.0.0/8`, `fd00::/8`, or one address; undefined for what is none. */
export function parseNetwork(text: string): Network | undefined {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || rest.length > 0) return undefined;
  const most = version === 4 ? 32 : 128;
  if (bits !== undefined && !/^\d{1,3}$/.test(bits)) return undefined;
  const length = bits === undefined ? most : Number(bits);
  return length > most ? undefined : { address, bits: length, family: version === 4 ? 'ipv4' : 'ipv6' };
}

/** What a webhook may connect to: the public network, and the networks that the operator names. */
export class Networks {
  static readonly #v4 = listOf(IPV4_REFUSED);
  static readonly #v6 = listOf(IPV6_REFUSED);
  static readonly #global = listOf([IPV6_GLOBAL]);
  readonly #named: readonly [ipv4: BlockList, ipv6: BlockList];
  /** Whether the operator named any network. */
  readonly some_named: boolean;

  /** @param named networks as parseNetwork reads them */
  constructor(named: readonly string[]) {
    // Apart by family: in one list an IPv4 network would admit its addresses in IPv6 disguise.
    const of = (family: Network['family']) =>
      listOf(named.filter((network) => parseNetwork(network)?.family === family));
    this.some_named = named.length > 0;
    this.#named = [of('ipv4'), of('ipv6')];
  }

  /** Whether the operator named a network that holds the address. */
  names(address: string): boolean {
    return isIP(address) === 4
      ? this.#named[0].check(address, 'ipv4')
      : isIP(address) === 6 && this.#named[1].check(address, 'ipv6');
  }

  /** Whether a webhook may connect to the address. */
  permits(address: string): boolean {
    if (this.names(address)) return true;
    if (isIP(address) === 4) return !Networks.#v4.check(address, 'ipv4');
    return (
      isIP(address) === 6 && Networks.#global.check(address, 'ipv6') && !Networks.#v6.check(address, 'ipv6')
    );
  }
}
