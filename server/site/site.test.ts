// Proves how files of the site are sent: compressed ones by what the client accepts, films in parts.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveFile } from './site';

let folder = '';
const app = new Hono().get(
  '*',
  (context) => serveFile(context, folder, context.req.path.slice(1)) ?? context.notFound(),
);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagoda-site-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/film-a1.mp4'), '0123456789');
  writeFileSync(join(folder, 'assets/code-a1.js'), '1');
  writeFileSync(join(folder, 'assets/code-a1.js.br'), 'small');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await app.request(path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

it('sends a film whole, the part that a player asks for, and none beyond its end', async () => {
  const whole = await ask('/assets/film-a1.mp4', { 'accept-encoding': 'br' });
  expect([whole.status, whole.text, whole.headers.get('accept-ranges')]).toEqual([
    200,
    '0123456789',
    'bytes',
  ]);
  expect(whole.headers.get('cache-control')).toContain('immutable');
  const tag = whole.headers.get('etag') ?? '';
  const part = await ask('/assets/film-a1.mp4', { range: 'bytes=2-4', 'if-range': tag });
  expect([part.status, part.text, part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10']);
  const beyond = await ask('/assets/film-a1.mp4', { range: 'bytes=10-' });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});

it('sends code compressed where it is accepted, and never a part of it', async () => {
  const headers = { 'accept-encoding': 'gzip, br', range: 'bytes=0-1' };
  const { status, text, headers: sent } = await ask('/assets/code-a1.js', headers);
  expect([status, text, sent.get('content-encoding')]).toEqual([200, 'small', 'br']);
  expect((await ask('/assets/none.js')).status).toBe(404);
});
