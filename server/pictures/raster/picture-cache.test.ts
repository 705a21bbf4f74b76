// Proves the cache of resized pictures: made once for concurrent requests, persistent, bounded.
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PictureCache } from './picture-cache';

let folder = '';
const failures: unknown[] = [];
const onFailure = (error: unknown) => void failures.push(error);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagoda-cache-'));
  failures.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (maxBytes = 1000) => new PictureCache({ folder, maxBytes, onFailure });
const bytes = (text: string) => new Uint8Array(Buffer.from(text));

it('makes a picture once for concurrent requests, and finds it again after a restart', async () => {
  const make = vi.fn(() => Promise.resolve(bytes('abc')));
  const cache = open();
  await Promise.all(Array.from({ length: 20 }, () => cache.get('a.webp', make)));
  await cache.get('a.webp', make);
  expect(Buffer.from(await open().get('a.webp', make)).toString()).toBe('abc');
  expect(make).toHaveBeenCalledTimes(1);
  expect(readdirSync(folder)).toEqual(['a.webp']);
});

it('caches no failure, and tries again', async () => {
  const cache = open();
  await expect(cache.get('a.webp', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readdirSync(folder)).toEqual([]);
  expect(await cache.get('a.webp', () => Promise.resolve(bytes('abc')))).toHaveLength(3);
});

it('evicts the oldest above its bound', async () => {
  const cache = open(100);
  for (const [place, name] of ['a', 'b', 'c'].entries()) {
    await cache.get(name, () => Promise.resolve(new Uint8Array(40)));
    utimesSync(join(folder, name), place + 1, place + 1);
  }
  await cache.get('d', () => Promise.resolve(new Uint8Array(40)));
  expect(readdirSync(folder)).toEqual(['c', 'd']);
});

it('returns the picture also where nothing can be written, and reports it', async () => {
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'in the way');
  expect(await open().get('a.webp', () => Promise.resolve(bytes('abc')))).toHaveLength(3);
  expect(failures).toHaveLength(1);
  expect(existsSync(folder) && readFileSync(folder, 'utf8')).toBe('in the way');
});
