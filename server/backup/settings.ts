// Settings of backups, from the environment.
import { join, resolve } from 'node:path';
import type { BackupPlace } from './make-backup';

type Environment = Readonly<Record<string, string | undefined>>;

export interface BackupSettings {
  place: BackupPlace;
  /** Hours between two backups of the schedule; 0 for none. */
  hours: number;
  /** Archives that are kept. */
  copies: number;
}

/** Of the embedded database; with a PostgreSQL server the schedule is set in one of the processes. */
const DEFAULT_HOURS = 24;
const DEFAULT_COPIES = 7;

function numberOf(
  env: Environment,
  name: string,
  { least, fallback }: { least: number; fallback: number },
): number {
  const text = env[name] ?? '';
  if (text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > 10_000)
    throw new Error(`${name} must be a whole number from ${least} to 10000, not ${text}.`);
  return value;
}

/** @throws Error naming the variable whose value is unusable. */
export function backupSettings(env: Environment): BackupSettings {
  const dataFolder = resolve(env['PAGODA_DATA'] ?? 'data');
  const databaseUrl = env['DATABASE_URL'] ?? '';
  const folder = env['PAGODA_BACKUPS'] ?? '';
  return {
    place: { dataFolder, databaseUrl, folder: folder === '' ? join(dataFolder, 'backups') : resolve(folder) },
    hours: numberOf(env, 'PAGODA_BACKUP_HOURS', {
      least: 0,
      fallback: databaseUrl === '' ? DEFAULT_HOURS : 0,
    }),
    copies: numberOf(env, 'PAGODA_BACKUP_COPIES', { least: 1, fallback: DEFAULT_COPIES }),
  };
}
