// Kysely's dialect for the embedded database: one connection, held by one user at a time, who is chosen by fair turns.
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
import { currentWork, WORK_CLASSES, type WorkClass } from './call-class';
import type { EmbeddedEngine } from './embedded-engine';
import { FairTurns } from './fair-turns';

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
  readonly #turns = new FairTurns<WorkClass>();

  constructor(engine: EmbeddedEngine) {
    this.#connection = new EmbeddedConnection(engine);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<EmbeddedConnection> {
    const work = currentWork();
    await this.#turns.take(work.kind, work);
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#turns.free();
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

  /** Waits until all who have asked were served, then closes. */
  async destroy(): Promise<void> {
    do
      for (const kind of WORK_CLASSES) {
        await this.#turns.take(kind, {});
        this.#turns.free();
      }
    while (!this.#turns.isFree);
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
