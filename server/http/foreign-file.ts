// Fetches a file from an address that an operator gave, and from no other machine than a public one (SSRF).
import { lookup } from 'node:dns/promises';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, isIPv4 } from 'node:net';

/** Why a file was not fetched. */
export type ForeignProblem =
  | 'address'
  | 'private'
  | 'unknown-host'
  | 'unreachable'
  | 'redirects'
  | 'refused'
  | 'slow'
  | 'large';

export class ForeignFileError extends Error {
  override readonly name = 'ForeignFileError';
  constructor(readonly problem: ForeignProblem) {
    super(problem);
  }
}

export interface ForeignNet {
  /** All addresses of a host. */
  addressesOf: (host: string) => Promise<string[]>;
  /** Where a connection to a checked address is made. */
  dial: (to: { host: string; port: number }) => { host: string; port: number };
  /** For the whole file, with redirects. */
  timeoutMs: number;
}

export const INTERNET: ForeignNet = {
  addressesOf: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  dial: (to) => to,
  timeoutMs: 15_000,
};

const MAX_REDIRECTS = 3;
const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** IPv4 networks that are not of the public internet (RFC 6890), and IPv6 ones within its global range. */
const NOT_PUBLIC = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  // Carries an IPv4 address that may be private.
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC.addSubnet(network, bits, 'ipv6');

/** Global unicast; mapped IPv4, link-local, unique local and translated addresses stand outside of it. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !NOT_PUBLIC.check(address, 'ipv4');
  return isIP(address) === 6 && GLOBAL.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}

/** @throws ForeignFileError for anything but http and https at their own ports, without a password. */
function urlOf(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new ForeignFileError('address');
  const url = new URL(address, base);
  const isPlain =
    PORTS[url.protocol] !== undefined && url.port === '' && url.username === '' && url.password === '';
  if (!isPlain) throw new ForeignFileError('address');
  return url;
}

/** The address to connect to. One private address among a host's is enough to refuse it. */
async function publicAddress({ hostname }: URL, { addressesOf }: ForeignNet): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const all = isIP(host) === 0 ? await addressesOf(host).catch(() => []) : [host];
  const [first] = all;
  if (first === undefined) throw new ForeignFileError('unknown-host');
  if (!all.every(isPublicAddress)) throw new ForeignFileError('private');
  return first;
}

/** Connects to the address that was checked: the name is not resolved again. */
async function open(url: URL, net: ForeignNet, signal: AbortSignal): Promise<IncomingMessage> {
  const address = await publicAddress(url, net);
  const { host, port } = net.dial({ host: address, port: PORTS[url.protocol] ?? 0 });
  const isSecure = url.protocol === 'https:';
  const headers = {
    Host: url.host,
    Accept: 'image/*',
    'Accept-Encoding': 'identity',
    'User-Agent': 'Pagoda',
  };
  const options = {
    host,
    port,
    path: `${url.pathname}${url.search}`,
    headers,
    signal,
    agent: false as const,
  };
  return new Promise((resolve, reject) => {
    const sent = isSecure
      ? secureRequest({ ...options, servername: url.hostname }, resolve)
      : plainRequest(options, resolve);
    sent.on('error', reject);
    sent.end();
  });
}

async function bytesOf(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new ForeignFileError('large');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new ForeignFileError('large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

interface Following {
  maxBytes: number;
  net: ForeignNet;
  signal: AbortSignal;
}

async function follow(url: URL, left: number, options: Following): Promise<Uint8Array> {
  const response = await open(url, options.net, options.signal);
  const { statusCode: status = 0, headers } = response;
  try {
    if (status === 200) return await bytesOf(response, options.maxBytes);
    if (![301, 302, 303, 307, 308].includes(status)) throw new ForeignFileError('refused');
  } finally {
    response.destroy();
  }
  if (left === 0) throw new ForeignFileError('redirects');
  return follow(urlOf(headers.location ?? '', url), left - 1, options);
}

/** The bytes at an address. @throws ForeignFileError */
export async function fetchForeign(
  address: string,
  maxBytes: number,
  net: ForeignNet = INTERNET,
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(net.timeoutMs);
  try {
    return await follow(urlOf(address), MAX_REDIRECTS, { maxBytes, net, signal });
  } catch (error) {
    if (error instanceof ForeignFileError) throw error;
    throw new ForeignFileError(signal.aborted ? 'slow' : 'unreachable');
  }
}
