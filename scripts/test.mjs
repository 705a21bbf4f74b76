// `npm test`: everything. Static checks, unit and server tests, stories, journeys in Chromium; one count at the end.
import { mkdirSync, readFileSync, rmSync, existsSync } from 'node:fs';
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
function tell(name, { code, output }, words = '') {
  if (code !== 0) console.log(output);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}${words} (after ${seconds()} s)`);
}

/** A step that counts as one check: it passed or it failed. */
async function check(name, running) {
  const result = await running;
  tell(name, result);
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
  tell(name, result, `: ${numPassedTests} passed`);
  // A run that fails occasionally can be repeated by its seed.
  for (const [line] of result.output.matchAll(/Mutated layouts: [^\n]*/g)) console.log(`     ${line}`);
}

async function playwright() {
  const args = ['test', '--config', 'tests/journeys/playwright.config.ts'];
  const result = await runToolAsync('playwright', args, {
    env: { PAGODA_REPORT: `${reports}/journeys.json` },
  });
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport('journeys')?.stats ?? {};
  countIn(result.code, expected + flaky, unexpected);
  tell('journeys', result, `: ${expected + flaky} passed`);
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
// Projects that use less than one core run beside those that use both.
const [isBuilt] = await Promise.all([checkAndBuild(), vitest('units', ['--project=unit', '--project=dom'])]);
await Promise.all([storybook(), vitest('server', ['--project=server'])]);
// Journeys wait for timers and delayed answers; the stories use the time.
const stories = () => vitest('stories', ['--project=stories'], { PAGODA_STORIES: '1', ...SILENT });
await Promise.all([stories(), ...(isBuilt ? [playwright()] : [])]);

console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 && count.passed > 0 ? 0 : 1);
