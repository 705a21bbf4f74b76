// Writes the files of something new, unless one of them is there already, formatted as the house formats.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const textOf = (content: string | object): string =>
  typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;

/** `files`: path below `root` → text, or what a JSON file holds. @returns what is wrong, where nothing was written. */
export function writeNewFiles(
  root: string,
  files: Readonly<Record<string, string | object>>,
): string | undefined {
  const paths = Object.keys(files).map((path) => join(root, path));
  const present = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (present !== undefined) return `${present} is there already; nothing was changed.`;
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), textOf(content));
  }
  // Lines break where the names are long.
  const formatted = spawnSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', ...paths], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (formatted.status !== 0) throw new Error(formatted.stderr);
  return undefined;
}
