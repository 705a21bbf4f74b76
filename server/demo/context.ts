// Context of the seed: the transaction, the time it runs at, and times relative to it.
import { sql, type Transaction } from 'kysely';
import { pictureAddress } from '../pictures/draw-picture';
import type { Tables } from '../db/tables';

/** What a part of the demonstration mall is given. */
export interface SeedContext {
  /** The transaction that seeds the mall. */
  trx: Transaction<Tables>;
  /** When the mall is made; rows are dated by it. */
  now: Date;
}

const DAY_MS = 86_400_000;

/** So many days (and minutes) after now; negative is in the past. */
export const daysFrom = (now: Date, days: number, minutes = 0): Date =>
  new Date(now.getTime() + days * DAY_MS + minutes * 60_000);

export const fen = (yuan: number): number => Math.round(yuan * 100);

export const picture = pictureAddress;

/** The three pictures of the goods with that slug. */
export const goodsPictures = (slug: string): string[] =>
  [1, 2, 3].map((view) => picture(`goods/${slug}-${view}`));

/** Cycles through the entries: the same index always returns the same one. */
export function inTurn<T>(list: readonly [T, ...T[]], at: number): T {
  return list[at % list.length] ?? list[0];
}

/** Moves a table's sequence past rows that were inserted with explicit ids. */
export async function resumeIds(trx: Transaction<Tables>, tables: readonly (keyof Tables)[]): Promise<void> {
  for (const table of tables) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      trx,
    );
  }
}
