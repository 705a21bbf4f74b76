// Timed work of one kind: which rows are due, and what is done with each.
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';

type Db = Kysely<Tables>;

/** Timed work of one kind. */
export interface Job {
  /** In logs; unique. */
  name: string;
  /** Rows that are done at once; 1 when absent. */
  parallel?: number;
  /** Ids of rows that are due, the longest overdue first, at most `BATCH_SIZE` (db/due-ids.ts); `skipped` wait for their retry. */
  due(db: Db, now: Date, skipped: readonly number[]): Promise<number[]>;
  /** Does one row. Must be idempotent, also in two processes at once. */
  act(db: Db, id: number, now: Date): Promise<unknown>;
  /** Does up to `most` rows in one transaction; where that fails, `act` does each of them alone. */
  together?: { most: number; act: (db: Db, ids: readonly number[], now: Date) => Promise<unknown> };
}
