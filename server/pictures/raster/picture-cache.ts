// The folder of resized pictures: written atomically, bounded in size, the oldest evicted first.
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface PictureCacheOptions {
  folder: string;
  maxBytes: number;
  /** Reports what could not be written or deleted: the picture is served all the same. */
  onFailure: (error: unknown) => void;
}

interface CachedFile {
  file: string;
  size: number;
  writtenMs: number;
}

/** After so much of the bound has been written the folder is measured again: several processes may share it. */
const COUNTED_AFTER = 1 / 16;

export class PictureCache {
  readonly #options: PictureCacheOptions;
  readonly #making = new Map<string, Promise<Uint8Array>>();
  #uncountedBytes = Number.POSITIVE_INFINITY;

  constructor(options: PictureCacheOptions) {
    this.#options = options;
  }

  /** The cached file of a name, made if need be: once for concurrent requests. */
  get(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const running = this.#making.get(name);
    if (running !== undefined) return running;
    const getting = this.#readOrMake(name, make).finally(() => this.#making.delete(name));
    this.#making.set(name, getting);
    return getting;
  }

  async #readOrMake(name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const cached = await readFile(join(this.#options.folder, name)).catch(() => null);
    if (cached !== null) return cached;
    const made = await make();
    await this.#store(name, made).catch(this.#options.onFailure);
    return made;
  }

  async #store(name: string, bytes: Uint8Array): Promise<void> {
    const { folder, maxBytes } = this.#options;
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `${randomBytes(8).toString('hex')}.tmp`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, join(folder, name));
    this.#uncountedBytes += bytes.byteLength;
    if (this.#uncountedBytes < maxBytes * COUNTED_AFTER) return;
    this.#uncountedBytes = 0;
    await this.#dropOldest();
  }

  async #dropOldest(): Promise<void> {
    const { folder, maxBytes } = this.#options;
    const files = (await readdir(folder)).map((name) => join(folder, name));
    const sizes = await Promise.all(files.map(keptAt));
    const cached = sizes.filter((one) => one !== null).sort((a, b) => a.writtenMs - b.writtenMs);
    let total = cached.reduce((sum, { size }) => sum + size, 0);
    for (const { file, size } of cached) {
      if (total <= maxBytes) return;
      await rm(file, { force: true });
      total -= size;
    }
  }
}

/** Null for a file that another process deleted meanwhile. */
async function keptAt(file: string): Promise<CachedFile | null> {
  const entry = await stat(file).catch(() => null);
  return entry === null ? null : { file, size: entry.size, writtenMs: entry.mtimeMs };
}
