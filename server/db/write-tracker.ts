// Owns knowing whether tables have changed: which ones statements write, and which ones a piece of work reads.
import { AsyncLocalStorage } from 'node:async_hooks';

const READS = /\b(?:from|join)\s+"?(\w+)/gi;
const WRITES = /\b(?:insert\s+into|update)\s+"?(\w+)/gi;
/** Moves no rows, whatever it names. */
const IS_PLAIN = /^\s*(?:select|begin|commit|rollback|savepoint|release|set|show|listen)\b/i;
const IS_SCRIPT = /;\s*\S/;
const IS_QUERY = /^\s*(?:with|insert|update)\b/i;
/** Deleting may take rows of other tables along. */
const DELETES = /\bdelete\s+from\b/i;

const tablesIn = (sql: string, pattern: RegExp): string[] =>
  [...sql.matchAll(pattern)].map(([, table = '']) => table.toLowerCase());

/** What a piece of work read, and the moment before it began. */
export interface Reading {
  readonly since: number;
  readonly tables: ReadonlySet<string>;
}

/** Watches the statements of this process; what others write to the same database it does not see. */
export class WriteTracker {
  #moment = 0;
  #broad = 0;
  readonly #written = new Map<string, number>();
  readonly #reading = new AsyncLocalStorage<Set<string>>();

  /** Takes note of a statement that has run. */
  note(sql: string): void {
    const reading = this.#reading.getStore();
    if (reading !== undefined) for (const table of tablesIn(sql, READS)) reading.add(table);
    const isScript = IS_SCRIPT.test(sql);
    if (IS_PLAIN.test(sql) && !isScript) return;
    const written = tablesIn(sql, WRITES);
    const isBroad = isScript || DELETES.test(sql) || !IS_QUERY.test(sql);
    if (written.length === 0 && !isBroad) return;
    this.#moment += 1;
    if (isBroad) this.#broad = this.#moment;
    for (const table of written) this.#written.set(table, this.#moment);
  }

  /** Does a piece of work; tells which tables it read. */
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

  /** How many writes there were. */
  get moment(): number {
    return this.#moment;
  }
}
