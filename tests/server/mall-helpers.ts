// A mall for tests: the real app over a database, called by its protocol, with sessions.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { KyselyPlugin } from 'kysely';
import type { Endpoint } from '~/schemas/endpoint';
import type { Database } from '~/server/db/database';
import type { AdmissionLimits } from '~/server/http/admission';
import { createApp } from '~/server/app/app';
import { issueToken } from '~/server/http/session';
import type { Site } from '~/server/site/site';
import type { Payments } from '~/server/payments/payments';
import type { Plugins } from '~/server/app/load-plugins';

/** Signing key of a test mall's sandboxes. */
export const SECRET = 'test-secret';

export interface Envelope<D> {
  code: number;
  msg: string;
  data: D;
}

/** The app over a database, with what tests ask of it. */
export interface Mall {
  /** The server's app; takes requests without a port. */
  app: Hono;
  /** The one that it was opened over. */
  database: Database;
  /** Its own, of uploads and the outbox. */
  dataFolder: string;
  /** Failures of the server (code 500) since the mall opened; tests expect none. */
  failures: unknown[];
  /** Calls an endpoint and returns its whole envelope; structured parameters are sent as JSON texts. */
  call<P, D>(endpoint: Endpoint<P, D>, params: P, options?: CallOptions): Promise<Envelope<D>>;
  /** As `call`, but with any input. */
  callRaw(
    route: string,
    params: Record<string, unknown>,
    options?: CallOptions & { method?: string },
  ): Promise<Envelope<unknown>>;
  /** As `call`, but returns the data and throws on any code but 0. */
  ask<P, D>(endpoint: Endpoint<P, D>, params: P, options?: CallOptions): Promise<D>;
  /** A fresh access token of a shopper. */
  tokenOf(userId: number): Promise<string>;
  /** Removes its data folder; the database stays open. */
  close(): void;
}

/** Who calls, and how. */
export interface CallOptions {
  /** Of a shopper (`tokenOf`); a guest without one. */
  token?: string;
  /** Beside those that phones send. */
  headers?: Record<string, string>;
}

/** How a mall of a test differs from the running one. */
export interface MallOptions {
  /** All built-in ones by default. */
  plugins?: Plugins;
  /** The clock; the computer's by default. */
  now?: () => Date;
  /** The sandbox by default. */
  payments?: Payments;
  /** None by default, as in development. */
  site?: Site;
  /** Validates every response by its schema, and compares every cached one with a fresh one; on by default. */
  isChecking?: boolean;
  /** None by default. */
  admission?: AdmissionLimits;
}

const fieldOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

function requestOf(
  route: string,
  params: Record<string, unknown>,
  options: CallOptions & { method: string },
): [string, RequestInit] {
  const fields = Object.entries(params).filter(([, value]) => value !== undefined);
  const form = new URLSearchParams(fields.map(([name, value]) => [name, fieldOf(value)]));
  const isPost = options.method === 'POST';
  const query = isPost ? '' : `&${form.toString()}`;
  const headers = {
    'X-Requested-With': 'XMLHttpRequest',
    'X-App-Platform': 'mobile',
    'X-App-Version': '4.5.0',
    'X-Access-Token': options.token ?? '',
    ...(isPost ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
    ...options.headers,
  };
  const init = { method: options.method, headers, ...(isPost ? { body: form.toString() } : {}) };
  return [`http://mall.test/web/index.php?_mall_id=1&r=${encodeURIComponent(route)}${query}`, init];
}

/** Data folders of malls by their database. */
const folders = new WeakMap<Database, string[]>();

/** Removes the data folders of all malls over a database, also of those that were never closed. */
export function removeFolders(database: Database): void {
  for (const folder of folders.get(database) ?? []) rmSync(folder, { recursive: true, force: true });
  folders.delete(database);
}

const FREE = { running: 1000, waiting: 0, maxWaitMs: 600_000 };

/** Tests of a hundred concurrent calls prove consistency, not rate limits. */
const UNLIMITED: AdmissionLimits = {
  lanes: { browsing: FREE, ordering: FREE, paying: FREE, drawing: FREE, hashing: FREE, uploading: FREE },
  shopper: { running: 1000, waiting: 0 },
  checkouts: 1000,
};

/** Opens a mall over a database; every response is validated by its schema. */
export function openMall(database: Database, options: MallOptions = {}): Mall {
  const dataFolder = mkdtempSync(join(tmpdir(), 'pagoda-mall-'));
  folders.set(database, [...(folders.get(database) ?? []), dataFolder]);
  const failures: unknown[] = [];
  const app = createApp({
    admission: options.admission ?? UNLIMITED,
    database,
    dataFolder,
    site: options.site ?? null,
    isChecking: options.isChecking ?? true,
    secret: SECRET,
    ...(options.payments === undefined ? {} : { payments: options.payments }),
    ...(options.plugins === undefined ? {} : { plugins: options.plugins }),
    ...(options.now === undefined ? {} : { now: options.now }),
    onFailure: (error) => failures.push(error),
  });
  const callRaw: Mall['callRaw'] = async (route, params, { method = 'GET', ...rest } = {}) => {
    const response = await app.request(...requestOf(route, params, { method, ...rest }));
    return (await response.json()) as Envelope<unknown>;
  };
  const call: Mall['call'] = async (endpoint, params, callOptions = {}) => {
    const values = params as Record<string, unknown>;
    const envelope = await callRaw(endpoint.route, values, { method: endpoint.method, ...callOptions });
    return envelope as Envelope<never>;
  };
  return {
    app,
    database,
    dataFolder,
    failures,
    call,
    callRaw,
    ask: async (endpoint, params, callOptions) => {
      const envelope = await call(endpoint, params, callOptions);
      if (envelope.code === 0) return envelope.data;
      const [failure] = failures;
      throw new Error(`${endpoint.route}: ${envelope.code} ${envelope.msg}`, { cause: failure });
    },
    tokenOf: (userId) => issueToken(database.db, userId),
    close: () => rmSync(dataFolder, { recursive: true, force: true }),
  };
}

/** Number of queries of an action, measured on a separate mall over the same database. */
export async function countQueries(
  { database }: Mall,
  work: (counted: Mall) => Promise<unknown>,
  options: MallOptions = {},
): Promise<number> {
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const counted = openMall({ ...database, db: database.db.withPlugin(counter) }, options);
  try {
    await work(counted);
    return count;
  } finally {
    counted.close();
  }
}
