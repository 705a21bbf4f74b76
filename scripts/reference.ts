// `npm run reference`: writes docs/reference from the code, and the files that other documents include.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeIfChanged } from './generate/write';
import { referencePages } from './reference/pages';

export function main(): number {
  const root = resolve(import.meta.dirname, '..');
  const folder = join(root, 'docs/reference');
  mkdirSync(folder, { recursive: true });
  const pages = referencePages(root);
  for (const [file, text] of pages) writeIfChanged(join(folder, file), text);
  console.log(`${pages.size} pages of docs/reference.`);
  return 0;
}
