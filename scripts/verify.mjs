// `npm run verify`: the quick check: generate, types, lint, format, imports, unused code, unit tests. With paths
// (`npm run verify widgets/price-tag`) types, lint, format and tests are those of the paths, tests of the server among them,
// and of a widget those over all widgets.
import { must, script, tool, runToolAsync } from './lib.mjs';

const OVER_ALL_WIDGETS = ['forms', 'presets', 'versions', 'on-server'].map(
  (name) => `widgets/${name}.test.ts`,
);

const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const overAll = paths.some((path) => /^(?:\.\/)?widgets\//.test(path)) ? OVER_ALL_WIDGETS : [];
const places = paths.length === 0 ? ['.'] : paths;
const projects = paths.length === 0 ? ['unit', 'dom'] : ['unit', 'dom', 'server'];

const isGenerated = process.argv.includes('--generated') || script('scripts/generate.ts') === 0;
process.env.PAGODA_GENERATED = '1';

const lint = ['--type-aware', '--quiet'];
/** Generated files have types, and are not linted: the compiler checks them all. */
const ofAll = [
  ['types', () => runToolAsync('tsc', ['--noEmit', '-p', '.'])],
  ['lint', () => runToolAsync('oxlint', lint)],
  ['unused code', () => runToolAsync('knip', ['--no-progress'])],
];
const ofPaths = [['types and lint', () => runToolAsync('oxlint', [...lint, '--type-check', ...paths])]];
/** All that can be checked, so that one round shows everything. */
const checks = [
  ...(paths.length === 0 ? ofAll : ofPaths),
  ['format', () => runToolAsync('biome', ['format', ...places])],
];
const tests = ['run', ...projects.map((name) => `--project=${name}`), '--reporter=dot', ...paths, ...overAll];
const steps = [
  ['imports', () => script('scripts/imports.ts')],
  ['versions of widgets', () => script('scripts/widget-versions.ts')],
  ...(process.argv.includes('--static') ? [] : [['unit tests', () => tool('vitest', tests)]]),
];
/** They read nothing that is generated. */
const WITHOUT_GENERATED = ['format', 'imports'];
const canRun = ([name]) => isGenerated || WITHOUT_GENERATED.includes(name);

const results = await Promise.all(
  checks.filter(canRun).map(async ([name, run]) => ({ name, ...(await run()) })),
);
for (const { name, code, output } of results) {
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  if (code !== 0) console.log(output);
}
const stepResults = steps.filter(canRun).map(([name, run]) => ({ name, code: run() }));
const failed = [{ name: 'generate', code: isGenerated ? 0 : 1 }, ...results, ...stepResults].filter(
  ({ code }) => code !== 0,
);
must(failed.length, failed.map(({ name }) => name).join(', '));
