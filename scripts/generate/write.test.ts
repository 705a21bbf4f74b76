// Proves that generated files are made anew only from another source.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { writeValidators } from './emit';
import { writeFrom } from './write';

function fileOfTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pagoda-write-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'made.gen.ts');
}

it('makes a file from a source once, anew from another one, and where another generator wrote it', async () => {
  const file = fileOfTest();
  let made = 0;
  const write = (source: unknown) => writeFrom(file, source, () => `export const made = ${++made};\n`);
  await write({ a: 1 });
  await write({ a: 1 });
  expect(made).toBe(1);
  await write({ a: 2 });
  expect(readFileSync(file, 'utf8')).toContain('made = 2');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/Source \w+/, 'Source 0'));
  await write({ a: 2 });
  expect(made).toBe(3);
});

it('writes no validators of what is no schema, and names it', async () => {
  const wrong = [{ name: 'Tea', root: { type: 'strin' }, defs: {} }];
  await expect(writeValidators(fileOfTest(), wrong, { coerce: false })).rejects.toThrow(/^Tea: #\/type/);
});
