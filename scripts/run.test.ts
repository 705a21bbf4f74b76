// Proves how a script's failure is printed: mistakes in sources by their words alone, all of them, ours with a stack.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagoda-run-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(body: string): { status: number | null; stderr: string } {
  const file = join(folder, 'script.ts');
  const header = "import { gather, SourceMistake } from '~/scripts/generate/mistake';\n";
  writeFileSync(file, `${header}export async function main() { ${body} }\n`);
  return spawnSync(process.execPath, [join(ROOT, 'scripts/run.mjs'), file], { encoding: 'utf8', cwd: ROOT });
}

it('prints every mistake once, by its file within the project', () => {
  const { status, stderr } = run(
    `await gather(['a', 'b', 'b'], (name) => { throw new SourceMistake('${ROOT}/widgets/' + name + ': wrong'); });`,
  );
  expect([status, stderr]).toEqual([1, 'widgets/a: wrong\nwidgets/b: wrong\n']);
});

it('prints the stack of any other failure', () => {
  const { status, stderr } = run("await gather([1], () => { throw new Error('ours'); });");
  expect(status).toBe(1);
  expect(stderr).toMatch(/Error: ours\n\s+at /);
});
