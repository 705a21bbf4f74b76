// Counts visits of laid-out pages by page, shopper and day of the mall, without delaying answers.
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../../db/tables';
import type { PageVisitsTable } from '../../../db/tables/pages';

type CountedVisits = Insertable<PageVisitsTable>;

const addVisits = (db: Kysely<Tables>, visits: readonly CountedVisits[]) =>
  db
    .insertInto('page_visits')
    .values(visits)
    .onConflict((conflict) =>
      conflict
        .columns(['page_id', 'user_id', 'day'])
        .doUpdateSet((eb) => ({ count: eb('page_visits.count', '+', eb.ref('excluded.count')) })),
    )
    .execute();

/** Fixed order, so that processes cannot deadlock. */
const byRow = (a: CountedVisits, b: CountedVisits): number =>
  a.page_id - b.page_id || (a.user_id ?? 0) - (b.user_id ?? 0) || (a.day < b.day ? -1 : 1);

const logFailure = (error: unknown): void => {
  const why = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Visits of pages could not be counted: ${why}\n`);
};

/**
 * One write at a time: all guests of home share a row, and calls that wait for its lock would use up the connections.
 * Visits that arrive meanwhile are batched into the next write.
 */
class VisitCounter {
  readonly #db: Kysely<Tables>;
  readonly #waiting = new Map<string, CountedVisits>();
  #isWriting = false;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  add(visit: Omit<CountedVisits, 'count'>): void {
    const key = `${visit.page_id} ${visit.user_id} ${visit.day}`;
    const count = (this.#waiting.get(key)?.count ?? 0) + 1;
    this.#waiting.set(key, { ...visit, count });
    if (this.#isWriting) return;
    this.#isWriting = true;
    // The embedded database blocks this thread, so the answer is sent first.
    setImmediate(() => void this.#write());
  }

  async #write(): Promise<void> {
    while (this.#waiting.size > 0) {
      const visits = [...this.#waiting.values()].sort(byRow);
      this.#waiting.clear();
      await addVisits(this.#db, visits).catch(logFailure);
    }
    this.#isWriting = false;
  }
}

const counters = new WeakMap<Kysely<Tables>, VisitCounter>();

/** Counts a visit in the background; a guest has no id. */
export function countVisit(db: Kysely<Tables>, visit: Omit<CountedVisits, 'count'>): void {
  const counter = counters.get(db) ?? new VisitCounter(db);
  counters.set(db, counter);
  counter.add(visit);
}
