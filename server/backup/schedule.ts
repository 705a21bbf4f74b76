// The schedule of backups: a command of its own each time, so that archiving takes no time of the mall.
import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { archivesIn, type BackupPlace } from './make-backup';
import type { BackupSettings } from './settings';

const HOUR_MS = 3_600_000;
const CHECK_INTERVAL_MS = 60_000;
/** After a failure, such as a full disk. */
const RETRY_MS = HOUR_MS;

const timeOf = (path: string): number | null => {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return null;
  }
};

/** When the next one is due, in ms: so long after the newest archive, in a new mall after its creation. */
export async function nextBackupMs({ folder, dataFolder }: BackupPlace, hours: number): Promise<number> {
  const [newest] = await archivesIn(folder);
  const since = timeOf(newest ?? join(dataFolder, 'db', 'PG_VERSION')) ?? 0;
  return since + hours * HOUR_MS;
}

export interface Schedule {
  settings: BackupSettings;
  /** Makes one; resolves with the exit code. */
  run: () => Promise<number>;
  now: () => number;
  onFailure: (says: string) => void;
}

/** One look at the clock: runs a backup that is due. Returns when to look at the earliest again, in ms. */
export async function runDueBackup({ settings, run, now, onFailure }: Schedule): Promise<number> {
  if ((await nextBackupMs(settings.place, settings.hours)) > now()) return now() + CHECK_INTERVAL_MS;
  const code = await run();
  if (code === 0) return now() + CHECK_INTERVAL_MS;
  onFailure(`The backup failed (exit code ${code}); the next try is in an hour.`);
  return now() + RETRY_MS;
}

/** Runs the bundled command with this process's environment; its output goes to this process's log. */
export const backupProcess = (file: string) => (): Promise<number> =>
  new Promise((done) => {
    const child = spawn(process.execPath, [file], { stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', () => done(1));
    child.once('exit', (code) => done(code ?? 1));
  });

/** Starts the schedule. @returns its end. */
export function startBackups(schedule: Schedule): () => void {
  if (schedule.settings.hours === 0) return () => {};
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const wait = (atMs: number) => {
    if (!isStopped) timer = setTimeout(() => void round(), Math.max(0, atMs - schedule.now()));
  };
  const round = async () => {
    const failed = (error: unknown) => {
      schedule.onFailure(`The backup failed: ${error instanceof Error ? error.message : String(error)}`);
      return schedule.now() + RETRY_MS;
    };
    wait(await runDueBackup(schedule).catch(failed));
  };
  wait(schedule.now() + CHECK_INTERVAL_MS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
