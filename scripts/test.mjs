// `npm test`: everything. Static checks, unit and server tests, stories, journeys in Chromium; one count at the end.
import { mkdirSync, readFileSync, rmSync, existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { runScriptAsync, must, root, script, runToolAsync } from './lib.mjs';

const reports = resolve(root, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const count = { passed: 0, failed: 0 };
const started = Date.now();
const seconds = () => Math.round((Date.now() - started) / 1000);
const readReport = (name) => {
  const file = resolve(reports, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

/** Prints the result of a step, and its whole output when it failed. */
function print(name, { code, output }, words = '') {
  if (code !== 0) console.log(output);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}${words} (after ${seconds()} s)`);
}

/** Milliseconds of all cores since the machine's start: those at work, and all. */
function coreTimes() {
  const times = cpus().map((core) => core.times);
  const all = times.flatMap(Object.values).reduce((sum, ms) => sum + ms, 0);
  return { all, busy: all - times.reduce((sum, { idle }) => sum + idle, 0) };
}

/** Runs steps side by side; idle cores show where another step could run beside them. */
async function together(...steps) {
  const before = coreTimes();
  const results = await Promise.all(steps);
  const { busy, all } = coreTimes();
  console.log(`     cores ${Math.round((100 * (busy - before.busy)) / (all - before.all))} % busy`);
  return results;
}

/** A step that counts as one check: it passed or it failed. */
async function check(name, running) {
  const result = await running;
  print(name, result);
  count[result.code === 0 ? 'passed' : 'failed'] += 1;
  return result.code === 0;
}

/** Adds the counts of a runner's report; a runner that failed without a failed test counts as one failure. */
function countIn(code, passed, failed) {
  count.passed += passed;
  count.failed += failed;
  if (code !== 0 && failed === 0) count.failed += 1;
}

async function vitest(name, args, env = {}) {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reports}/${name}.json`];
  const result = await runToolAsync('vitest', ['run', ...args, ...reporters], { env });
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(name) ?? {};
  countIn(result.code, numPassedTests, numFailedTests);
  print(name, result, `: ${numPassedTests} passed`);
  // A run that fails occasionally can be repeated by its seed.
  for (const [line] of result.output.matchAll(/Mutated layouts: [^\n]*/g)) console.log(`     ${line}`);
}

/** Journeys that failed once and then passed, each with its first failure: a race to be mended (decision 99). */
const flakySpecs = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ results }) => `${file}: ${title}\n${results[0]?.error?.message ?? ''}`),
    ),
    ...flakySpecs(inner),
  ]);

const JOURNEYS = ['test', '--config', 'tests/journeys/playwright.config.ts'];
const prepared = resolve(root, '.cache/journeys');

/** What the journeys begin with, which has one core busy: their data, and their code as the runner compiles and keeps it. */
async function prepareJourneys() {
  rmSync(prepared, { recursive: true, force: true });
  const [data, code] = await Promise.all([
    runScriptAsync('scripts/run.mjs', ['tests/journeys/prepare.ts', prepared]),
    runToolAsync('playwright', [...JOURNEYS, '--list']),
  ]);
  if (data.code !== 0) print("journeys' data", data);
  if (code.code !== 0) print("journeys' code", code);
}

async function playwright() {
  const result = await runToolAsync('playwright', JOURNEYS, {
    env: { PAGODA_REPORT: `${reports}/journeys.json`, PAGODA_PREPARED: prepared },
  });
  const report = readReport('journeys');
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  countIn(result.code, expected + flaky, unexpected);
  print('journeys', result, `: ${expected + flaky} passed`);
  for (const words of flakySpecs(report?.suites ?? []))
    console.log(`     passed at the second try: ${words}`);
}

async function checkAndBuild() {
  await check(
    'types, lint, format, imports, unused code',
    runScriptAsync('scripts/verify.mjs', ['--static', '--generated']),
  );
  return check('build within the size budget', runScriptAsync('scripts/build.mjs', ['--generated']));
}

const SILENT = { STORYBOOK_DISABLE_TELEMETRY: '1' };
const storybook = () =>
  check(
    'Storybook builds',
    runToolAsync('storybook', ['build', '-o', 'dist/storybook', '--quiet'], { env: SILENT }),
  );

must(script('scripts/generate.ts'), 'generate');
process.env.PAGODA_GENERATED = '1';
// Steps that use less than one core run beside those that use both; units leave a core idle once the checks have ended.
const stories = () => vitest('stories', ['--project=stories'], { PAGODA_STORIES: '1', ...SILENT });
const checks = checkAndBuild();
const [isBuilt] = await together(
  checks,
  vitest('units', ['--project=unit', '--project=dom']),
  checks.then(stories),
);
await together(storybook().then(prepareJourneys), vitest('server', ['--project=server']));
if (isBuilt) await together(playwright());

console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 && count.passed > 0 ? 0 : 1);
