// The thread of the embedded database: opens its folder, runs one query after the other, closes it.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import {
  EMBEDDED_OPTIONS,
  engineOver,
  type ThreadAnswer,
  type ThreadError,
  type ThreadRequest,
} from './embedded-engine';

const FIELDS = ['severity', 'code', 'detail', 'hint', 'schema', 'table', 'column', 'constraint', 'routine'];

function errorOf(error: unknown): ThreadError {
  if (!(error instanceof Error)) return { message: String(error), fields: {} };
  const fields = Object.entries(error).filter(
    (field): field is [string, string] => FIELDS.includes(field[0]) && typeof field[1] === 'string',
  );
  return { message: error.message, fields: Object.fromEntries(fields) };
}

const engine = PGlite.create({ ...EMBEDDED_OPTIONS, dataDir: String(workerData) }).then(engineOver);

async function answer({ id, query }: ThreadRequest): Promise<ThreadAnswer> {
  try {
    const { run, close } = await engine;
    if (query !== null) return { id, result: await run(query.sql, query.parameters) };
    await close();
    return { id, result: { rows: [], affectedRows: 0 } };
  } catch (error) {
    return { id, error: errorOf(error) };
  }
}

parentPort?.on('message', (request: ThreadRequest) => {
  void answer(request).then((sent) => parentPort?.postMessage(sent));
});
