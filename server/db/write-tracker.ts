// Tracks writes: which tables statements write, and which ones a piece of work reads.
import { AsyncLocalStorage } from 'node:async_hooks';

const READS = /\b(?:from|join)\s+"?(\w+)/gi;
const WRITES = /\b(?:insert\s+into|update)\s+"?(\w+)/gi;
/** Changes no rows, whatever it names. */
const IS_PLAIN = /^\s*(?:select|begin|commit|rollback|savepoint|release|set|show|listen)\b/i;
const IS_SCRIPT = /;\s*\S/;
const IS_QUERY = /^\s*(?:with|insert|update)\b/i;
/** Deleting may cascade to other tables. */
const DELETES = /\bdelete\s+from\b/i;

const tablesIn = (sql: string, pattern: RegExp): string[] =>
  [...sql.matchAll(pattern)].map(([, table = '']) => table.toLowerCase());

/** The tables that work read, and the write count before it began. */
export interface Reading {
  readonly since: number;
  readonly tables: ReadonlySet<string>;
}

/** Tracks the statements of this process only; writes of others to the same database are not seen. */
export class WriteTracker {
  #moment = 0;
  #broad = 0;
  readonly #written = new Map<string, number>();
  readonly #reading = new AsyncLocalStorage<Set<string>>();
  /** What the transaction of this piece of work wrote. */
  readonly #open = new AsyncLocalStorage<{ tables: Set<string>; isBroad: boolean }>();

  /** Records a statement that has run. */
  note(sql: string): void {
    const reading = this.#reading.getStore();
    if (reading !== undefined) for (const table of tablesIn(sql, READS)) reading.add(table);
    const isScript = IS_SCRIPT.test(sql);
    if (IS_PLAIN.test(sql) && !isScript) return;
    const written = tablesIn(sql, WRITES);
    const isBroad = isScript || DELETES.test(sql) || !IS_QUERY.test(sql);
    if (written.length === 0 && !isBroad) return;
    this.#write(written, isBroad);
    const open = this.#open.getStore();
    if (open === undefined) return;
    open.isBroad ||= isBroad;
    for (const table of written) open.tables.add(table);
  }

  #write(tables: Iterable<string>, isBroad: boolean): void {
    this.#moment += 1;
    if (isBroad) this.#broad = this.#moment;
    for (const table of tables) this.#written.set(table, this.#moment);
  }

  /**
   * Runs a transaction. Its writes count once more at its end: who read between a statement and the commit saw the rows
   * as they were before.
   */
  async inTransaction<T>(work: () => Promise<T>): Promise<T> {
    const open = { tables: new Set<string>(), isBroad: false };
    try {
      return await this.#open.run(open, work);
    } finally {
      if (open.isBroad || open.tables.size > 0) this.#write(open.tables, open.isBroad);
    }
  }

  /** Runs work; returns its result and the tables that it read. */
  async watch<T>(work: () => Promise<T>): Promise<{ result: T; reading: Reading }> {
    const tables = new Set<string>();
    const since = this.#moment;
    const result = await this.#reading.run(tables, work);
    return { result, reading: { since, tables } };
  }

  /** True when nothing that was read has been written since. */
  isCurrent({ since, tables }: Reading): boolean {
    return this.#broad <= since && [...tables].every((table) => (this.#written.get(table) ?? 0) <= since);
  }

  /** The write count. */
  get moment(): number {
    return this.#moment;
  }
}
