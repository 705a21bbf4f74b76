// Proves that matters which the specification leaves open are decided in our own documents (NS-02).
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const STATEMENTS = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../tests/data/statements.json'), 'utf8'),
) as readonly string[];
const docs = resolve(import.meta.dirname, '../../docs');
const read = (file: string): string => readFileSync(resolve(docs, file), 'utf8').replace(/\s+/g, ' ');

/** Rows of the table: the statement, the document and the passage that it quotes. */
const ROWS = [
  ...read('coverage.md').matchAll(/\| (NS-\d+) +\|[^|]*\| \[[^\]]*\]\(([^)]+)\) +\| ([^|]+?) +\|/g),
].map(([, id = '', file = '', passage = '']) => ({ id, file, passage }));

it('each open matter has its row (NS-02)', () => {
  // NS-01 and NS-02 are about this table.
  const matters = STATEMENTS.filter((id) => id.startsWith('NS-') && id > 'NS-02');
  expect(matters).toHaveLength(8);
  expect(ROWS.map(({ id }) => id)).toEqual(matters);
});

it.each(ROWS)('$file decides $id in the quoted words (NS-02)', ({ file, passage }) => {
  expect(passage.length).toBeGreaterThan(10);
  expect(read(file)).toContain(passage);
});
