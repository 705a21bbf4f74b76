// Proves that development sees what is saved in an installed package and draws its views anew, and nothing else of node_modules.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notRefreshed, packagesPlugin } from './vite-packages';
import { viewRefreshPlugin } from './vite-view-refresh';

let root = '';
let server: ViteDevServer;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

const VIEW = 'node_modules/@acme/lantern/widgets/acme-lantern/view.tsx';
const FOREIGN = 'node_modules/other/index.tsx';

const COMPONENT = `const defineView = Object;
function Lantern() { return null; }
export default defineView(shape, Lantern);`;

beforeEach(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'pagoda-watch-')));
  write('pagoda.config.ts', "export default { packages: ['@acme/lantern'] };");
  write('node_modules/@acme/lantern/package.json', '{"name": "@acme/lantern", "pagoda": {"vendor": "acme"}}');
  for (const file of [VIEW, FOREIGN]) write(file, COMPONENT);
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [packagesPlugin(root), viewRefreshPlugin(), react({ refreshExclude: notRefreshed(root) })],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  });
});
afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

it('sees a file of a package change', async () => {
  const changed: string[] = [];
  server.watcher.on('change', (file) => changed.push(file));
  // The folder is known before its file is.
  await vi.waitUntil(
    () => server.watcher.getWatched()[join(root, dirname(VIEW))]?.includes(basename(VIEW)) === true,
    { timeout: 10_000 },
  );
  for (const file of [FOREIGN, VIEW]) write(file, 'export default 2;');
  await vi.waitUntil(() => changed.length > 0, { timeout: 10_000 });
  expect(changed).toEqual([join(root, VIEW)]);
});

it('replaces a view of a package in place, and no other module that is installed', async () => {
  const codeOf = async (file: string) => (await server.transformRequest(`/${file}`))?.code;
  expect(await codeOf(VIEW)).toMatch(
    /Lantern as RefreshedView[^]*\$RefreshReg\$[^]*import\.meta\.hot\.accept/,
  );
  expect(await codeOf(FOREIGN)).not.toContain('hot.accept');
});
