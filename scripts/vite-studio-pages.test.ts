// Proves the pages of the studio in development: at their real addresses, with the code of their folder.
import { resolve } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { studioPagesPlugin } from './vite-studio-pages';
import { viewRefreshPlugin } from './vite-view-refresh';

let server: ViteDevServer;
let base: string;
beforeAll(async () => {
  server = await createServer({
    root: resolve(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'silent',
    plugins: [studioPagesPlugin(), viewRefreshPlugin()],
    resolve: { alias: { '~': resolve(import.meta.dirname, '..') } },
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, watch: null },
  });
  await server.listen();
  base = server.resolvedUrls?.local[0] ?? '';
});
afterAll(() => server.close());

it.each([
  ['studio/', '/editor-preview/app/main.ts'],
  ['studio/preview.html?v=1', '/editor-preview/preview/main.tsx'],
  ['studio/phone.html', '/editor-preview/phone/main.tsx'],
])('serves %s with hot reload', async (path, code) => {
  const html = await (await fetch(base + path)).text();
  expect(html).toContain(`src="${code}"`);
  expect(html).toContain('/@vite/client');
});

it('leads from the address without a slash, and knows no other file', async () => {
  const led = await fetch(`${base}studio`, { redirect: 'manual' });
  expect([led.status, led.headers.get('location')]).toEqual([308, '/studio/']);
  expect((await fetch(`${base}studio/stills/goods-0.html`)).status).toBe(404);
});

it('lets the sandboxed frame read its code, and no other site', async () => {
  const allowed = async (origin: string) => {
    const { headers } = await fetch(`${base}editor-preview/frame/early-frame.ts`, {
      headers: { Origin: origin },
    });
    return headers.get('access-control-allow-origin');
  };
  expect(await allowed('null')).toBe('null');
  expect(await allowed('https://example.com')).toBeNull();
});

it('exports the component of a view for Fast Refresh', async () => {
  const view = await (await fetch(`${base}widgets/notice/view.tsx`)).text();
  expect(view).toContain('NoticeView as RefreshedView');
  expect(await (await fetch(`${base}studio/preview.html`)).text()).toContain(
    '__getReactRefreshIgnoredExports',
  );
});
