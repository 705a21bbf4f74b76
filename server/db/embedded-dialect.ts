// Kysely's dialect for the embedded database: one connection, held by one user at a time.
import type { PGlite } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';

class EmbeddedConnection implements DatabaseConnection {
  constructor(readonly pglite: PGlite) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    // Text without values may be several statements; the last one's result counts.
    const result =
      query.parameters.length === 0
        ? (await this.pglite.exec(query.sql)).at(-1)
        : await this.pglite.query(query.sql, [...query.parameters]);
    return { rows: (result?.rows ?? []) as R[], numAffectedRows: BigInt(result?.affectedRows ?? 0) };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not stream.');
  }
}

class EmbeddedDriver implements Driver {
  readonly #connection: EmbeddedConnection;
  #last: Promise<void> = Promise.resolve();
  #release: () => void = () => {};

  constructor(pglite: PGlite) {
    this.#connection = new EmbeddedConnection(pglite);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EmbeddedConnection> {
    const before = this.#last;
    let release = () => {};
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.#release = release;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  async beginTransaction(
    connection: EmbeddedConnection,
    settings: { isolationLevel?: string },
  ): Promise<void> {
    const level = settings.isolationLevel;
    await connection.pglite.exec(level === undefined ? 'begin' : `begin isolation level ${level}`);
  }

  async commitTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.pglite.exec('commit');
  }

  async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.pglite.exec('rollback');
  }

  /** Waits until the connection is free, then closes. */
  async destroy(): Promise<void> {
    await this.#last;
    await this.#connection.pglite.close();
  }
}

/** The dialect over an opened embedded database; destroying the Kysely instance closes that database. */
export const embeddedDialect = (pglite: PGlite): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new EmbeddedDriver(pglite),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
