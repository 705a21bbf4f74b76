// The lock file that blocks a second process from an embedded database's folder (PGlite itself has none).
import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

interface Holder {
  pid: number;
  /** Distinguishes a process from a later one with the same number. */
  startedAt: string;
}

/** The database folder is in use by a living process. */
export class FolderInUseError extends Error {
  readonly code = 'FOLDER_IN_USE';

  constructor(folder: string, holder: Holder) {
    super(
      `The database folder ${folder} is in use by process ${holder.pid}. ` +
        'Stop that process first, or use a PostgreSQL server through DATABASE_URL to run several.',
    );
  }
}

const startFromProc = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22, counted after the name, which may itself hold spaces and brackets.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
};

const startFromPs = (pid: number): string | null => {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** When the process started, as the system writes it; 'unknown' where it is not readable; null when it has ended. */
const startOf = (pid: number): string | null =>
  isRunning(pid) ? (startFromProc(pid) ?? startFromPs(pid) ?? 'unknown') : null;

const readHolder = (text: string): Holder | null => {
  const [pid, startedAt] = text.split('\n');
  return pid !== undefined && /^\d+$/.test(pid) && startedAt ? { pid: Number(pid), startedAt } : null;
};

const isAlive = ({ pid, startedAt }: Holder): boolean => startOf(pid) === startedAt;

const readText = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** Links `own` to `lock`, atomically; false when the lock exists. */
const tryLink = (own: string, lock: string): boolean => {
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/** Moves a dead process's lock aside; puts it back when it turns out to be another process's fresh one. */
const removeStale = (lock: string, staleText: string): void => {
  const aside = `${lock}.stale-${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  if (readText(aside) !== staleText) tryLink(aside, lock);
  rmSync(aside, { force: true });
};

/**
 * Creates the lock file (`<folder>.lock`) and returns the function that releases it.
 * A lock left by a process that has ended is taken over, with a line on stderr.
 * @throws FolderInUseError when a living process, this one included, holds it.
 */
export function lockFolder(folder: string): () => void {
  const lock = `${folder}.lock`;
  const own = `${lock}.${process.pid}`;
  const ownText = `${process.pid}\n${startOf(process.pid) ?? 'unknown'}\n`;
  mkdirSync(dirname(folder), { recursive: true });
  writeFileSync(own, ownText);
  try {
    while (!tryLink(own, lock)) {
      const text = readText(lock);
      if (text === null) continue;
      const holder = readHolder(text);
      if (holder !== null && isAlive(holder)) throw new FolderInUseError(folder, holder);
      process.stderr.write(
        `The lock of ${folder} was left by process ${holder?.pid ?? 'unknown'}, which is gone: taking it over.\n`,
      );
      removeStale(lock, text);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => {
    if (readText(lock) === ownText) rmSync(lock, { force: true });
  };
}
