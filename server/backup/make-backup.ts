// Makes a backup: stages it from the running mall or from the database, archives it, deletes the oldest archives.
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../db/database';
import { lockFolder } from '../db/folder-lock';
import { NO_TIMEOUTS } from '../db/postgres-pool';
import { writeArchive } from './archive';
import { stageByChannel } from './local-channel';
import { stageBackup } from './stage';

/** Of an archive; the time is UTC, so that the order of the names is that of their making. */
const ARCHIVE = /^pagoda-\d{8}-\d{6}\.tar\.gz$/;

const nameAt = (now: Date): string =>
  `pagoda-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.tar.gz`;

export interface BackupPlace {
  dataFolder: string;
  /** Of a PostgreSQL server; '' for the embedded database. */
  databaseUrl: string;
  /** Where archives are. */
  folder: string;
}

/** Paths of the archives, the newest first. */
export async function archivesIn(folder: string): Promise<string[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names
    .filter((name) => ARCHIVE.test(name))
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

async function stage({ dataFolder, databaseUrl }: BackupPlace, folder: string): Promise<void> {
  const isEmbedded = databaseUrl === '';
  if (isEmbedded && (await stageByChannel(dataFolder, folder))) return;
  const own = join(dataFolder, 'db');
  if (isEmbedded && !existsSync(own)) throw new Error(`There is no mall in ${dataFolder}.`);
  const database = await openDatabase(
    isEmbedded ? { folder: own } : { url: databaseUrl, timeouts: NO_TIMEOUTS },
  );
  await stageBackup({ database, dataFolder, folder }).finally(() => database.close());
}

/** Deletes all archives but the newest `copies`. @returns their paths. */
export async function deleteOldest(folder: string, copies: number): Promise<string[]> {
  const deleted = (await archivesIn(folder)).slice(copies);
  for (const old of deleted) await rm(old);
  return deleted;
}

export interface MadeBackup {
  file: string;
  bytes: number;
  /** Older archives that were deleted. */
  deleted: readonly string[];
}

/**
 * Makes an archive, reads it back, and keeps the newest `copies`. While it is being made its folder is locked.
 * @throws FolderInUseError while another command makes one.
 */
export async function makeBackup(
  place: BackupPlace,
  { copies, now }: { copies: number; now: Date },
): Promise<MadeBackup> {
  await mkdir(place.folder, { recursive: true, mode: 0o700 });
  const making = join(place.folder, 'making');
  const unlock = lockFolder(making);
  try {
    // A command that was killed leaves it.
    await rm(making, { recursive: true, force: true });
    await mkdir(making, { mode: 0o700 });
    await stage(place, making);
    const file = join(place.folder, nameAt(now));
    await writeArchive(making, file, now);
    await chmod(file, 0o600);
    return { file, bytes: (await stat(file)).size, deleted: await deleteOldest(place.folder, copies) };
  } finally {
    await rm(making, { recursive: true, force: true });
    unlock();
  }
}
