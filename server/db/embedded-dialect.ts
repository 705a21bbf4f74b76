// Kysely's dialect for the embedded database: one connection, held by one user at a time.
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
import type { EmbeddedEngine } from './embedded-engine';

class EmbeddedConnection implements DatabaseConnection {
  constructor(readonly engine: EmbeddedEngine) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.engine.run(query.sql, query.parameters);
    return { rows: rows as R[], numAffectedRows: BigInt(affectedRows) };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not stream.');
  }
}

class EmbeddedDriver implements Driver {
  readonly #connection: EmbeddedConnection;
  #last: Promise<void> = Promise.resolve();
  #release: () => void = () => {};

  constructor(engine: EmbeddedEngine) {
    this.#connection = new EmbeddedConnection(engine);
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
    await connection.engine.run(level === undefined ? 'begin' : `begin isolation level ${level}`, []);
  }

  async commitTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.engine.run('commit', []);
  }

  async rollbackTransaction(connection: EmbeddedConnection): Promise<void> {
    await connection.engine.run('rollback', []);
  }

  /** Waits until the connection is free, then closes. */
  async destroy(): Promise<void> {
    await this.#last;
    await this.#connection.engine.close();
  }
}

/** The dialect over an opened embedded database; destroying the Kysely instance closes that database. */
export const embeddedDialect = (engine: EmbeddedEngine): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new EmbeddedDriver(engine),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
