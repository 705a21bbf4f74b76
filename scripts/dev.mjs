// `npm run dev`: mall and studio in one process with hot reload, at the addresses of the built ones.
import { createServer } from 'vite';
import { watchSources } from './dev-generator.mjs';
import { must, root, script } from './lib.mjs';

must(script('scripts/generate.ts'), 'generate');
const server = await createServer({ root, server: { port: Number(process.env.PORT ?? 3000), host: true } });
const { packagesIn } = await server.ssrLoadModule('/scripts/packages.ts');
watchSources(packagesIn(root).map(({ folder }) => folder));
await server.listen();
// Prepares the database, and says who may sign in to the studio, before anything is asked for.
await server.ssrLoadModule('/server/dev.ts');
server.printUrls();
for (const url of server.resolvedUrls?.local ?? []) console.log(`  ➜  Studio:  ${url}studio/`);
