// `npm run statements [-- --json]`: statements of the specification with the tests that name them, and those without one.
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { sourceFilesIn } from './imports/source-files-in';
import { idsNamed } from './statement-ids';

const root = resolve(import.meta.dirname, '..');
const PLACES = ['domain', 'editor-preview', 'renderer', 'schemas', 'server', 'src', 'tests', 'ui', 'widgets'];

/** Ids in the order of the specification. */
export const STATEMENTS = JSON.parse(
  readFileSync(resolve(root, 'tests/data/statements.json'), 'utf8'),
) as readonly string[];

/** All test files with their text; paths are relative to the project. */
export const testSources = (): { file: string; source: string }[] =>
  PLACES.flatMap((place) => sourceFilesIn(resolve(root, place)))
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .map((path) => ({ file: relative(root, path), source: readFileSync(path, 'utf8') }));

export function main(args: string[]): number {
  const files = new Map<string, string[]>(STATEMENTS.map((id) => [id, []]));
  for (const { file, source } of testSources()) for (const id of idsNamed(source)) files.get(id)?.push(file);
  const rows = [...files].map(([id, named]) => ({ id, files: named }));
  const open = rows.filter(({ files: named }) => named.length === 0).map(({ id }) => id);
  if (args.includes('--json')) {
    console.log(JSON.stringify(rows));
    return 0;
  }
  for (const { id, files: named } of rows) console.log(`${id.padEnd(12)}${named.join(', ') || 'open'}`);
  console.log(
    `\n${rows.length - open.length} of ${rows.length} are named by a test. Open: ${open.join(', ')}`,
  );
  return 0;
}
