// `npm run new-plugin <name> <中文名>`: folders of a new plugin with one of each part, which passes its tests.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadLibrary, main as generate } from './generate';
import { pascal } from './generate/widgets';
import { filesOfPlugin } from './new-plugin/new-plugin-files';
import { readVersions, recordVersions } from './widget-versions/record';
import { writeNewFiles } from './write-new-files';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Folders of server/plugins that are no plugin. */
const TAKEN = new Set(['kit']);

/** Migrations of core and plugins run in one order. */
function nextMigration(root: string): number {
  const files = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' });
  const numbers = files.flatMap((file) => /\bmigrations[\\/](\d+)-[^\\/]*\.sql$/.exec(file)?.[1] ?? []);
  return Math.max(0, ...numbers.map(Number)) + 1;
}

function problemOf(name: string, title: string): string | undefined {
  if (!NAME.test(name) || TAKEN.has(name))
    return `"${name}" is no plugin's name: use lower case, digits and hyphens, such as price-tag.`;
  return title === '' ? `Say how shoppers call it: npm run new-plugin ${name} 价签` : undefined;
}

export async function main([name = '', title = '']: string[]): Promise<number> {
  const root = resolve(import.meta.dirname, '..');
  const key = name.replaceAll('-', '_');
  const problem =
    problemOf(name, title) ??
    writeNewFiles(
      root,
      filesOfPlugin({ name, key, title, type: pascal(key), migration: nextMigration(root) }),
    );
  if (problem !== undefined) {
    console.error(problem);
    return 1;
  }
  recordVersions(root, await readVersions(root, { id: name, folder: `widgets/${name}` }, loadLibrary(root)));
  await generate();
  const folders = ['server/plugins', 'src/plugins', 'widgets'].map((folder) => `${folder}/${name}`);
  console.log(
    `The plugin ${key} is installed. Next: npm run verify ${folders.join(' ')}, then docs/plugins.md.`,
  );
  return 0;
}
