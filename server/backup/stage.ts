// Stages a backup: a dump of the database and the uploads that its rows name, in a folder of their own.
import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Database } from '../db/database';
import { dumpDatabase } from './dump';

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Paths of the files below a folder, as `a/b`; none where it does not exist. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** Links a file, so that its deletion does not matter; copies it where file systems differ or cannot link. */
async function keepFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch (error) {
    // Deleted since it was listed, or linked before.
    if (hasCode(error, 'ENOENT', 'EEXIST')) return;
    await copyFile(from, to);
  }
}

async function keepUploads(from: string, to: string): Promise<void> {
  for (const path of await filesBelow(from)) await keepFile(join(from, path), join(to, path));
}

/** A file that no row of the snapshot names may still be growing: it belongs to the next backup. */
async function dropUnfinished(folder: string, named: ReadonlySet<string>, sinceMs: number): Promise<void> {
  for (const path of await filesBelow(folder)) {
    const isFinished = named.has(`uploads/${path}`) || (await stat(join(folder, path))).mtimeMs < sinceMs;
    if (!isFinished) await rm(join(folder, path));
  }
}

export interface Staging {
  database: Database;
  dataFolder: string;
  /** Empty, best on the file system of the data folder. */
  folder: string;
}

/** Fills `folder` with `database/` and `uploads/`, consistent while the mall runs. */
export async function stageBackup({ database, dataFolder, folder }: Staging): Promise<void> {
  const [from, to] = [join(dataFolder, 'uploads'), join(folder, 'uploads')];
  await mkdir(to, { recursive: true });
  // A file is written before the row that names it and deleted after it: those before the snapshot and those since.
  await keepUploads(from, to);
  const sinceMs = Date.now();
  const { uploads } = await dumpDatabase(database, join(folder, 'database'));
  await keepUploads(from, to);
  await dropUnfinished(to, new Set(uploads), sinceMs);
  await keepFile(join(dataFolder, 'secret'), join(folder, 'secret'));
}
