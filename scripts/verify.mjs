// `npm run verify`: the quick check: generate, types, lint, format, imports, unused code, unit tests.
import { must, script, tool, runToolAsync } from './lib.mjs';

if (!process.argv.includes('--generated')) must(script('scripts/generate.ts'), 'generate');
const checks = [
  ['types', () => runToolAsync('tsc', ['--noEmit', '-p', '.'])],
  ['lint', () => runToolAsync('oxlint', ['--type-aware', '--quiet', '.'])],
  ['format', () => runToolAsync('biome', ['format', '.'])],
  ['unused code', () => runToolAsync('knip', ['--no-progress'])],
];
const results = await Promise.all(checks.map(async ([name, run]) => ({ name, ...(await run()) })));
for (const { name, code, output } of results) {
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  if (code !== 0) console.log(output);
}
const steps = [
  ['imports', () => script('scripts/imports.ts')],
  ['versions of widgets', () => script('scripts/widget-versions.ts')],
  ...(process.argv.includes('--static')
    ? []
    : [['unit tests', () => tool('vitest', ['run', '--project=unit', '--project=dom', '--reporter=dot'])]]),
];
// All of them, so that one round shows everything.
const failed = [...results, ...steps.map(([name, run]) => ({ name, code: run() }))].filter(
  ({ code }) => code !== 0,
);
must(failed.length, failed.map(({ name }) => name).join(', '));
