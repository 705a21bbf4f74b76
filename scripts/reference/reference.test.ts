// Proves that docs/reference says what the code says, and that the code says it all.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { referencePages, undocumented } from './pages';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'docs/reference');

it('is what the code says: `npm run reference` writes it', () => {
  const pages = referencePages(root);
  const written = readdirSync(folder).filter((name) => name.endsWith('.md'));
  expect(written.sort()).toEqual([...pages.keys()].sort());
  expect(written.filter((name) => readFileSync(join(folder, name), 'utf8') !== pages.get(name))).toEqual([]);
});

it('finds a doc comment on everything that it lists', () => {
  expect(undocumented(root)).toEqual([]);
});
