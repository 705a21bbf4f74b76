// Builds the worker that renders home for the server: the shopper's code and React within, as the phone gets them.
import { resolve } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import site, { htmlWithoutDocument } from '../vite.config.ts';

const root = resolve(import.meta.dirname, '..');

const config = mergeConfig(
  site,
  defineConfig({
    ssr: { noExternal: true },
    resolve: { alias: [htmlWithoutDocument] },
    build: {
      ssr: 'src/prerender.tsx',
      outDir: resolve(root, 'dist/prerender'),
      emptyOutDir: true,
      target: 'node20',
      manifest: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].js' } },
    },
  }),
);
// One file: the worker needs all of it, and the groups of the site, merged in above, are made for phones.
config.build.rolldownOptions.output.codeSplitting = false;

export default config;
