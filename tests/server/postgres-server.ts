// A PostgreSQL server for a test run: own port, own data folder, removed at the end.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 60_000;

export interface PostgresServer {
  /** The address of one of its databases. */
  urlOf: (database: string) => string;
  stop: () => Promise<void>;
}

const hasPrograms = (folder: string) =>
  existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));

/** Where initdb and postgres are: on the PATH, or in Debian's folder, newest version first. */
function findPrograms(): string | null {
  const onPath = (process.env['PATH'] ?? '').split(':').find((folder) => existsSync(join(folder, 'initdb')));
  const debian = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    : [];
  const folders = onPath === undefined ? debian : [dirname(realpathSync(join(onPath, 'initdb'))), ...debian];
  return folders.find(hasPrograms) ?? null;
}

/** PostgreSQL refuses to run as root: it then runs as the user postgres. Undefined = as ourselves. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const pause = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error('The PostgreSQL server did not start.');
    await pause(50);
  }
}

const ended = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (server.exitCode !== null) resolve();
    else server.once('exit', () => resolve());
  });

/**
 * Runs the server until its standard input ends, which also happens when the test run is killed.
 * SIGINT is PostgreSQL's fast shutdown, which closes all connections. $0 is the folder, the rest the command.
 */
const KEEPER = '"$@" & server=$!; read -r _; kill -INT $server; wait $server; rm -rf "$0"';

// No data have to survive a crash, so fsync is off.
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200'];

/** Starts a server; null, with a printed reason, when its programs or its user are not installed. */
export async function startPostgres(): Promise<PostgresServer | null> {
  const programs = findPrograms();
  if (programs === null) {
    process.stdout.write(
      'PostgreSQL is not installed: the database tests run on the embedded database only.\n',
    );
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'pagoda-postgres-'));
  const user = otherUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C' } };
  const initial = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'];
  execFileSync(join(programs, 'initdb'), initial, { ...options, stdio: 'pipe' });
  const port = await freePort();
  const settings = [
    ...SETTINGS,
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
  ];
  const command = [join(programs, 'postgres'), '-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn('sh', ['-c', KEEPER, folder, ...command], {
    ...options,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const stop = async () => {
    server.stdin.end();
    await ended(server);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(urlOf('postgres'), server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { urlOf, stop };
}
