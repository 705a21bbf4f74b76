// Builds the operators' studio: the tool, and the page in its preview frame.
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { studioChunkNames } from './studio-chunks.ts';
import { preloadPlugin } from './vite-preload.ts';
import { packagesPlugin } from './vite-packages.ts';
import { rpxPlugin } from './vite-rpx.ts';

const root = resolve(import.meta.dirname, '..');
const places = resolve(root, 'editor-preview');

export default defineConfig({
  root: places,
  base: './',
  resolve: { alias: [{ find: '~', replacement: root }] },
  plugins: [packagesPlugin(root), rpxPlugin(), preloadPlugin("self.origin !== 'null'"), react()],
  css: { modules: { generateScopedName: '_[hash:base64:6]' } },
  define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  build: {
    outDir: resolve(root, 'dist/studio'),
    emptyOutDir: true,
    // Operators use desktop browsers of the last two years.
    target: ['safari17', 'chrome120', 'firefox121'],
    manifest: true,
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: Object.fromEntries(
        Object.entries({ studio: 'index', preview: 'preview', phone: 'phone' }).map(([name, page]) => [
          name,
          resolve(places, `${page}.html`),
        ]),
      ),
      output: {
        codeSplitting: {
          groups: [{ name: studioChunkNames(), debugName: 'studio', includeDependenciesRecursively: false }],
        },
      },
    },
  },
});
