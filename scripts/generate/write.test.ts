// Proves that generated files are made anew only from another source.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Validate } from '~/schemas/validate';
import { writeValidators } from './emit';
import type { JsonSchema } from './schema';
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

it('refuses a keyword that validators would pass over', async () => {
  const wrong = [{ name: 'Tea', root: { type: 'array', prefixItems: [] } as JsonSchema, defs: {} }];
  await expect(writeValidators(fileOfTest(), wrong, { coerce: false })).rejects.toThrow(
    /^Tea: .*"prefixItems"/,
  );
});

it('writes each file’s own validators where two have a definition of one name', async () => {
  const accepts = async (leaf: string, value: unknown) => {
    const file = fileOfTest().replace(/ts$/, 'js');
    const defs = { Leaf: { type: leaf }, Box: { type: 'array', items: { $ref: '#/$defs/Leaf' } } };
    await writeValidators(file, [{ name: 'Tea', root: { $ref: '#/$defs/Box' }, defs }], { coerce: false });
    const { validateTea } = (await import(file)) as { validateTea: Validate };
    return validateTea(value);
  };
  expect(await accepts('string', ['a'])).toBe(true);
  expect(await accepts('integer', ['a'])).toBe(false);
  expect(await accepts('integer', [1])).toBe(true);
});
