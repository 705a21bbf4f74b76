// `npm run dev`: everything in one process with hot reload; generates again when a schema or a page changes.
import { watch } from 'node:fs';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { must, root, script } from './lib.mjs';

must(script('scripts/generate.ts'), 'generate');
const isSource = (name) =>
  /schema\.json$|[\\/]api[\\/].*\.json$|\.page\.tsx?$|widgets[\\/][^\\/]+[\\/]index\.ts$/.test(name) &&
  !name.includes('.gen.');
let timer;
for (const folder of ['schemas', 'widgets', 'src']) {
  watch(resolve(root, folder), { recursive: true }, (_event, name) => {
    if (name === null || !isSource(`${folder}/${name}`)) return;
    clearTimeout(timer);
    timer = setTimeout(() => script('scripts/generate.ts'), 200);
  });
}
const server = await createServer({ root, server: { port: Number(process.env.PORT ?? 5173), host: true } });
await server.listen();
server.printUrls();
