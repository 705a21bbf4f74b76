// The embedded database as its dialect sees it: PGlite in this thread, or in a thread of its own.
import { Worker } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { PARSERS } from './parsers';

/** Options of the embedded database: the parsers that both kinds share. */
export const EMBEDDED_OPTIONS = { parsers: { ...PARSERS } };

export interface EngineResult {
  rows: readonly unknown[];
  affectedRows: number;
}

export interface EmbeddedEngine {
  /** Without parameters it may be several statements; the last one's result counts. */
  run: (sql: string, parameters: readonly unknown[]) => Promise<EngineResult>;
  close: () => Promise<void>;
}

/** Runs in the calling thread: each query holds its event loop. */
export const engineOver = (pglite: PGlite): EmbeddedEngine => ({
  run: async (sql, parameters) => {
    const result =
      parameters.length === 0
        ? (await pglite.exec(sql)).at(-1)
        : await pglite.query<unknown>(sql, [...parameters]);
    return { rows: result?.rows ?? [], affectedRows: result?.affectedRows ?? 0 };
  },
  close: () => pglite.close(),
});

/** What the thread is asked: a query, or to close. */
export interface ThreadRequest {
  id: number;
  query: { sql: string; parameters: readonly unknown[] } | null;
}

/** An error of the database without its parameters, which may be secrets. */
export interface ThreadError {
  message: string;
  /** SQLSTATE, constraint and the like, by the names that both drivers give them. */
  fields: Readonly<Record<string, string>>;
}

export type ThreadAnswer = { id: number } & ({ result: EngineResult } | { error: ThreadError });

interface Waiting {
  resolve: (result: EngineResult) => void;
  reject: (error: Error) => void;
}

/**
 * The engine in a thread of its own, which opens `folder`: a long query holds up no other call's code. When the thread
 * fails, the process ends with its error, as it would in one thread.
 * @param file the built `embedded-thread.js`.
 */
export function threadEngine(file: string, folder: string): EmbeddedEngine {
  const worker = new Worker(file, { workerData: folder });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  worker.on('message', (answer: ThreadAnswer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) worker.unref();
    if ('result' in answer) asked?.resolve(answer.result);
    else asked?.reject(Object.assign(new Error(answer.error.message), answer.error.fields));
  });
  const ask = (query: ThreadRequest['query']) =>
    new Promise<EngineResult>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      // The process stays while an answer is awaited.
      worker.ref();
      worker.postMessage({ id: lastId, query } satisfies ThreadRequest);
    });
  return {
    run: (sql, parameters) => ask({ sql, parameters }),
    close: async () => {
      await ask(null);
      await worker.terminate();
    },
  };
}
