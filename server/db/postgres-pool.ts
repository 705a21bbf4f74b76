// Connections to a PostgreSQL server that may restart, cut them or fall silent: none of it ends the process.
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import { Availability } from './availability';
import { DatabaseAwayError, isOutage } from './outage';
import { PARSERS } from './parsers';

export const POOL_SIZE = 10;

/** What a call may wait for, in ms. */
export interface PoolTimeouts {
  connectMs: number;
  /** A statement, at the server. */
  statementMs: number;
  /** A lock that another transaction holds. */
  lockMs: number;
  /** A transaction whose process does nothing. */
  idleMs: number;
  /** Any answer at all; the connection is given up then. */
  silenceMs: number;
}

export const POOL_TIMEOUTS: PoolTimeouts = {
  connectMs: 3000,
  statementMs: 5000,
  lockMs: 3000,
  idleMs: 15_000,
  silenceMs: 6000,
};

/** Migrations take as long as they take, and several processes wait for the one that applies them. */
export const NO_TIMEOUTS: PoolTimeouts = {
  connectMs: 3000,
  statementMs: 0,
  lockMs: 0,
  idleMs: 0,
  silenceMs: 0,
};

class SilenceError extends Error {
  override readonly name = 'SilenceError';
}

/** Rejects when nothing has come for so long; 0 waits for ever. */
async function within<T>(work: Promise<T>, silenceMs: number): Promise<T> {
  if (silenceMs === 0) return work;
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_done, fail) => {
    // An answer may have come while this process was busy itself: it is read before the immediate.
    const giveUp = () => setImmediate(() => fail(new SilenceError('The database is silent.')));
    timer = setTimeout(giveUp, silenceMs);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
    // Its own end, whenever it comes, is nobody's failure any more.
    work.catch(() => undefined);
  }
}

interface Guard {
  /** Reports that the connection is lost. */
  onLost: (error: unknown) => void;
  silenceMs: number;
}

/** A client whose connection is thrown away when a statement shows that it is broken. */
function guarded(client: PoolClient, { onLost, silenceMs }: Guard): PostgresPoolClient {
  let isBroken = false;
  const query = async <R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    if (isBroken) throw new DatabaseAwayError(0);
    try {
      return (await within(client.query(text, [...values]), silenceMs)) as unknown as PostgresQueryResult<R>;
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      isBroken = true;
      onLost(error);
      throw error;
    }
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release(isBroken) };
}

/** Timeouts of statements and locks leave the connection whole. */
const isConnectionLost = (error: unknown): boolean =>
  isOutage(error) &&
  !(error instanceof Error && 'code' in error && (error.code === '57014' || error.code === '55P03'));

/** What the pool says when no connection became free in time; one that could not be opened has other words. */
const isPoolBusy = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';

const print = (words: string) => process.stderr.write(`${new Date().toISOString()} ${words}\n`);

/** A connection that was idle during an outage, or is new, must answer before calls are let through again. */
async function probe(client: PoolClient, silenceMs: number): Promise<void> {
  try {
    await within(client.query('select 1'), silenceMs);
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** A pool for Kysely. Every wait is bounded; what fails because of the database itself is an outage (outage.ts). */
export function postgresPool(url: string, patience: PoolTimeouts): PostgresPool {
  const availability = new Availability({ report: print });
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: patience.connectMs,
    statement_timeout: patience.statementMs,
    lock_timeout: patience.lockMs,
    idle_in_transaction_session_timeout: patience.idleMs,
    keepAlive: true,
    types: { getTypeParser: (type, format) => PARSERS[type] ?? types.getTypeParser(type, format) },
  });
  // Of connections in use and of idle ones: unhandled, the event of a cut one would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  const connect = async (): Promise<PostgresPoolClient> => {
    const outage = availability.enter();
    const onLost = (error: unknown) => availability.failed(error, outage);
    try {
      const client = await pool.connect();
      if (availability.isAway) await probe(client, patience.connectMs);
      availability.succeeded();
      return guarded(client, { onLost, silenceMs: patience.silenceMs });
    } catch (error) {
      // The database is there when all its connections are in use: only this call has to wait.
      if (availability.isAway || !isPoolBusy(error)) onLost(error);
      throw isOutage(error) ? new DatabaseAwayError(1000, { cause: error }) : error;
    }
  };
  return { connect, end: () => pool.end() };
}
