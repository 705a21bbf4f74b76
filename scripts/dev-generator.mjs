// Generates again what a saved source is the source of: in a process of its own, which waits with the code read in.
import { fork } from 'node:child_process';
import { watch } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './lib.mjs';

/** Of a widget; a control is one by its being there. */
const WIDGET =
  /^widgets[\\/][^\\/]+[\\/](schema\.json|index\.ts|presets\.ts|[^\\/]+\.css|controls[\\/][^\\/.]+\.tsx)$/;

const SOURCES = [
  /^schemas[\\/](api[\\/])?[^\\/]+\.json$/,
  WIDGET,
  /^server[\\/]plugins[\\/][^\\/]+[\\/]((settings|roles)\.json|plugin\.ts)$/,
  /^src[\\/].*\.page\.tsx?$/,
  /^src[\\/]plugins[\\/][^\\/]+[\\/]sale-parts\.tsx$/,
];

/** Whether something is generated from a file; `path` is relative to the project. */
export const isSource = (path) => SOURCES.some((pattern) => pattern.test(path));

const SOURCES_OF_PACKAGES = [
  /^api[\\/][^\\/]+\.json$/,
  WIDGET,
  /^plugins[\\/][^\\/]+[\\/]((settings|roles)\.json|plugin\.ts|migrations[\\/][^\\/]+\.sql)$/,
  /^screens[\\/].*(\.page|[\\/]sale-parts)\.tsx?$/,
];

/** The same of a file of a package; `path` is relative to the package. */
export const isPackageSource = (path) => SOURCES_OF_PACKAGES.some((pattern) => pattern.test(path));

/** Editors save a file in several steps. */
const SETTLED_MS = 50;

/**
 * A generator that runs after `run()`, once for all calls while it runs; `onRun` is told the exit code of each run.
 * @param {(code: number | null) => void} [onRun]
 * @param {string} [script] Runs at a message, and ends.
 */
export function startGenerator(onRun = () => {}, script = 'scripts/generate-on-call.ts') {
  let waiting;
  let isRunning = false;
  let isWanted = false;
  let isStopped = false;
  const prepare = () => {
    waiting = fork(resolve(root, 'scripts/run.mjs'), [script], { cwd: root });
    waiting.once('exit', (code) => {
      isRunning = false;
      onRun(code);
      if (isStopped) return;
      prepare();
      if (isWanted) run();
    });
  };
  const run = () => {
    isWanted = isRunning;
    if (isRunning) return;
    isRunning = true;
    waiting.send('run');
  };
  prepare();
  const stop = () => {
    isStopped = true;
    waiting.kill();
  };
  return { run, stop };
}

/**
 * Runs the generator whenever a source is saved.
 * @param {readonly string[]} packages Folders of the packages, relative to the project.
 */
export function watchSources(packages) {
  const generator = startGenerator();
  let timer;
  const watchFolder = (folder, isOne) =>
    watch(resolve(root, folder), { recursive: true }, (_event, name) => {
      if (name === null || !isOne(name)) return;
      clearTimeout(timer);
      timer = setTimeout(generator.run, SETTLED_MS);
    });
  for (const folder of ['schemas', 'widgets', 'src', 'server/plugins'])
    watchFolder(folder, (name) => isSource(`${folder}/${name}`));
  for (const folder of packages) watchFolder(folder, isPackageSource);
}
