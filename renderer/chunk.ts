// Imports code chunks: gives up after 120 s, rejects with ChunkLoadError (ROUTE-06, ROUTE-07).
import { CHUNK_TIMEOUT_MS } from '~/domain/constants';

export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly type: 'missing' | 'timeout';
  readonly path: string;

  constructor(type: 'missing' | 'timeout', path: string, cause?: unknown) {
    super(`Loading chunk failed (${type}): ${path}`, { cause });
    this.type = type;
    this.path = path;
  }
}

/** Runs an import; rejects with a ChunkLoadError when it fails or takes longer than 120 s. */
export function loadChunk<T>(path: string, load: () => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError('timeout', path)), CHUNK_TIMEOUT_MS);
    load().then(
      (module) => {
        clearTimeout(timer);
        return resolve(module);
      },
      (cause: unknown) => {
        clearTimeout(timer);
        reject(new ChunkLoadError('missing', path, cause));
      },
    );
  });
}

/** A thenable that calls `lazy` back synchronously, where a promise would make React render the fallback first. */
export const atOnce = <Module>(module: Module): Promise<Module> =>
  // oxlint-disable-next-line unicorn/no-thenable -- `lazy` asks for nothing else.
  ({ then: (take: (loaded: Module) => void) => take(module) }) as Promise<Module>;
