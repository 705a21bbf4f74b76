// Builds the shopper's mall, and describes the Vitest projects (unit, dom, server, stories).
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_ARGS, chromiumPath } from './scripts/chromium.ts';
import { CHUNK_GROUPS } from './scripts/chunk-groups.ts';
import { LongestFirst } from './scripts/longest-first.ts';
import { packagesIn } from './scripts/packages.ts';
import { notRefreshed, packagesPlugin } from './scripts/vite-packages.ts';
import { mallServerPlugin } from './scripts/vite-mall-server.ts';
import { manifestPlugin } from './scripts/vite-manifest.ts';
import { preloadPlugin } from './scripts/vite-preload.ts';
import { leanPackagesPlugin } from './scripts/vite-lean-packages.ts';
import { leanScreensPlugin } from './scripts/vite-lean-screens.ts';
import { leanWidgetsPlugin } from './scripts/vite-lean-widgets.ts';
import { pureRouterPlugin } from './scripts/vite-pure-router.ts';
import { rpxPlugin } from './scripts/vite-rpx.ts';
import { studioPagesPlugin } from './scripts/vite-studio-pages.ts';
import { viewRefreshPlugin } from './scripts/vite-view-refresh.ts';

const root = import.meta.dirname;

/** Where there is no document, HTML is read by another parser: in the worker that draws home, and in tests of it. */
export const htmlWithoutDocument = {
  find: './nodes-from-html',
  replacement: resolve(root, 'ui/rich-text/nodes-from-html.server.ts'),
};
/** A hash takes 60 ms where the mall runs; server/http/secret-hash.test.ts proves that cost. */
const cheapSecrets = { find: './secret-cost', replacement: resolve(root, 'tests/server/secret-cost.ts') };
const isTest = process.env['VITEST'] === 'true';
const isBuild = process.argv.includes('build');
// react-router's package hands its development build to everyone; phones get the other one.
const routerBuild = resolve(root, 'node_modules/react-router/dist/production');
const alias = [
  { find: '~', replacement: root },
  ...(isBuild ? [{ find: /^react-router$/, replacement: `${routerBuild}/index.mjs` }] : []),
  ...(isBuild ? [{ find: /^react-router\/dom$/, replacement: `${routerBuild}/dom-export.mjs` }] : []),
];
/** Tests of packages run with ours, against this version of the mall. */
const packagePlaces = (part: 'widgets' | 'plugins' | 'screens') =>
  packagesIn(root).map(({ folder }) => `${folder}/${part}`);
const unitPlaces = [
  ...packagePlaces('widgets'),
  'domain',
  'schemas',
  'renderer',
  'ui',
  'src',
  'scripts',
  'widgets',
  'server/app',
  'server/http',
  'server/pictures',
  'server/site',
  'editor-preview',
];

/** Files that index.html itself names. */
const IN_PAGE = /(^|\/)(index|kit|rolldown-runtime)-[\w-]{8}\.(js|css)$/;

/** What must come along with a part: each name that it lists has its bytes, and is looked for in the page. */
const missingFiles = (_part: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  hostType === 'html' ? files : files.filter((file) => !IN_PAGE.test(file));

const generated = resolve(root, 'scripts/generate-for-tests.ts');
const elementStacks = resolve(root, 'tests/element-stacks.ts');

const testsOf = (
  name: string,
  {
    places,
    ending,
    ...options
  }: { places: readonly string[]; ending: 'ts' | 'tsx' } & Readonly<Record<string, unknown>>,
) => ({
  extends: true as const,
  test: {
    name,
    include: places.map((place) => `${place}/**/*.test.${ending}`),
    // Packages stand in node_modules, where by itself it looks for none.
    exclude: [],
    globalSetup: [generated],
    // Nothing is proved by a busy machine.
    testTimeout: 60_000,
    ...options,
  },
});

const storiesProject = () => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: resolve(root, '.storybook') })],
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      // Stories keep nothing of each other; a frame for each file of them would load the mall's parts anew.
      isolate: false,
      provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_ARGS } }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 390, height: 844 } }],
      screenshotFailures: false,
    },
    setupFiles: [resolve(root, '.storybook/vitest.setup.ts')],
  },
});

export default defineConfig({
  root,
  base: './',
  resolve: { alias },
  // React asks for its developer tools, which no phone has.
  ...(isBuild ? { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } } : {}),
  plugins: [
    packagesPlugin(root),
    rpxPlugin(),
    preloadPlugin(),
    pureRouterPlugin(),
    leanPackagesPlugin(),
    leanWidgetsPlugin(),
    leanScreensPlugin(root),
    manifestPlugin(),
    react({ refreshExclude: notRefreshed(root) }),
    ...(isTest ? [] : [mallServerPlugin(), studioPagesPlugin(), viewRefreshPlugin()]),
  ],
  // Readable in development and tests; short where every phone loads them.
  css: { modules: { generateScopedName: isBuild ? '_[hash:base64:6]' : '[name]_[local]_[hash:base64:4]' } },
  build: {
    outDir: 'dist/web',
    target: ['safari16', 'chrome107'],
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: missingFiles },
    assetsInlineLimit: 2048,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNK_GROUPS },
      },
    },
  },
  server: { watch: { ignored: ['**/data/**', '**/dist/**'] } },
  // The pages of tests and benchmarks have packages of their own.
  optimizeDeps: { entries: ['index.html', 'editor-preview/*.html'] },
  test: {
    // Validators are plain modules that import nothing: Node reads them as they are.
    server: { deps: { external: [/\.gen\.js$/] } },
    // Vitest itself would leave one core idle.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      // Files share a worker, and with it what takes longest: reading the code in. Tests of screens begin with a mall of
      // their own (src/testing/render-screen.tsx).
      {
        ...testsOf('unit', {
          places: unitPlaces,
          ending: 'ts',
          environment: 'node',
          setupFiles: [elementStacks],
          isolate: false,
        }),
        resolve: { alias: [htmlWithoutDocument] },
      },
      testsOf('dom', {
        places: [
          'ui',
          'renderer',
          'widgets',
          'src',
          'editor-preview',
          ...packagePlaces('widgets'),
          ...packagePlaces('screens'),
        ],
        ending: 'tsx',
        environment: 'happy-dom',
        setupFiles: [elementStacks, resolve(root, 'tests/dom.setup.ts')],
        isolate: false,
      }),
      {
        extends: true,
        resolve: { alias: [cheapSecrets] },
        test: {
          name: 'server',
          environment: 'node',
          // The server keeps what it knows in its database: files share a worker, and the app is read in once.
          isolate: false,
          include: [
            'server/!(app|http|pictures|site)/**/*.test.ts',
            'tests/server/**/*.test.ts',
            ...packagePlaces('plugins').map((place) => `${place}/**/*.test.ts`),
          ],
          exclude: [],
          globalSetup: [generated, resolve(root, 'tests/server/databases.ts')],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      ...(process.argv.includes('--project=stories') || process.env['PAGODA_STORIES'] === '1'
        ? [storiesProject()]
        : []),
    ],
  },
});
