// A mall with its studio for tests: three operators with sessions, who call the operator API.
import type { Role } from '~/domain/studio/api';
import { ROLES } from '~/domain/studio/api';
import type { Database } from '~/server/db/database';
import { hashSecret } from '~/server/http/secret-hash';
import { startSession } from '~/server/studio/operators';
import { type Mall, type MallOptions, openMall } from './mall-helpers';

export interface StudioAnswer {
  status: number;
  // Tests read responses of many kinds.
  body: Record<string, never> & { [key: string]: never };
  headers: Headers;
}

export interface StudioRequest {
  as?: Role | 'nobody' | { token: string };
  body?: unknown;
  headers?: Record<string, string | null>;
  raw?: BodyInit;
  /** Address of the client. */
  from?: string;
}

export interface StudioMall extends Mall {
  tokens: Record<Role, string>;
  operatorIds: Record<Role, number>;
  operate(method: string, path: string, request?: StudioRequest): Promise<StudioAnswer>;
}

let keys = 0;
/** A key that is unique in this run. */
export const newKey = (): string => `test-key-${(keys += 1)}`;

function tokenOf(tokens: Record<Role, string>, as: StudioRequest['as'] = 'owner'): string {
  if (typeof as === 'object') return as.token;
  return as === 'nobody' ? '' : tokens[as];
}

export async function givePassword(
  { database }: Mall,
  { login, password }: { login: string; password: string },
): Promise<void> {
  const password_hash = await hashSecret(password);
  await database.db.updateTable('operators').set({ password_hash }).where('login', '=', login).execute();
}

/** Opens a mall over a database and signs one operator of each role in. */
export async function openStudio(database: Database, options: MallOptions = {}): Promise<StudioMall> {
  const mall = openMall(database, options);
  const tokens: Partial<Record<Role, string>> = {};
  const operatorIds: Partial<Record<Role, number>> = {};
  for (const role of ROLES) {
    const { id } = await database.db
      .insertInto('operators')
      .values({ name: role, login: role, role, password_hash: 'none' })
      .returning('id')
      .executeTakeFirstOrThrow();
    operatorIds[role] = id;
    tokens[role] = await startSession(database.db, id, options.now?.() ?? new Date());
  }
  const operate: StudioMall['operate'] = async (method, path, { as, body, headers = {}, raw, from } = {}) => {
    const isWrite = method !== 'GET';
    const all = {
      Cookie: `studio=${tokenOf(tokens as Record<Role, string>, as)}`,
      ...(isWrite ? { Origin: 'http://mall.test', 'X-Studio': '1' } : {}),
      ...(method === 'POST' ? { 'Idempotency-Key': newKey() } : {}),
      ...(raw === undefined && isWrite ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    };
    const sent = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null);
    const init = {
      method,
      headers: sent,
      ...(isWrite ? { body: raw ?? JSON.stringify(body ?? {}) } : {}),
    };
    const client = from === undefined ? {} : { incoming: { socket: { remoteAddress: from } } };
    const response = await mall.app.request(`http://mall.test/studio/api${path}`, init, client);
    const text = await response.text();
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    return {
      status: response.status,
      body: (isJson ? JSON.parse(text) : { text }) as StudioAnswer['body'],
      headers: response.headers,
    };
  };
  return {
    ...mall,
    tokens: tokens as Record<Role, string>,
    operatorIds: operatorIds as Record<Role, number>,
    operate,
  };
}
