// `npm run build`: generate, the site with its compressed copies, the server as one file. Fails above the size budget.
import { spawnSync } from 'node:child_process';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { must, root, script, tool } from './lib.mjs';

const COMPRESSED = /\.(js|css|svg|html|json)$/;

/** A window of the file's own size: the tables of the default one, 4 MB, cost fourteen times the compression. */
const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, Math.ceil(Math.log2(bytes.length + 16)))),
    },
  });

/** Compressed copies beside each text file of the build, so that serving needs no compression. */
function compress(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = join(folder, entry.name);
    if (entry.isDirectory()) compress(file);
    else if (COMPRESSED.test(entry.name) && entry.name !== 'index.html' && statSync(file).size > 200) {
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, brotli(bytes));
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  }
}

if (!process.argv.includes('--generated')) must(script('scripts/generate.ts'), 'generate');
rmSync(resolve(root, 'dist/web'), { recursive: true, force: true });
must(tool('vite', ['build', '--logLevel', 'warn']), 'vite build');
compress(resolve(root, 'dist/web'));
must(
  tool('vite', ['build', '--config', 'scripts/vite.prerender.config.ts', '--logLevel', 'warn']),
  'prerender build',
);
must(
  tool('vite', ['build', '--config', 'scripts/vite.studio.config.ts', '--logLevel', 'warn']),
  'studio build',
);
must(
  spawnSync(process.execPath, [resolve(root, 'scripts/stills.mjs')], { cwd: root, stdio: 'inherit' })
    .status ?? 1,
  'stills',
);
compress(resolve(root, 'dist/studio'));
must(
  tool('vite', ['build', '--config', 'scripts/vite.server.config.ts', '--logLevel', 'warn']),
  'server build',
);
must(script('scripts/size.ts', ['--check']), 'size budget');
