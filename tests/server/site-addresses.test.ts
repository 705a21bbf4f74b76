// Proves that pages that the site does not have lead into the mall, and which files are found.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '~/server/db/database';
import { createApp } from '~/server/app/app';
import { openEmptyDatabase } from './database-helpers';
import { SECRET } from './mall-helpers';

const folder = mkdtempSync(join(tmpdir(), 'pagoda-site-'));
let database: Database;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<div id="root"></div>');
  database = await openEmptyDatabase();
  const site = { folder, studioFolder: folder, prerenderer: null };
  app = createApp({ database, dataFolder: folder, site, isChecking: true, secret: SECRET });
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, accept = 'text/html,*/*', method = 'GET') =>
  app.request(`http://mall.test${path}`, { method, headers: { accept } });

it.each([
  ['/%23/pages/goods/goods?id=1', '/#/pages/goods/goods?id=1'],
  ['/pages/goods/goods?id=1', '/#/pages/goods/goods?id=1'],
  ['/plugins/pick/index', '/#/plugins/pick/index'],
  ['/nothing/here', '/#/nothing/here'],
])('leads %s to %s', async (path, target) => {
  const answer = await get(path);
  expect(answer.status).toBe(302);
  expect(new URL(answer.headers.get('location') ?? '', `http://mall.test${path}`).href).toBe(
    `http://mall.test${target}`,
  );
});

it.each([
  ['/assets/gone.js', 'text/html'],
  ['/pages/goods/goods', '*/*'],
  ['/uploads/gone', 'text/html'],
])('does not find %s for %s', async (path, accept) => {
  expect((await get(path, accept)).status).toBe(404);
});

it('plays the films of the demonstration', async () => {
  const film = await get('/videos/first-tea.mp4');
  expect([film.status, film.headers.get('content-type')]).toEqual([200, 'video/mp4']);
  expect((await get('/videos/none.mp4')).status).toBe(404);
});

it('leads nothing but what is read', async () => {
  expect((await get('/pages/goods/goods', 'text/html', 'POST')).status).toBe(405);
});
