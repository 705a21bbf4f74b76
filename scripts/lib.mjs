// Runs our own command-line tools from scripts, with one way to fail.
import { spawn, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');
const bin = (name) => resolve(root, 'node_modules/.bin', name);

/** Runs a tool of node_modules to its end; the exit code. */
export function tool(name, args, { env = {} } = {}) {
  const { status } = spawnSync(bin(name), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}

/** Runs a program in parallel; returns its exit code and output. */
function aside(command, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.stderr.on('data', (text) => {
      output += text;
    });
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** As `tool`, run in parallel. */
export const runToolAsync = (name, args, { env } = {}) => aside(bin(name), args, env);

/** One of our scripts, run by Node in parallel. */
export const runScriptAsync = (file, args = []) => aside(process.execPath, [resolve(root, file), ...args]);

/** Runs one of our TypeScript scripts to its end; the exit code. */
export const script = (file, args = []) =>
  spawnSync(process.execPath, [resolve(root, 'scripts/run.mjs'), file, ...args], {
    cwd: root,
    stdio: 'inherit',
  }).status ?? 1;

export function must(code, what) {
  if (code === 0) return;
  console.error(`${what} failed.`);
  process.exit(1);
}
