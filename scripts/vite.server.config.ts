// Builds the server as one file for Node, with its dependencies left in node_modules.
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const root = resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  resolve: { alias: { '~': root } },
  // The seed's regions are data of a development package: they are bundled.
  ssr: { noExternal: ['@vant/area-data'] },
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: '[name].js' } },
  },
});
