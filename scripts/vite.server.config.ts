// Builds the server and its backup command for Node, with their dependencies left in node_modules.
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { packagesPlugin } from './vite-packages.ts';

const root = resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  resolve: { alias: { '~': root } },
  plugins: [packagesPlugin(root)],
  // The seed's regions are data of a development package: they are bundled.
  ssr: { noExternal: ['@vant/area-data'] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        backup: 'server/backup.ts',
        // Started by main beside it.
        'embedded-thread': 'server/db/embedded-thread.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
