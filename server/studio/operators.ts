// Operators and their sessions: a random token in a cookie, its hash in the database.
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Role, ROLES } from '~/domain/studio/api';
import type { Tables } from '../db/tables';
import { hashToken } from '../http/session';

export interface Operator {
  id: number;
  name: string;
  login: string;
  role: Role;
}

const TOKEN_BYTES = 32;
const LIFETIME_MS = 14 * 86_400_000;
/** Maximum age of `last_seen_at` before a call updates it. */
const TOUCH_INTERVAL_MS = 10 * 60_000;

export const SESSION_SECONDS = LIFETIME_MS / 1000;

export const isAtLeast = (role: Role, least: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(least);

type Db = Kysely<Tables>;

/** Starts a session; only the hash of its token is stored. */
export async function startSession(db: Db, operatorId: number, now: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insertInto('operator_sessions')
    .values({
      token_hash: hashToken(token),
      operator_id: operatorId,
      last_seen_at: now,
      expires_at: new Date(now.getTime() + LIFETIME_MS),
    })
    .execute();
  return token;
}

/** The operator of a token; null for an unknown or expired one, or a disabled operator. Active sessions are extended. */
export async function operatorOfToken(db: Db, token: string, now: Date): Promise<Operator | null> {
  if (token === '' || token.length > 200) return null;
  const hash = hashToken(token);
  const row = await db
    .selectFrom('operator_sessions as session')
    .innerJoin('operators', 'operators.id', 'session.operator_id')
    .select(['operators.id', 'operators.name', 'operators.login', 'operators.role', 'session.last_seen_at'])
    .where('session.token_hash', '=', hash)
    .where('session.expires_at', '>', now)
    .where('operators.disabled_at', 'is', null)
    .where('operators.deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { last_seen_at: seenAt, ...operator } = row;
  if (now.getTime() - seenAt.getTime() > TOUCH_INTERVAL_MS)
    await db
      .updateTable('operator_sessions')
      .set({ last_seen_at: now, expires_at: new Date(now.getTime() + LIFETIME_MS) })
      .where('token_hash', '=', hash)
      .execute();
  return operator;
}

export const endSession = (db: Db, token: string) =>
  db.deleteFrom('operator_sessions').where('token_hash', '=', hashToken(token)).execute();

/** Ends all sessions of an operator, except that of a token. */
export const endSessions = (db: Db, operatorId: number, but = '') =>
  db
    .deleteFrom('operator_sessions')
    .where('operator_id', '=', operatorId)
    .where('token_hash', '!=', hashToken(but))
    .execute();

/** Ends the preview links of an operator who may not give any more. */
export const revokePreviews = (db: Db, operatorId: number, at: Date) =>
  db
    .updateTable('studio_preview_links')
    .set({ revoked_at: at })
    .where('operator_id', '=', operatorId)
    .where('revoked_at', 'is', null)
    .execute();

const PASSWORD_BYTES = 9;

/** Twelve random letters and digits. */
export const randomPassword = (): string => randomBytes(PASSWORD_BYTES).toString('base64url');
