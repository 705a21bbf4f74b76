// What a package of widgets and plugins is to Vite: source code of this project that stands elsewhere.
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
// With its ending: Node itself reads the configuration.
import { packagesIn } from './packages.ts';

/** `pagoda/widget` and the other entries of package.json's `exports`; scripts/run.mjs has the same. */
export const publicEntries = (root: string) => ({
  find: /^pagoda\/([\w-]+)$/,
  replacement: `${root}/exports/$1.ts`,
});

/** What React's Fast Refresh leaves alone: all that is installed but the packages, whose views are edited where they stand. */
export function notRefreshed(root: string): RegExp {
  const names = packagesIn(root).map(({ name }) => name.replaceAll('.', String.raw`\.`));
  return new RegExp(`/node_modules/(?!(?:${names.join('|')})/)`);
}

export function packagesPlugin(root: string): Plugin {
  const entries = resolve(root, 'exports');
  return {
    name: 'packages',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [publicEntries(root)] },
      ssr: { noExternal: packagesIn(root).map(({ name }) => name) },
      // In node_modules Vite itself watches nothing; below, it is told to look there.
      server: { watch: { ignored: packagesIn(root).map(({ folder }) => `!${resolve(root, folder)}/**`) } },
    }),
    configureServer: ({ watcher }) => {
      watcher.add(packagesIn(root).map(({ folder }) => resolve(root, folder)));
    },
    // They are lists of names: what nobody uses of them loads for nobody.
    transform: (code, id) =>
      id.startsWith(entries) ? { code, map: null, moduleSideEffects: false } : undefined,
  };
}
