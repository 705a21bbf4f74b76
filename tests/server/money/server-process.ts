// The real server as a separate process, so that a test can kill it: started on any database.
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const START_TIMEOUT_MS = 60_000;

/** Longer than an orderly shutdown, and short enough that a hanging one does not block the run. */
const STOP_TIMEOUT_MS = 30_000;

export interface ServerProcess {
  pid: number;
  /** `http://localhost:40123` */
  origin: string;
  /** SIGTERM, and SIGKILL for a server that ignores it: nothing of it runs when this resolves. */
  stop(): Promise<void>;
  /** SIGKILL: nothing of the process runs any more when this resolves. */
  kill(): Promise<void>;
}

function whenOpen(child: ChildProcess): Promise<string> {
  return new Promise((opened, failed) => {
    let output = '';
    const timer = setTimeout(() => failed(new Error(`The server did not open: ${output}`)), START_TIMEOUT_MS);
    const read = (text: Buffer) => {
      output += text.toString();
      const origin = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (origin === undefined) return;
      clearTimeout(timer);
      opened(origin);
    };
    child.stdout?.on('data', read);
    child.once('exit', (code) => failed(new Error(`The server ended with ${String(code)}: ${output}`)));
  });
}

interface ServerOptions {
  dataFolder: string;
  /** '' for the embedded database in the data folder. */
  databaseUrl: string;
  /** Further variables of its environment. */
  env?: Readonly<Record<string, string>>;
}

/** Starts a bundled server on a free port. It never outlives this process, unless this one is killed. */
export async function startServer(
  { file }: { file: string },
  { dataFolder, databaseUrl, env = {} }: ServerOptions,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [file], {
    cwd: ROOT,
    env: { ...process.env, ...env, PAGODA_DATA: dataFolder, DATABASE_URL: databaseUrl, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = (signal: 'SIGTERM' | 'SIGKILL') => void child.kill(signal);
  const endWithUs = () => end('SIGKILL');
  process.once('exit', endWithUs);
  const ended = new Promise<void>((done) =>
    child.once('exit', () => {
      process.off('exit', endWithUs);
      done();
    }),
  );
  const kill = async () => {
    end('SIGKILL');
    await ended;
  };
  const stop = async () => {
    const timer = setTimeout(() => end('SIGKILL'), STOP_TIMEOUT_MS);
    end('SIGTERM');
    await ended;
    clearTimeout(timer);
  };
  try {
    return { pid: child.pid ?? 0, origin: await whenOpen(child), stop, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}
