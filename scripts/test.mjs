// `npm test`: everything. Static checks, unit and server tests, stories, journeys in Chromium; one count at the end.
import { mkdirSync, readFileSync, rmSync, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { root, tool } from './lib.mjs';

const reports = resolve(root, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const count = { passed: 0, failed: 0 };
const readReport = (name) => {
  const file = resolve(reports, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

/** A step that is one check of its own: it passed or it failed. */
function check(name, code) {
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  count[code === 0 ? 'passed' : 'failed'] += 1;
  return code === 0;
}

/** A Vitest run, counted by its own report; a run without a report is a failure. */
function vitest(name, args, env = {}) {
  const started = Date.now();
  const code = tool(
    'vitest',
    ['run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${reports}/${name}.json`],
    { env },
  );
  const report = readReport(name);
  count.passed += report?.numPassedTests ?? 0;
  count.failed += report?.numFailedTests ?? 0;
  if (code !== 0 && (report?.numFailedTests ?? 0) === 0) count.failed += 1;
  console.log(
    `${code === 0 ? 'ok  ' : 'FAIL'} ${name}: ${report?.numPassedTests ?? 0} passed, ${Math.round((Date.now() - started) / 1000)} s`,
  );
}

function playwright() {
  const code = tool('playwright', ['test', '--config', 'tests/journeys/playwright.config.ts'], {
    env: { PAGODA_REPORT: `${reports}/journeys.json` },
  });
  const stats = readReport('journeys')?.stats;
  count.passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  count.failed += stats?.unexpected ?? 0;
  if (code !== 0 && (stats?.unexpected ?? 0) === 0) count.failed += 1;
}

const run = (args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

check('types, lint, format, imports, unused code', run(['scripts/verify.mjs', '--static']));
const isBuilt = check('build within the size budget', run(['scripts/build.mjs']));
vitest('units', ['--project=logic', '--project=drawn']);
vitest('server', ['--project=server']);
check(
  'Storybook builds',
  tool('storybook', ['build', '-o', 'dist/storybook', '--quiet'], {
    quiet: true,
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  }),
);
vitest('stories', ['--project=stories'], { PAGODA_STORIES: '1', STORYBOOK_DISABLE_TELEMETRY: '1' });
if (isBuilt) playwright();

console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 && count.passed > 0 ? 0 : 1);
