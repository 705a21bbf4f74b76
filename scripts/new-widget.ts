// `npm run new-widget <id> [中文名]`: a folder for a new widget that passes its generated tests.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pascal } from './generate/widgets';
import { filesOfWidget } from './new-widget-files';
import { loadLibrary, main as generate } from './generate';
import { readVersions, recordVersions } from './widget-versions/record';

const ID = /^[a-z][a-z0-9]*([-_][a-z0-9]+)*$/;

export async function main([id = '', title = '新组件']: string[]): Promise<number> {
  const root = resolve(import.meta.dirname, '..');
  const folder = join(root, 'widgets', id);
  if (!ID.test(id)) {
    console.error(
      `"${id}" is no component id: use lower case, digits, hyphens and underscores, such as price-tag.`,
    );
    return 1;
  }
  if (existsSync(folder)) {
    console.error(`widgets/${id} is there already; nothing was changed.`);
    return 1;
  }
  mkdirSync(folder);
  for (const [name, text] of Object.entries(filesOfWidget({ id, title, name: pascal(id) })))
    writeFileSync(join(folder, name), text);
  await generate();
  recordVersions(root, await readVersions(root, id, loadLibrary(root)));
  console.log(
    `widgets/${id} is registered. Next: npx vitest run --project=dom widgets/${id}, then npm run storybook.`,
  );
  return 0;
}
