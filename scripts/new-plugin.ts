// `npm run new-plugin <name> [中文名]`: folders of a new plugin that passes its generated tests.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { main as generate } from './generate';
import { pascal } from './generate/widgets';
import { filesOfPlugin } from './new-plugin-files';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Folders of server/plugins that are no plugin. */
const TAKEN = new Set(['kit']);

export async function main([name = '', title = '新插件']: string[]): Promise<number> {
  const root = resolve(import.meta.dirname, '..');
  if (!NAME.test(name) || TAKEN.has(name)) {
    console.error(`"${name}" is no plugin's name: use lower case, digits and hyphens, such as price-tag.`);
    return 1;
  }
  const key = name.replaceAll('-', '_');
  const files = Object.entries(filesOfPlugin({ name, key, title, type: pascal(key) }));
  const present = files.find(([file]) => existsSync(join(root, file)));
  if (present !== undefined) {
    console.error(`${present[0]} is there already; nothing was changed.`);
    return 1;
  }
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  await generate();
  console.log(
    `The plugin ${key} is installed. Next: npx vitest run --project=server --project=dom plugins/${name}, then docs/plugins.md.`,
  );
  return 0;
}
