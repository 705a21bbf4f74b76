// Counts the views of goods pages: a page waits for no write, and those of a moment become one statement.
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { inClass } from '../db/call-class';
import type { Database } from '../db/database';
import type { Tables } from '../db/tables';
import type { ViewCount } from '../ports/view-count';

/** A killed process loses the views of so long; one that is stopped loses none. */
const PAUSE_MS = 100;

/** How often goods were viewed, of all processes. */
export async function storedViews(db: Kysely<Tables>, goodsId: number): Promise<number> {
  const row = await db
    .selectFrom('goods_views')
    .select('count')
    .where('goods_id', '=', goodsId)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/**
 * In the order of the goods, so that two processes do not wait for each other; what is deleted meanwhile is left out.
 * @returns the counts afterwards.
 */
async function addViews(db: Kysely<Tables>, views: ReadonlyMap<number, number>) {
  const { rows } = await sql<{ id: number; count: number }>`insert into goods_views as known (goods_id, count)
    select id, seen.count from unnest(${[...views.keys()]}::integer[], ${[...views.values()]}::integer[]) seen (id, count)
      join goods using (id) order by id
    on conflict (goods_id) do update set count = known.count + excluded.count
    returning goods_id as id, count`.execute(db);
  return rows;
}

export class ViewCounter implements ViewCount {
  readonly #db: Kysely<Tables>;
  readonly #onFailure: (error: unknown) => void;
  /** Views that no statement has taken yet. */
  #waiting = new Map<number, number>();
  /** How often goods that were viewed here have been viewed, as far as this process knows. */
  readonly #shown = new Map<number, number>();
  #isWriting = false;
  #written = Promise.resolve(true);

  constructor({ db, onClose }: Pick<Database, 'db' | 'onClose'>, onFailure: (error: unknown) => void) {
    this.#db = db;
    this.#onFailure = onFailure;
    onClose(async () => void (await this.write()));
  }

  /** Reads the database for the first view of a goods only: a cached page would be made anew by what it reads itself. */
  async view(goodsId: number): Promise<number> {
    if (!this.#shown.has(goodsId)) this.#see(goodsId, await storedViews(this.#db, goodsId));
    const before = this.#shown.get(goodsId) ?? 0;
    this.#see(goodsId, before + 1);
    this.#waiting.set(goodsId, (this.#waiting.get(goodsId) ?? 0) + 1);
    if (!this.#isWriting) void this.#writeAll();
    return before;
  }

  #see(goodsId: number, count: number): void {
    this.#shown.set(goodsId, Math.max(count, this.#shown.get(goodsId) ?? 0));
  }

  /** Writes what is not written yet; whether it could. A failure is reported, and tried again with the next view. */
  write(): Promise<boolean> {
    this.#written = this.#written.then(() => this.#writeOnce());
    return this.#written;
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.size > 0 && (await this.write())) await wait(PAUSE_MS, undefined, { ref: false });
    this.#isWriting = false;
  }

  async #writeOnce(): Promise<boolean> {
    const views = this.#waiting;
    if (views.size === 0) return true;
    this.#waiting = new Map();
    try {
      const stored = await inClass({ kind: 'background', name: '' }, () => addViews(this.#db, views));
      for (const { id, count } of stored) this.#see(id, count + (this.#waiting.get(id) ?? 0));
      return true;
    } catch (error) {
      for (const [id, count] of views) this.#waiting.set(id, (this.#waiting.get(id) ?? 0) + count);
      this.#onFailure(error);
      return false;
    }
  }
}
