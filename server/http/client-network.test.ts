import { expect, it } from 'vitest';
import { networkOf, siteOf } from './client-network';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1:2:3:4%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ['local', 'local'],
])('puts %s into the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('gives every address of one /64 the same network, and of another /64 another', () => {
  const addresses = ['::', '::1', ':ffff:ffff:ffff:ffff', ':0:0:0:1'].map((end) => `2001:db8:7:8${end}`);
  expect(new Set(addresses.map(networkOf)).size).toBe(1);
  expect(networkOf('2001:db8:7:9::')).not.toBe(networkOf('2001:db8:7:8::'));
});

it('gives every /64 of a /48 the same site, and an IPv4 address none', () => {
  const sites = ['2001:db8:7:8::', '2001:db8:7:ffff::1'].map((address) => siteOf(networkOf(address)));
  expect(sites).toEqual(['2001:db8:7::/48', '2001:db8:7::/48']);
  expect(siteOf(networkOf('2001:db8:8:8::'))).toBe('2001:db8:8::/48');
  expect([siteOf('203.0.113.9'), siteOf('local')]).toEqual([null, null]);
});
