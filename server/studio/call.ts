// A call of the operator API: operator, request, and the one transaction of a write and its response.
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Role } from '~/domain/studio/api';
import type { Database } from '../db/database';
import type { Tables } from '../db/tables';
import type { Trx } from '../db/transaction';
import type { Upload } from '../http/body/upload';
import type { ReadPicture } from '../site/lcp-image';
import type { Prerenderer } from '../site/prerender';
import type { InstalledPlugins } from '../ports/plugin';
import type { Operator } from './operators';
import { StudioError } from './studio-error';
import type { Hub } from './hub';

export type Db = Kysely<Tables>;

/** Dependencies shared by all calls of a process. */
export interface Studio {
  database: Database;
  dataFolder: string;
  plugins: InstalledPlugins;
  now: () => Date;
  hub: Hub;
  /** Null where the site is not built. */
  pictureMaker: PictureMaker | null;
}

/** What makes pictures of documents. */
export interface PictureMaker {
  prerenderer: Pick<Prerenderer, 'still'>;
  readPicture: ReadPicture;
}

export class Reply {
  /** Members of the first response's body alone: they are not stored for a repetition. */
  readonly once: Readonly<Record<string, string>> = {};
  constructor(
    readonly status: 200 | 201 | 204 | 403 | 409,
    readonly body: unknown = null,
    readonly headers: Readonly<Record<string, string | string[]>> = {},
  ) {}
}

export const ok = (body: unknown, headers: Readonly<Record<string, string>> = {}): Reply =>
  new Reply(200, body, headers);
export const created = (body: unknown, headers: Reply['headers'] = {}): Reply =>
  new Reply(201, body, headers);
/** With a secret of which the database stores the hash only. */
export const createdOnce = (body: object, once: Readonly<Record<string, string>>): Reply =>
  Object.assign(new Reply(201, body), { once });
export const done = (): Reply => new Reply(204);
/** The ETag of a draft's version. */
export const etag = (version: number): { ETag: string } => ({ ETag: `"${version}"` });

/** A call that needs no session. */
export interface OpenCall extends Studio {
  db: Db;
  at: Date;
  /** Parameters of the path: `:id`. */
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body: unknown;
  file: Upload | null;
  /** Client's IPv4 address or IPv6 /64. */
  network: string;
  isHttps: boolean;
  /** Path of the folder that contains the studio, without a trailing slash. */
  folder: string;
  /** Raw Cookie header: it carries the ids of the device and of a picture captcha. */
  cookie: string;
  /** Raw session token, '' for none. */
  token: string;
  operator: Operator | null;
  signal: AbortSignal;
  ifMatch: string | null;
  idempotencyKey: string | null;
  /** Method, path and body: the request that an Idempotency-Key identifies. */
  requestHash: () => string;
}

export interface Call extends OpenCall {
  operator: Operator;
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `studio/api`, with `:names`. */
  path: string;
  /** The weakest role that may call it; 'anyone' needs no session. */
  role: Role | 'anyone';
  /** Multipart with one file instead of JSON. */
  takesFile?: true;
  /** Calls of the same name are limited apart from all others. */
  limitedAs?: string;
  /** Maximum bytes of a body; 1 MiB by default. */
  maxBytes?: number;
  handle: (call: Call) => Promise<Reply | Response>;
}

/** A route for signed-in operators. */
export const route = (given: Route): Route => given;

/** A route without a session. */
export const openRoute = ({
  handle,
  ...rest
}: Omit<Route, 'role' | 'handle'> & { handle: (call: OpenCall) => Promise<Reply | Response> }): Route => ({
  ...rest,
  role: 'anyone',
  handle,
});

const ANSWER_HOURS = 24;
const KEY = /^[\w-]{8,100}$/;

export const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex');

function keyOf({ idempotencyKey }: Call): string {
  if (idempotencyKey === null || !KEY.test(idempotencyKey))
    throw new StudioError('bad-request', { message: '缺少 Idempotency-Key' });
  return idempotencyKey;
}

interface Request {
  key: string;
  hash: string;
}

async function answered(trx: Trx, call: Call, { key, hash }: Request): Promise<Reply | null> {
  const row = await trx
    .selectFrom('studio_answers')
    .selectAll()
    .where('operator_id', '=', call.operator.id)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.request_hash !== hash) throw new StudioError('replayed');
  const { body, headers } = JSON.parse(row.answer) as { body: unknown; headers: Record<string, string> };
  return new Reply(row.status as Reply['status'], body, headers);
}

/**
 * Does a write and stores its response under the Idempotency-Key in one transaction: a repetition, also one during
 * the first, gets the same response. An exception rolls everything back.
 */
export async function writeOnce(call: Call, write: (trx: Trx) => Promise<Reply>): Promise<Reply> {
  const request = { key: keyOf(call), hash: call.requestHash() };
  return call.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`${call.operator.id}:${request.key}`}))`.execute(trx);
    const before = await answered(trx, call, request);
    if (before !== null) return before;
    const reply = await write(trx);
    await trx
      .insertInto('studio_answers')
      .values({
        operator_id: call.operator.id,
        key: request.key,
        request_hash: request.hash,
        status: reply.status,
        answer: JSON.stringify({ body: reply.body, headers: reply.headers }),
        expires_at: new Date(call.at.getTime() + ANSWER_HOURS * 3_600_000),
      })
      .execute();
    return reply;
  });
}

/** A transaction for idempotent methods. */
export const write = (call: Call, work: (trx: Trx) => Promise<Reply>): Promise<Reply> =>
  call.db.transaction().execute(work);

/** A numeric path parameter. @throws StudioError 404 for an invalid id. */
export function idOfPath({ path }: Pick<OpenCall, 'path'>, name = 'id'): number {
  const id = Number(path[name]);
  if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) throw new StudioError('not-found');
  return id;
}

export const PAGE_SIZE = 20;

/** Cuts one row more than a part holds into a part; `cursorOf` names the position after a row. */
export function partOf<R, T>(
  rows: readonly R[],
  { size, cursorOf, wire }: { size: number; cursorOf: (row: R) => string; wire: (row: R) => T },
): { items: T[]; next: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    items: shown.map(wire),
    next: rows.length > size && last !== undefined ? cursorOf(last) : null,
  };
}

/** Whether a list shows what can be restored, in place of what there is. */
export const isTrashAsked = (query: URLSearchParams): boolean => query.get('state') === 'trashed';

/** A cursor that counts rows; 0 for none or an invalid one. */
export function offsetOf(query: URLSearchParams): number {
  const offset = Number(query.get('cursor') ?? 0);
  return Number.isInteger(offset) && offset > 0 && offset < 1_000_000 ? offset : 0;
}
