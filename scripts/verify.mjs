// `npm run verify`: the quick check: generate, types, lint, format, imports, unused code, unit tests. With paths
// (`npm run verify widgets/price-tag`) lint, format and tests are those of the paths, tests of the server among them.
import { must, script, tool, runToolAsync } from './lib.mjs';

const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const places = paths.length === 0 ? ['.'] : paths;
const projects = paths.length === 0 ? ['unit', 'dom'] : ['unit', 'dom', 'server'];

if (!process.argv.includes('--generated')) must(script('scripts/generate.ts'), 'generate');
process.env.PAGODA_GENERATED = '1';
const checks = [
  ['types', () => runToolAsync('tsc', ['--noEmit', '-p', '.'])],
  ['lint', () => runToolAsync('oxlint', ['--type-aware', '--quiet', ...places])],
  ['format', () => runToolAsync('biome', ['format', ...places])],
  ['unused code', () => runToolAsync('knip', ['--no-progress'])],
];
const results = await Promise.all(checks.map(async ([name, run]) => ({ name, ...(await run()) })));
for (const { name, code, output } of results) {
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  if (code !== 0) console.log(output);
}
const tests = ['run', ...projects.map((name) => `--project=${name}`), '--reporter=dot', ...paths];
const steps = [
  ['imports', () => script('scripts/imports.ts')],
  ['versions of widgets', () => script('scripts/widget-versions.ts')],
  ...(process.argv.includes('--static') ? [] : [['unit tests', () => tool('vitest', tests)]]),
];
// All of them, so that one round shows everything.
const failed = [...results, ...steps.map(([name, run]) => ({ name, code: run() }))].filter(
  ({ code }) => code !== 0,
);
must(failed.length, failed.map(({ name }) => name).join(', '));
