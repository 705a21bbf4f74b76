// Runs a job: each due row in a transaction of its own, so that a failing one blocks no other.
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { isOutage } from '../db/outage';
import type { Tables } from '../db/tables';
import { ProviderError } from '../payments/provider';

type Db = Kysely<Tables>;

/** Rows of one run; the rest follows in the next. */
export const BATCH_SIZE = 100;

export interface Job {
  name: string;
  /** Ids of rows that are due, the longest overdue first, at most `BATCH_SIZE`; `skipped` wait for their retry. */
  due(db: Db, now: Date, skipped: readonly number[]): Promise<number[]>;
  /** Does one row. Must be idempotent, also in two processes at once. */
  act(db: Db, id: number, now: Date): Promise<unknown>;
}

/** A batch of the due rows of a query, the longest overdue first by a column, without those that wait for their retry. */
export async function dueIds<TB extends keyof Tables>(
  query: SelectQueryBuilder<Tables, TB, { id: number }>,
  { by, skipped }: { by: string; skipped: readonly number[] },
): Promise<number[]> {
  const rows = await query
    .$if(skipped.length > 0, (all) => all.where(sql<boolean>`id not in (${sql.join([...skipped])})`))
    .orderBy(sql.ref(by))
    .limit(BATCH_SIZE)
    .execute();
  return rows.map(({ id }) => id);
}

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

/**
 * Does one batch of what is due; the number of rows done. A provider that is not reached ends it, as the next row would
 * wait as long. Throws for a database outage only.
 */
export async function runJob(db: Db, job: Job, { now, failures, onFailure }: JobRun): Promise<number> {
  let done = 0;
  for (const id of await job.due(db, now, failures.waiting(now))) {
    try {
      await job.act(db, id, now);
      failures.forget(id);
      done += 1;
    } catch (error) {
      // The row is not at fault: it is retried as soon as the database is back.
      if (isOutage(error)) throw error;
      failures.add(id, now);
      onFailure(error, `${job.name} ${id}`);
      if (error instanceof ProviderError && error.code === '') break;
    }
  }
  return done;
}
