// Writes the pictures of the palette to dist/studio/stills, after the studio is built: its styles are theirs.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { root } from './lib.mjs';

const studio = resolve(root, 'dist/studio');
const manifest = JSON.parse(readFileSync(resolve(studio, '.vite/manifest.json'), 'utf8'));

/** Style files of a module of the build with all that it imports, each once, in their order. */
function stylesOf(key, seen = new Set()) {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((name) => stylesOf(name, seen)), ...(chunk.css ?? [])];
}

const keyEnding = (end) => Object.keys(manifest).find((key) => key.endsWith(end));

/** A small block stands in the middle of its tile, a tall one begins at its top. */
const STYLE =
  '<style>body{display:grid;height:100vh;margin:0;align-content:safe center}.mall-root{height:auto;min-height:0}</style>';

/** Addresses are relative to the mall's, as pictures are. */
const page = ({ id, markup }) => {
  const files = new Set([...stylesOf('preview.html'), ...stylesOf(keyEnding(`widgets/${id}/view.tsx`))]);
  const links = [...files].map((file) => `<link rel="stylesheet" href="studio/${file}">`).join('');
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><base href="../../"><title>${id}</title>${links}${STYLE}</head><body><div class="mall-root">${markup}</div></body></html>`;
};

const server = await createServer({
  root,
  configFile: resolve(root, 'scripts/vite.stills.config.ts'),
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const { stills } = await server.environments.ssr.runner.import(resolve(root, 'scripts/still-page.ts'));
const made = await stills();
await server.close();
rmSync(resolve(studio, 'stills'), { recursive: true, force: true });
mkdirSync(resolve(studio, 'stills'), { recursive: true });
for (const still of made) writeFileSync(resolve(studio, 'stills', `${still.name}.html`), page(still));
console.log(`${made.length} stills of the palette.`);
process.exit(0);
