// Proves that docs/reference says what the code says, and that the code says it all.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { CONTROLS } from '~/domain/studio/form';
import { INCLUDING, withIncludes } from './includes';
import { referencePages, undocumented } from './pages';
import { pictureOf, unsaid } from './schema-pages';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'docs/reference');

it('is what the code says: `npm run reference` writes it', () => {
  const pages = referencePages(root);
  const written = readdirSync(folder).filter((name) => name.endsWith('.md'));
  expect(written.sort()).toEqual([...pages.keys()].sort());
  expect(written.filter((name) => readFileSync(join(folder, name), 'utf8') !== pages.get(name))).toEqual([]);
});

it('finds a doc comment on everything that it lists', () => {
  expect([...undocumented(root), ...unsaid(root)]).toEqual([]);
});

it('has a picture of every control that widgets have, and all are small', () => {
  const files = CONTROLS.map((control) => ({ control, file: join(folder, pictureOf(control)) }));
  const [drawn, absent] = [true, false].map((isThere) =>
    files.filter(({ file }) => existsSync(file) === isThere),
  );
  expect(absent?.map(({ control }) => control)).toEqual(['pictures', 'own', 'none']);
  const bytes = drawn?.reduce((sum, { file }) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThan(1_500_000);
});

it('includes files in documents as they are: `npm run reference` writes them', () => {
  for (const document of INCLUDING) {
    const text = readFileSync(join(root, document), 'utf8');
    expect(text, document).toContain('<!-- include ');
    expect(text === withIncludes(join(root, document)), document).toBe(true);
  }
});
