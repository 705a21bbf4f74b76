// Runs a TypeScript script with Vite's module runner: `node scripts/run.mjs scripts/x.ts [args]`.
// Node 20 cannot run .ts itself, and Vite is installed already. The script exports `main(args)`.
import { resolve } from 'node:path';
import { createServer } from 'vite';

const [file, ...args] = process.argv.slice(2);
const root = resolve(import.meta.dirname, '..');
// Vite's runnerImport() closes its runner after the first module; scripts that import screens later still need it.
const server = await createServer({
  root,
  configFile: false,
  envDir: false,
  appType: 'custom',
  logLevel: 'error',
  resolve: {
    alias: [
      { find: '~', replacement: root },
      // As scripts/vite-packages.ts has it.
      { find: /^pagoda\/([\w-]+)$/, replacement: `${root}/exports/$1.ts` },
    ],
  },
  css: { modules: { generateScopedName: '[name]_[local]' } },
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const module = await server.environments.ssr.runner.import(resolve(root, file));
/** A mistake in a source file is told in its own words; where our own code fails, the stack tells where. */
const told = (error) => {
  if (error?.name !== 'SourceMistake') throw error;
  console.error(error.message.replaceAll(`${root}/`, ''));
  return 1;
};
const code = await Promise.resolve(args)
  .then((given) => module.main(given))
  .catch(told);
await server.close();
process.exit(typeof code === 'number' ? code : 0);
