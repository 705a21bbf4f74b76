// The network that rate limits count by: one IPv6 subscriber has 2^64 addresses.
import { isIPv4, isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** The eight groups of an IPv6 address, written out. */
function groupsOf(address: string): string[] {
  // The URL parser normalises every spelling of an address: lower case, no leading zeros, no dots.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const split = (text: string) => (text === '' ? [] : text.split(':'));
  const [before, after] = [split(head), split(tail ?? '')];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

/** An IPv4 address as it is, an IPv6 one as its /64; anything else as it is, cut to the length of an address. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(MAPPED_IPV4, '');
  if (isIPv4(plain) || !isIPv6(plain)) return plain.slice(0, 64);
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/** The /48 of a network that `networkOf` gave, which one site may have whole; null for an IPv4 address. */
export function siteOf(network: string): string | null {
  const groups = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network)?.[1];
  return groups === undefined ? null : `${groups}::/48`;
}
