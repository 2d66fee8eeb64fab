import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Networks, parseNetwork } from '../../src/webhooks/networks.ts';
import { resolveTarget } from '../../src/webhooks/target.ts';

const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '169.253.255.255',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '192.167.255.255',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001:800::200e',
  '2001:4860:4860::8888',
  '2001:200::1',
];

/** Address, and what it is. */
const REFUSED: readonly (readonly [string, string])[] = [
  ['0.0.0.0', 'unspecified'],
  ['0.1.2.3', 'this network'],
  ['10.0.0.1', 'private'],
  ['10.255.255.255', 'private'],
  ['100.64.0.1', 'CGNAT'],
  ['100.127.255.255', 'CGNAT'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['169.254.169.254', 'metadata of clouds'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.0.0.8', 'protocol assignments'],
  ['192.0.2.1', 'documentation'],
  ['192.88.99.1', '6to4 relay'],
  ['192.168.1.1', 'private'],
  ['198.18.0.1', 'benchmarks'],
  ['198.19.255.255', 'benchmarks'],
  ['198.51.100.1', 'documentation'],
  ['203.0.113.1', 'documentation'],
  ['224.0.0.1', 'multicast'],
  ['239.255.255.255', 'multicast'],
  ['240.0.0.1', 'reserved'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['::127.0.0.1', 'IPv4-compatible'],
  ['::ffff:127.0.0.1', 'IPv4-mapped loopback'],
  ['::ffff:10.0.0.1', 'IPv4-mapped private'],
  ['::ffff:8.8.8.8', 'IPv4-mapped public'],
  ['::ffff:0:127.0.0.1', 'IPv4-translated'],
  ['64:ff9b::7f00:1', 'NAT64 loopback'],
  ['64:ff9b:1::a00:1', 'NAT64 local'],
  ['100::1', 'discard'],
  ['2001::1', 'Teredo'],
  ['2001:2::1', 'benchmarks'],
  ['2001:20::1', 'ORCHID'],
  ['2001:db8::1', 'documentation'],
  ['2002:7f00:1::1', '6to4 loopback'],
  ['2002:a00:1::1', '6to4 private'],
  ['3fff::1', 'documentation'],
  ['4000::1', 'not assigned'],
  ['fc00::1', 'unique local'],
  ['fd00:ec2::254', 'metadata of clouds'],
  ['fe80::1', 'link-local'],
  ['fec0::1', 'site-local'],
  ['ff02::1', 'multicast'],
  ['', 'nothing'],
  ['localhost', 'a name'],
  ['0x7f.1', 'no address of the common form'],
];

describe('the networks that a webhook may connect to', () => {
  const networks = new Networks([]);

  for (const address of PUBLIC) {
    test(`${address} is public`, () => assert.ok(networks.permits(address)));
  }

  for (const [address, kind] of REFUSED) {
    test(`${address || '(empty)'} is refused: ${kind}`, () => {
      assert.equal(networks.permits(address), false);
      assert.equal(networks.names(address), false);
    });
  }

  test('hold what the operator names, and nothing beside it', () => {
    const named = new Networks(['10.1.0.0/16', 'fd12::/16', '127.0.0.1']);
    for (const address of ['10.1.2.3', 'fd12::9', '127.0.0.1', '8.8.8.8'])
      assert.ok(named.permits(address), address);
    for (const address of [
      '10.2.0.1',
      'fd13::9',
      '127.0.0.2',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:10.1.2.3',
    ]) {
      assert.equal(named.permits(address), false, address);
    }
    assert.equal(named.names('8.8.8.8'), false);
  });

  test('an address without TLS is refused where none is named, whether its name is known or not', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    const leadsTo = (named: readonly string[]) =>
      resolveTarget(
        new URL('http://hooks.example/'),
        { networks: new Networks(named), resolve },
        AbortSignal.timeout(1000),
      );
    assert.deepEqual(await leadsTo([]), { ok: false, fault: 'address_refused' });
    assert.deepEqual(await leadsTo(['10.0.0.0/8']), { ok: false, fault: 'name_not_resolved' });
  });

  test('are written as CIDR or as one address', () => {
    assert.deepEqual(parseNetwork('10.0.0.0/8'), { address: '10.0.0.0', bits: 8, family: 'ipv4' });
    assert.deepEqual(parseNetwork('fd00::1'), { address: 'fd00::1', bits: 128, family: 'ipv6' });
    for (const text of [
      '',
      '10.0.0.0/33',
      '10.0.0/8',
      '::/129',
      '10.0.0.0/8/8',
      'fe80::1%eth0',
      'example',
      '10.0.0.0/',
    ]) {
      assert.equal(parseNetwork(text), undefined, text);
    }
  });
});
