// Runs a job: each due row in a transaction of its own, so that a failing one blocks no other.
import type { Kysely } from 'kysely';
import { BATCH_SIZE } from '../db/due-ids';
import { isOutage } from '../db/outage';
import type { Tables } from '../db/tables';
import type { Job } from '../ports/job';
import { ProviderError } from '../ports/payment-provider';

type Db = Kysely<Tables>;

interface Failure {
  count: number;
  retryAtMs: number;
}

/** Backoff of failed rows, in ms: doubled each time, from the first to the second. */
const RETRY_DELAY_MS = 10_000;
const MAX_RETRY_DELAY_MS = 600_000;

/** Rows that failed in this process, retried with backoff. */
export class Failures {
  readonly #rows = new Map<number, Failure>();

  waiting(now: Date): number[] {
    return [...this.#rows].filter(([, { retryAtMs }]) => retryAtMs > now.getTime()).map(([id]) => id);
  }

  add(id: number, now: Date): void {
    const count = (this.#rows.get(id)?.count ?? 0) + 1;
    const delayMs = Math.min(MAX_RETRY_DELAY_MS, RETRY_DELAY_MS * 2 ** (count - 1));
    this.#rows.set(id, { count, retryAtMs: now.getTime() + delayMs });
  }

  forget(id: number): void {
    this.#rows.delete(id);
  }
}

export type ReportFailure = (error: unknown, what: string) => void;

interface JobRun {
  now: Date;
  failures: Failures;
  onFailure: ReportFailure;
}

/** How long a job goes on with what is due; then the others have their turn, and the rest follows in the next round. */
const RUN_MS = 30_000;

interface Batch {
  done: number;
  /** A provider is not reached: the next row would wait as long. */
  isUnreached: boolean;
}

interface Part {
  ids: readonly number[];
  now: Date;
}

/** Does rows in one transaction; false, and nothing done, where one of them fails. Throws for a database outage. */
async function doTogether(db: Db, { together }: Job, { ids, now }: Part): Promise<boolean> {
  if (together === undefined || ids.length < 2) return false;
  try {
    await together.act(db, ids, now);
    return true;
  } catch (error) {
    if (isOutage(error)) throw error;
    return false;
  }
}

/** The rows in parts of those that are done together. */
function partsOf(ids: readonly number[], { together }: Job): (readonly number[])[] {
  const most = together?.most ?? 1;
  return Array.from({ length: Math.ceil(ids.length / most) }, (_none, at) =>
    ids.slice(at * most, (at + 1) * most),
  );
}

/** Does the rows, as many at once as the job allows. Throws for a database outage only. */
async function runBatch(db: Db, job: Job, run: JobRun & { ids: readonly number[] }): Promise<Batch> {
  const { now, failures, onFailure } = run;
  const parts = partsOf(run.ids, job).values();
  const batch: Batch = { done: 0, isUnreached: false };
  const alone = async (ids: readonly number[]) => {
    for (const id of ids) {
      try {
        await job.act(db, id, now);
        failures.forget(id);
        batch.done += 1;
      } catch (error) {
        // The row is not at fault: it is retried as soon as the database is back.
        if (isOutage(error)) throw error;
        failures.add(id, now);
        onFailure(error, `${job.name} ${id}`);
        batch.isUnreached ||= error instanceof ProviderError && error.code === '';
      }
      if (batch.isUnreached) return;
    }
  };
  const work = async () => {
    for (const ids of parts) {
      if (!(await doTogether(db, job, { ids, now }))) {
        await alone(ids);
        if (batch.isUnreached) return;
        continue;
      }
      for (const id of ids) failures.forget(id);
      batch.done += ids.length;
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: job.parallel ?? 1 }, work));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return batch;
}

/**
 * Does what is due, batch by batch; the number of rows done. A row is tried once, also where it stays due. Throws for a
 * database outage only.
 */
export async function runJob(db: Db, job: Job, run: JobRun): Promise<number> {
  const { now, failures } = run;
  const endMs = performance.now() + RUN_MS;
  const tried = new Set<number>();
  let done = 0;
  do {
    const due = await job.due(db, now, failures.waiting(now));
    const ids = due.filter((id) => !tried.has(id));
    for (const id of ids) tried.add(id);
    const batch = await runBatch(db, job, { ...run, ids });
    done += batch.done;
    if (batch.isUnreached || ids.length === 0 || due.length < BATCH_SIZE) return done;
  } while (performance.now() < endMs);
  return done;
}
