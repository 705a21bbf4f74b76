// Restores an archive into an empty place: data folder and database.
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../db/database';
import { NO_TIMEOUTS } from '../db/postgres-pool';
import { auditLedger } from '../payments/audit';
import { PLUGINS } from '../app/load-plugins';
import { migrationsOf } from '../app/prepare';
import { type Extracted, extractArchive } from './archive';
import { clearDatabase, dumpMigrations, loadDump, requireEmpty, RestoreError } from './load';

export interface RestorePlace {
  dataFolder: string;
  /** Of a PostgreSQL server; '' for the embedded database. */
  databaseUrl: string;
}

export interface Restored {
  createdAt: string;
  rows: number;
  uploads: number;
  /** Uploads that rows name and that were gone when the backup was made. */
  missing: readonly string[];
  /** What the audit of the ledger found; none in a sound mall. */
  problems: readonly string[];
}

async function requireNoFiles(folder: string): Promise<void> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  if (names.length > 0)
    throw new RestoreError(`${folder} is not empty. Restore into an empty place, or move it away.`);
}

const openPlace = ({ dataFolder, databaseUrl }: RestorePlace) =>
  openDatabase(
    databaseUrl === '' ? { folder: join(dataFolder, 'db') } : { url: databaseUrl, timeouts: NO_TIMEOUTS },
  );

/** Checks before anything is extracted, which may take minutes. */
async function requireEmptyPlace(place: RestorePlace): Promise<void> {
  await requireNoFiles(join(place.dataFolder, 'uploads'));
  if (place.databaseUrl === '') return requireNoFiles(join(place.dataFolder, 'db'));
  const database = await openPlace(place);
  await requireEmpty(database).finally(() => database.close());
}

/** Extracts beside the data, so that files are moved, not copied. */
async function withWorkFolder<T>(dataFolder: string, act: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(dataFolder, 'restoring');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    return await act(folder);
  } finally {
    // An extraction that failed may still be writing.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function moveFiles(from: string, dataFolder: string): Promise<void> {
  const uploads = join(dataFolder, 'uploads');
  await rm(uploads, { recursive: true, force: true });
  await (existsSync(join(from, 'uploads')) ? rename(join(from, 'uploads'), uploads) : mkdir(uploads));
  const secret = join(from, 'secret');
  if (existsSync(secret)) await rename(secret, join(dataFolder, 'secret'));
}

async function fill(
  folder: string,
  place: RestorePlace,
  { index, paths, createdAt }: Extracted,
): Promise<Restored> {
  const migrations = dumpMigrations(index, migrationsOf(PLUGINS));
  const database = await openPlace(place);
  try {
    await loadDump(database, { folder: join(folder, 'database'), index, migrations });
    const problems = await auditLedger(database.db);
    await moveFiles(folder, place.dataFolder);
    const uploads = paths.filter((path) => path.startsWith('uploads/'));
    const files = new Set(uploads);
    return {
      createdAt,
      rows: index.tables.reduce((sum, { rows }) => sum + rows, 0),
      uploads: uploads.length,
      missing: index.uploads.filter((path) => !files.has(path)),
      problems,
    };
  } catch (error) {
    await clearDatabase(database);
    throw error;
  } finally {
    await database.close();
  }
}

/**
 * Restores all of an archive or nothing.
 * @throws RestoreError where the place is not empty or the version does not fit, ArchiveError where the archive is damaged.
 */
export async function restoreBackup(archive: string, place: RestorePlace): Promise<Restored> {
  await mkdir(place.dataFolder, { recursive: true });
  await requireEmptyPlace(place);
  return withWorkFolder(place.dataFolder, async (folder) => {
    const extracted = await extractArchive(archive, folder);
    try {
      return await fill(folder, place, extracted);
    } catch (error) {
      if (place.databaseUrl === '') await rm(join(place.dataFolder, 'db'), { recursive: true, force: true });
      throw error;
    }
  });
}
