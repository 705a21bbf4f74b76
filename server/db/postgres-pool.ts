// The connection pool of a PostgreSQL server, which survives its restarts, cut connections and hangs.
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import { CONNECTIONS_OF_ROUTE, currentWork, POOL_SHARES, type WorkClass } from './call-class';
import { CircuitBreaker } from './circuit-breaker';
import { DatabaseUnavailableError, isOutage } from './outage';
import { PARSERS } from './parsers';

/** A statement of browsing that takes longer holds up others. */
const ORDINARY_STATEMENT_MS = 2000;

/** Timeouts, in ms. */
export interface PoolTimeouts {
  connectMs: number;
  /** A statement, at the server. */
  statementMs: number;
  /** A statement of browsing, if less; 2 s when absent. */
  ordinaryMs?: number;
  /** A lock that another transaction holds. */
  lockMs: number;
  /** A transaction that is idle. */
  idleMs: number;
  /** No response at all; the connection is then discarded. */
  responseMs: number;
}

export const POOL_TIMEOUTS: PoolTimeouts = {
  connectMs: 3000,
  statementMs: 5000,
  lockMs: 3000,
  idleMs: 15_000,
  responseMs: 6000,
};

/** For migrations: they may take long, and several processes wait for the one that applies them. */
export const NO_TIMEOUTS: PoolTimeouts = {
  connectMs: 3000,
  statementMs: 0,
  lockMs: 0,
  idleMs: 0,
  responseMs: 0,
};

class ResponseTimeoutError extends Error {
  override readonly name = 'ResponseTimeoutError';
}

/** Rejects after so long without a response; 0 waits for ever. */
async function withTimeout<T>(work: Promise<T>, responseMs: number): Promise<T> {
  if (responseMs === 0) return work;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_done, fail) => {
    // A response may have arrived while this process was busy itself: it is read before the immediate.
    const giveUp = () => setImmediate(() => fail(new ResponseTimeoutError('The database did not respond.')));
    timer = setTimeout(giveUp, responseMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
    // Its late result is ignored, and must not become an unhandled rejection.
    work.catch(() => undefined);
  }
}

interface ConnectionGuard {
  /** Reports that the connection is lost. */
  onLost: (error: unknown) => void;
  responseMs: number;
}

/** A client whose connection is discarded when a statement shows that it is broken. */
function guarded(client: PoolClient, { onLost, responseMs }: ConnectionGuard): PostgresPoolClient {
  let isBroken = false;
  const query = async <R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    if (isBroken) throw new DatabaseUnavailableError(0);
    try {
      return (await withTimeout(
        client.query(text, [...values]),
        responseMs,
      )) as unknown as PostgresQueryResult<R>;
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      isBroken = true;
      onLost(error);
      throw error;
    }
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release(isBroken) };
}

/** Timeouts of statements and locks leave the connection usable. */
const isConnectionLost = (error: unknown): boolean =>
  isOutage(error) &&
  !(error instanceof Error && 'code' in error && (error.code === '57014' || error.code === '55P03'));

/** No connection became free in time; one that could not be opened has another message. */
const BUSY = 'timeout exceeded when trying to connect';
const isPoolBusy = (error: unknown): boolean => error instanceof Error && error.message === BUSY;

const print = (words: string) => process.stderr.write(`${new Date().toISOString()} ${words}\n`);

/** A connection that was idle during an outage, or is new, is tested before calls are let through again. */
async function probe(client: PoolClient, responseMs: number): Promise<void> {
  try {
    await withTimeout(client.query('select 1'), responseMs);
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function poolOf(url: string, timeouts: PoolTimeouts, kind: WorkClass): Pool {
  const { statementMs } = timeouts;
  const isBounded = kind === 'ordinary' && statementMs > 0;
  const pool = new Pool({
    connectionString: url,
    max: POOL_SHARES[kind],
    connectionTimeoutMillis: timeouts.connectMs,
    statement_timeout: isBounded
      ? Math.min(statementMs, timeouts.ordinaryMs ?? ORDINARY_STATEMENT_MS)
      : statementMs,
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: timeouts.idleMs,
    // Compiling a statement costs 40 to 360 ms, which no statement of a shop gains.
    options: '-c jit=off',
    keepAlive: true,
    types: { getTypeParser: (type, format) => PARSERS[type] ?? types.getTypeParser(type, format) },
  });
  // Of connections in use and of idle ones: unhandled, the event of a cut one would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
}

/** Places of each route of a class: who finds none waits until one of the same route is done, or too long. */
class Places {
  readonly #held = new Map<string, number>();
  readonly #waiting = new Map<string, Set<() => void>>();

  async take(name: string, waitMs: number): Promise<() => void> {
    const held = this.#held.get(name) ?? 0;
    if (held < CONNECTIONS_OF_ROUTE) this.#held.set(name, held + 1);
    else await this.#wait(name, waitMs);
    return () => this.#free(name);
  }

  #wait(name: string, waitMs: number): Promise<void> {
    const queue = this.#waiting.get(name) ?? new Set();
    this.#waiting.set(name, queue);
    return new Promise((enter, fail) => {
      const late = () => {
        queue.delete(go);
        fail(new Error(BUSY));
      };
      const timer = setTimeout(late, waitMs);
      const go = () => {
        clearTimeout(timer);
        queue.delete(go);
        enter();
      };
      queue.add(go);
    });
  }

  #free(name: string): void {
    const [next] = this.#waiting.get(name) ?? [];
    if (next !== undefined) return next();
    const held = (this.#held.get(name) ?? 1) - 1;
    if (held > 0) this.#held.set(name, held);
    else this.#held.delete(name);
    this.#waiting.delete(name);
  }
}

/** The connection that gives its place back as it is released. */
const placed = (client: PostgresPoolClient, free: () => void): PostgresPoolClient => ({
  query: client.query.bind(client),
  release: () => {
    client.release();
    free();
  },
});

/**
 * A pool for Kysely. Every wait is bounded; what fails because of the database itself is an outage (outage.ts). Each class of
 * work has connections of its own, and one route never holds all of them (decision 80).
 */
export function postgresPool(url: string, timeouts: PoolTimeouts): PostgresPool {
  const breaker = new CircuitBreaker({ report: print });
  const pools = {
    critical: poolOf(url, timeouts, 'critical'),
    ordinary: poolOf(url, timeouts, 'ordinary'),
    background: poolOf(url, timeouts, 'background'),
  };
  const places = new Places();
  const open = async (kind: WorkClass): Promise<PostgresPoolClient> => {
    const outage = breaker.enter();
    const onLost = (error: unknown) => breaker.failed(error, outage);
    try {
      const client = await pools[kind].connect();
      if (breaker.isOpen) await probe(client, timeouts.connectMs);
      breaker.succeeded();
      return guarded(client, { onLost, responseMs: timeouts.responseMs });
    } catch (error) {
      // The database is there when all its connections are in use: only this call has to wait.
      if (breaker.isOpen || !isPoolBusy(error)) onLost(error);
      throw isOutage(error) ? new DatabaseUnavailableError(1000, { cause: error }) : error;
    }
  };
  const connect = async (): Promise<PostgresPoolClient> => {
    const { kind, name } = currentWork();
    if (kind !== 'ordinary') return open(kind);
    const free = await places.take(name, timeouts.connectMs);
    try {
      return placed(await open(kind), free);
    } catch (error) {
      free();
      throw error;
    }
  };
  const end = async () => {
    await Promise.all(Object.values(pools).map((pool) => pool.end()));
  };
  return { connect, end };
}
