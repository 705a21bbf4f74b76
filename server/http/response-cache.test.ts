// Proves how long an answer is cached, who shares it, and how it is encoded.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { WriteTracker } from '../db/write-tracker';
import { EncodedText, ResponseCache } from './response-cache';

const NOW = new Date('2026-11-21T12:00:00.100Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

function makeCache() {
  const writes = new WriteTracker();
  const cache = new ResponseCache(writes);
  let count = 0;
  const make = async () => {
    writes.note('select 1 from "goods"');
    await Promise.resolve();
    count += 1;
    return new EncodedText(String(count), 'text/plain');
  };
  const ask = async (key = 'a', now = NOW) => (await cache.getOrMake(key, now, make)).text;
  return { writes, cache, ask };
}

it('caches an answer for its second, by its key', async () => {
  const { ask } = makeCache();
  expect([await ask(), await ask('a', later(800)), await ask('b'), await ask('a', later(900))]).toEqual([
    '1',
    '1',
    '2',
    '3',
  ]);
});

it('drops it with the first write to a table that it read, and for no other', async () => {
  const { ask, writes } = makeCache();
  await ask();
  writes.note('insert into "carts" ("id") values (1)');
  expect(await ask()).toBe('1');
  writes.note('update "goods" set "stock" = 0');
  expect([await ask(), await ask()]).toEqual(['2', '2']);
});

it('is shared while it is being made, but not after a write', async () => {
  const { ask, writes } = makeCache();
  const [first, second] = [ask(), ask()];
  writes.note('update "goods" set "stock" = 0');
  expect(await Promise.all([first, second, ask()])).toEqual(['1', '1', '2']);
});

it('is shared while it is being made where what was written meanwhile is nothing that it reads', async () => {
  const { ask, writes } = makeCache();
  const first = ask();
  writes.note('insert into "carts" ("id") values (1)');
  expect(await Promise.all([first, ask(), ask()])).toEqual(['1', '1', '1']);
});

it('is there once it is made, until its second ends or it is written to', async () => {
  const { cache, ask, writes } = makeCache();
  const asked = ask();
  expect(cache.has('a', NOW)).toBe(false);
  await asked;
  expect([cache.has('a', NOW), cache.has('b', NOW), cache.has('a', later(900))]).toEqual([
    true,
    false,
    false,
  ]);
  writes.note('update "goods" set "stock" = 0');
  expect(cache.has('a', NOW)).toBe(false);
});

it('caches no failure', async () => {
  const { cache, ask } = makeCache();
  await expect(cache.getOrMake('a', NOW, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await ask()).toBe('1');
});

it('holds so many answers and no more, evicts the oldest first, and caches none under a long key', async () => {
  const { ask } = makeCache();
  for (let key = 0; key < 201; key += 1) await ask(String(key));
  expect([await ask('200'), await ask('1'), await ask('0')]).toEqual(['201', '2', '202']);
  const long = 'x'.repeat(501);
  expect([await ask(long), await ask(long)]).toEqual(['203', '204']);
});

it('is sent in an encoding that the client accepts, small answers unencoded', async () => {
  const long = new EncodedText('茶'.repeat(1000), 'text/plain; charset=utf-8');
  const app = new Hono()
    .get('/long', (context) => long.respond(context, 'no-store'))
    .get('/short', (context) => new EncodedText('茶', 'text/plain').respond(context, 'no-store'));
  const ask = async (path: string, encodings: string) => {
    const response = await app.request(path, { headers: { 'accept-encoding': encodings } });
    return [response.headers.get('content-encoding'), Buffer.from(await response.arrayBuffer())] as const;
  };
  const [br, packed] = await ask('/long', 'gzip, deflate, br');
  expect([br, brotliDecompressSync(packed).toString()]).toEqual(['br', long.text]);
  const [gzip, zipped] = await ask('/long', 'gzip');
  expect([gzip, gunzipSync(zipped).toString()]).toEqual(['gzip', long.text]);
  expect((await ask('/long', ''))[1].toString()).toBe(long.text);
  expect((await ask('/short', 'br'))[0]).toBeNull();
});
