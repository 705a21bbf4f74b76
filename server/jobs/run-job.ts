// Owns doing what is due: row by row, each in a transaction of its own, so that one that fails holds up no other.
import type { Kysely } from 'kysely';
import { isOutage } from '../db/outage';
import type { Tables } from '../db/tables';

type Db = Kysely<Tables>;

/** Rows of one look; more are found at the next. */
export const BATCH_SIZE = 100;

export interface Job {
  name: string;
  /** Ids of rows that are due, the longest overdue first, at most `BATCH_SIZE`; `skipped` wait for another try. */
  due(db: Db, now: Date, skipped: readonly number[]): Promise<number[]>;
  /** Does one of them. Doing it twice, also in two processes at once, must change nothing. */
  act(db: Db, id: number, now: Date): Promise<unknown>;
}

interface Failure {
  count: number;
  retryAtMs: number;
}

/** Waits before a row that failed is tried again: doubled each time, from the first to the second, in ms. */
const RETRY_DELAY_MS = 10_000;
const MAX_RETRY_DELAY_MS = 600_000;

/** Rows that failed in this process; they are tried again ever more seldom. */
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

/** Does all of one look that is due; the number of rows done. Throws for an outage of the database only. */
export async function runJob(db: Db, job: Job, { now, failures, onFailure }: JobRun): Promise<number> {
  let done = 0;
  for (const id of await job.due(db, now, failures.waiting(now))) {
    try {
      await job.act(db, id, now);
      failures.forget(id);
      done += 1;
    } catch (error) {
      // The row is not at fault: it is taken up again as soon as the database is back.
      if (isOutage(error)) throw error;
      failures.add(id, now);
      onFailure(error, `${job.name} ${id}`);
    }
  }
  return done;
}
