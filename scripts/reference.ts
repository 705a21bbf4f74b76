// `npm run reference`: writes docs/reference from the code, and what documents include; with --pictures, takes the pictures of the controls before.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeIfChanged } from './generate/write';
import { INCLUDING, withIncludes } from './reference/includes';
import { referencePages } from './reference/pages';

export async function main(args: readonly string[]): Promise<number> {
  const root = resolve(import.meta.dirname, '..');
  const folder = join(root, 'docs/reference');
  mkdirSync(folder, { recursive: true });
  if (args.includes('--pictures')) {
    const { takePictures } = await import('./reference/pictures');
    console.log(`No widget has the controls ${(await takePictures(root)).join(', ')}.`);
  }
  const pages = referencePages(root);
  for (const [file, text] of pages) writeIfChanged(join(folder, file), text);
  for (const document of INCLUDING) writeIfChanged(join(root, document), withIncludes(join(root, document)));
  console.log(`${pages.size} pages of docs/reference.`);
  return 0;
}
