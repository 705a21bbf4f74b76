// The archive of a backup: a gzipped tar whose first entry, the manifest, has the hash of every other.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as tar from 'tar';
import { type DumpIndex, INDEX_FILE } from './dump';
import { filesBelow } from './stage';

const MANIFEST_FILE = 'manifest.json';
const FORMAT = 1;

export interface Manifest {
  format: number;
  createdAt: string;
  /** SHA-256 in hex by path. */
  files: Record<string, string>;
}

/** The archive is damaged, incomplete, or none at all. */
export class ArchiveError extends Error {
  readonly code = 'ARCHIVE_UNUSABLE';
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function hashesOf(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const path of (await filesBelow(folder)).sort()) files[path] = await hashOf(join(folder, path));
  return files;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function parseManifest(text: string, file: string): Manifest {
  try {
    const manifest = JSON.parse(text) as Partial<Manifest>;
    const { format, createdAt, files } = manifest;
    if (format === FORMAT && typeof createdAt === 'string' && typeof files === 'object')
      return { format, createdAt, files };
    throw new Error(`its format is ${String(format)}, this version reads ${FORMAT}`);
  } catch (error) {
    throw new ArchiveError(`${file}: the manifest is unusable: ${reasonOf(error)}`);
  }
}

/** @throws ArchiveError naming the first path whose hash differs, that is missing, or that the manifest lacks. */
function compare(found: Readonly<Record<string, string>>, { files }: Manifest, file: string): void {
  for (const path of new Set([...Object.keys(files), ...Object.keys(found)])) {
    if (found[path] === files[path]) continue;
    const says =
      found[path] === undefined ? 'is missing' : files[path] === undefined ? 'is unexpected' : 'is damaged';
    throw new ArchiveError(`${file}: ${path} ${says}`);
  }
}

async function reading<T>(file: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    throw new ArchiveError(`${file} cannot be read: ${reasonOf(error)}`);
  }
}

/** Reads a whole archive and compares every file in it with the manifest. */
async function verifyArchive(file: string): Promise<void> {
  const found: Record<string, string> = {};
  let manifest = '';
  await reading(file, () =>
    tar.list({
      file,
      strict: true,
      onReadEntry(entry) {
        const hash = createHash('sha256');
        const isManifest = entry.path === MANIFEST_FILE;
        entry.on('data', (bytes) => {
          hash.update(bytes);
          if (isManifest) manifest += bytes.toString();
        });
        entry.on('end', () => {
          if (!isManifest && entry.type === 'File') found[entry.path] = hash.digest('hex');
        });
      },
    }),
  );
  compare(found, parseManifest(manifest, file), file);
}

/** Writes the staged folder into `file`, which appears only once it is whole and was read back. */
export async function writeArchive(folder: string, file: string, now: Date): Promise<void> {
  const manifest: Manifest = {
    format: FORMAT,
    createdAt: now.toISOString(),
    files: await hashesOf(folder),
  };
  await writeFile(join(folder, MANIFEST_FILE), JSON.stringify(manifest));
  const partial = `${file}.partial`;
  try {
    const entries = [MANIFEST_FILE, ...Object.keys(manifest.files)];
    await tar.create({ cwd: folder, file: partial, gzip: true, portable: true, noDirRecurse: true }, entries);
    await verifyArchive(partial);
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
}

export interface Extracted {
  createdAt: string;
  index: DumpIndex;
  paths: readonly string[];
}

/** Extracts an archive into an empty folder and checks every hash. @throws ArchiveError */
export async function extractArchive(file: string, folder: string): Promise<Extracted> {
  await reading(file, () =>
    tar.extract({
      file,
      cwd: folder,
      strict: true,
      filter: (_path, entry) => 'type' in entry && entry.type === 'File',
    }),
  );
  const text = await reading(file, () => readFile(join(folder, MANIFEST_FILE), 'utf8'));
  const manifest = parseManifest(text, file);
  await rm(join(folder, MANIFEST_FILE));
  compare(await hashesOf(folder), manifest, file);
  const index = await reading(file, () => readFile(join(folder, 'database', INDEX_FILE), 'utf8'));
  const paths = Object.keys(manifest.files);
  return { createdAt: manifest.createdAt, index: JSON.parse(index) as DumpIndex, paths };
}
