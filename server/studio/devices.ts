// Devices on which an operator signed in: a random token in a cookie of its own, which outlives sessions.
import { randomBytes } from 'node:crypto';
import { hashToken } from '../http/session';
import type { Db, OpenCall } from './call';

const COOKIE = 'studio_device';
const TOKEN_BYTES = 24;
const LIFE_SECONDS = 400 * 86_400;

export const deviceOf = (cookie: string): string =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{20,60})(?:;|$)`).exec(cookie)?.[1] ?? '';

/** Whether the operator signed in on the device before. */
export async function isKnownDevice(db: Db, operatorId: number, device: string): Promise<boolean> {
  if (device === '') return false;
  const row = await db
    .selectFrom('operator_devices')
    .select('operator_id')
    .where('token_hash', '=', hashToken(device))
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns the Set-Cookie header of the device, which several operators may use. */
export async function rememberDevice(
  { db, at, folder, isHttps, cookie }: Pick<OpenCall, 'db' | 'at' | 'folder' | 'isHttps' | 'cookie'>,
  operatorId: number,
): Promise<string> {
  const device = deviceOf(cookie) || randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insertInto('operator_devices')
    .values({ token_hash: hashToken(device), operator_id: operatorId, created_at: at, used_at: at })
    .onConflict((conflict) => conflict.columns(['token_hash', 'operator_id']).doUpdateSet({ used_at: at }))
    .execute();
  return [
    `${COOKIE}=${device}`,
    `Path=${folder}/studio`,
    `Max-Age=${LIFE_SECONDS}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isHttps ? ['Secure'] : []),
  ].join('; ');
}

/** Forgets the devices of an operator, but the one in hand. */
export const forgetDevices = (db: Db, operatorId: number, but = '') =>
  db
    .deleteFrom('operator_devices')
    .where('operator_id', '=', operatorId)
    .where('token_hash', '!=', hashToken(but))
    .execute();
