// Proves that files are fetched from public machines only, whatever names and redirects say, and within limits.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchForeign, ForeignFileError, type ForeignNet, isPublicAddress } from './foreign-file';

const PUBLIC = '93.184.215.14';
const HOSTS: Readonly<Record<string, string[]>> = {
  'pictures.example': [PUBLIC],
  'inside.example': ['10.0.0.7'],
  'both.example': [PUBLIC, '127.0.0.1'],
  'six.example': ['::1'],
};

const ANSWERS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/a.png': (response) => response.end('picture'),
  '/moved': (response) => response.writeHead(302, { Location: '/a.png' }).end(),
  '/round': (response) => response.writeHead(302, { Location: '/round' }).end(),
  '/to-loopback': (response) => response.writeHead(302, { Location: 'http://127.0.0.1/a.png' }).end(),
  '/to-inside': (response) => response.writeHead(301, { Location: 'http://inside.example/a.png' }).end(),
  '/to-file': (response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
  '/to-nowhere': (response) => response.writeHead(302).end(),
  '/large': (response) => response.writeHead(200, { 'Content-Length': 2000 }).end('x'.repeat(2000)),
  '/endless': (response) => {
    const timer = setInterval(() => response.write('x'.repeat(500)), 5);
    response.on('close', () => clearInterval(timer));
  },
  '/silent': () => undefined,
  '/cut': (response) => {
    response.writeHead(200, { 'Content-Length': 100 }).write('x');
    setTimeout(() => response.destroy(), 20);
  },
};

let server: Server;
let net: ForeignNet;
const asked: string[] = [];
const dialled: string[] = [];

beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    asked.push(`${headers.host}${url}`);
    const answer = ANSWERS[url];
    if (answer === undefined) response.writeHead(404).end('no');
    else answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  net = {
    addressesOf: (host) => Promise.resolve(HOSTS[host] ?? []),
    dial: ({ host }) => {
      dialled.push(host);
      return { host: '127.0.0.1', port };
    },
    timeoutMs: 1_000,
  };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const problemOf = (address: string): Promise<string> =>
  fetchForeign(address, 1_000, net).then(
    () => 'fetched',
    (error: unknown) => (error instanceof ForeignFileError ? error.problem : String(error)),
  );

it('fetches a file of a public host, also behind a redirect, by the address that was checked', async () => {
  expect(Buffer.from(await fetchForeign('http://pictures.example/moved', 1_000, net)).toString()).toBe(
    'picture',
  );
  expect(asked).toEqual(['pictures.example/moved', 'pictures.example/a.png']);
  expect(dialled).toEqual([PUBLIC, PUBLIC]);
});

describe('connects to nothing', () => {
  it.each([
    ['http://127.0.0.1/a.png', 'private'],
    ['http://2130706433/a.png', 'private'],
    ['http://0x7f.1/a.png', 'private'],
    ['http://[::1]/a.png', 'private'],
    ['http://[::ffff:127.0.0.1]/a.png', 'private'],
    ['http://169.254.169.254/latest/meta-data', 'private'],
    ['https://inside.example/a.png', 'private'],
    ['http://both.example/a.png', 'private'],
    ['http://six.example/a.png', 'private'],
    ['http://nobody.example/a.png', 'unknown-host'],
    ['http://pictures.example:6379/a.png', 'address'],
    ['http://user:word@pictures.example/a.png', 'address'],
    ['data:image/png;base64,AAAA', 'address'],
    ['file:///etc/passwd', 'address'],
    ['ftp://pictures.example/a.png', 'address'],
    ['gopher://127.0.0.1/', 'address'],
    ['//pictures.example/a.png', 'address'],
    ['', 'address'],
  ])('for %s: %s', async (address, problem) => {
    const before = dialled.length;
    expect(await problemOf(address)).toBe(problem);
    expect(dialled.length).toBe(before);
  });
});

it.each([
  ['to-loopback', 'private'],
  ['to-inside', 'private'],
  ['to-file', 'address'],
  ['round', 'redirects'],
  ['to-nowhere', 'redirects'],
  ['missing', 'refused'],
  ['large', 'large'],
  ['endless', 'large'],
  ['silent', 'slow'],
  ['cut', 'unreachable'],
])('gives up at /%s: %s', async (path, problem) => {
  expect(await problemOf(`http://pictures.example/${path}`)).toBe(problem);
});

it.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['::ffff:8.8.8.8', false],
  ['pictures.example', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
