// Builds the worker that renders home on the server: the shopper's code with React, the same as on the phone.
import { resolve } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import site, { htmlWithoutDocument } from '../vite.config.ts';

const root = resolve(import.meta.dirname, '..');

const config = mergeConfig(
  site,
  defineConfig({
    ssr: { noExternal: true },
    // React's development build checks what it renders, whoever starts the server and how.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
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
// One file: the worker needs all of it; the chunk groups of the site, merged above, are meant for phones.
config.build.rolldownOptions.output.codeSplitting = false;

export default config;
