// Proves which ids of statements a test file names, and that no test names one that the specification lacks.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { idsNamed } from './statement-ids';
import { STATEMENTS, testSources } from './statements';

const SPECIFICATION = resolve(import.meta.dirname, '../../shared/spec/flows.md');

describe('ids of statements', () => {
  it('are read in titles, alone and as ranges', () => {
    expect([...idsNamed("it('pays (AA-01, BB-02 … BB-04)', () => {});\ntest(`x (CC-09 to 11)`);")]).toEqual([
      'AA-01',
      'BB-02',
      'BB-03',
      'BB-04',
      'CC-09',
      'CC-10',
      'CC-11',
    ]);
  });

  it('are not read in comments', () => {
    expect([...idsNamed('// Proves the price (AA-01).\nit("pays");')]).toEqual([]);
  });

  it('are those of the specification', () => {
    const known = new Set(STATEMENTS);
    const families = new Set(STATEMENTS.map((id) => id.split('-')[0]));
    const unknown = testSources().flatMap(({ file, source }) =>
      [...idsNamed(source)]
        .filter((id) => families.has(id.split('-')[0] ?? '') && !known.has(id))
        .map((id) => `${file}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  it.skipIf(!existsSync(SPECIFICATION))('are listed as the specification numbers them', () => {
    const text = readFileSync(SPECIFICATION, 'utf8');
    const numbered = [...text.matchAll(/^\| ([A-Z]+-\d+) \|/gm)].map(([, id]) => id);
    expect(STATEMENTS).toEqual(numbered);
  });
});
