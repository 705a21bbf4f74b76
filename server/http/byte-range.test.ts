// Proves the parts of a file that players ask for, and that the films of the demonstration are there.
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { filmOf } from '../pictures/films';
import { respondWithFile } from './byte-range';

const FILE = new TextEncoder().encode('0123456789');
const app = new Hono().get('/', (context) => respondWithFile(context, FILE, { ETag: '"file"' }));

const ask = async (headers: Record<string, string>) => {
  const answer = await app.request('/', { headers });
  return [answer.status, answer.headers.get('content-range'), await answer.text()];
};

describe('A file', () => {
  it.each([
    ['bytes=0-1', 'bytes 0-1/10', '01'],
    ['bytes=4-', 'bytes 4-9/10', '456789'],
    ['bytes=-3', 'bytes 7-9/10', '789'],
    ['bytes=8-99', 'bytes 8-9/10', '89'],
    ['bytes=-99', 'bytes 0-9/10', '0123456789'],
  ])('is sent in the part %s', async (range, part, text) => {
    expect(await ask({ range })).toEqual([206, part, text]);
  });

  it.each<Record<string, string>>([
    {},
    { range: 'bytes=5-2' },
    { range: 'bytes=0-1,4-5' },
    { range: 'lines=1-2' },
    { range: 'bytes=-' },
    { range: 'bytes=0-1', 'if-range': '"older"' },
  ])('is sent whole for %j', async (headers) => {
    expect(await ask(headers)).toEqual([200, null, '0123456789']);
  });

  it.each(['bytes=10-', 'bytes=-0', 'bytes=99-100'])('has no part %s', async (range) => {
    expect(await ask({ range })).toEqual([416, 'bytes */10', '']);
  });
});

it.each(['first-tea.mp4', 'one-pot-rice.mp4'])(
  '%s is a small film that plays before all of it is there',
  (name) => {
    const bytes = Buffer.from(filmOf(name) ?? []);
    expect(bytes.toString('latin1', 4, 8)).toBe('ftyp');
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(bytes.byteLength).toBeLessThan(100_000);
  },
);

it('knows no other film', () => {
  expect(filmOf('other.mp4')).toBeNull();
});
