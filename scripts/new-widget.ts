// `npm run new-widget <id> <中文名>`: a folder for a new widget that passes its generated tests.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pascal } from './generate/widgets';
import { filesOfWidget } from './new-widget-files';
import { loadLibrary, main as generate } from './generate';
import { readVersions, recordVersions } from './widget-versions/record';
import { writeNewFiles } from './write-new-files';

const ID = /^[a-z][a-z0-9]*([-_][a-z0-9]+)*$/;

function problemOf(root: string, id: string, title: string): string | undefined {
  if (!ID.test(id))
    return `"${id}" is no component id: use lower case, digits, hyphens and underscores, such as price-tag.`;
  if (existsSync(join(root, 'widgets', id))) return `widgets/${id} is there already; nothing was changed.`;
  return title === '' ? `Say how operators call it: npm run new-widget ${id} 价签` : undefined;
}

export async function main([id = '', title = '']: string[]): Promise<number> {
  const root = resolve(import.meta.dirname, '..');
  const files = Object.entries(filesOfWidget({ id, title, name: pascal(id) }));
  const problem =
    problemOf(root, id, title) ??
    writeNewFiles(root, Object.fromEntries(files.map(([name, text]) => [`widgets/${id}/${name}`, text])));
  if (problem !== undefined) {
    console.error(problem);
    return 1;
  }
  recordVersions(root, await readVersions(root, { id, folder: `widgets/${id}` }, loadLibrary(root)));
  await generate();
  console.log(`widgets/${id} is registered. Next: npm run verify widgets/${id}, then npm run storybook.`);
  return 0;
}
