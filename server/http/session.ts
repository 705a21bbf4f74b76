// Access tokens: random, stored as hashes, revocable.
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';
import type { SessionUser } from '../ports/viewer';

const TOKEN_BYTES = 32;
/** How stale `last_used_at` may be before a call updates it. */
const TOUCH_INTERVAL_MS = 10 * 60_000;
const TOKEN_LIFETIME_MS = 90 * 24 * 3_600_000;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Signs a shopper in; the token is returned once and only its hash is stored. */
export async function issueToken(db: Kysely<Tables>, userId: number): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(Date.now() + TOKEN_LIFETIME_MS);
  await db
    .insertInto('access_tokens')
    .values({ token_hash: hashToken(token), user_id: userId, expires_at: expiresAt })
    .execute();
  return token;
}

/** The shopper of a token, or null: an absent, unknown, old or revoked token is a guest, never an error. */
export async function userOfToken(db: Kysely<Tables>, token: string, now: Date): Promise<SessionUser | null> {
  if (token === '' || token.length > 200) return null;
  const row = await db
    .selectFrom('access_tokens')
    .innerJoin('users', 'users.id', 'access_tokens.user_id')
    .select(['users.id', 'users.member_level', 'users.is_admin', 'access_tokens.last_used_at'])
    .where('access_tokens.token_hash', '=', hashToken(token))
    .where('access_tokens.revoked_at', 'is', null)
    .where('access_tokens.expires_at', '>', now)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (now.getTime() - row.last_used_at.getTime() > TOUCH_INTERVAL_MS) await touch(db, token, now);
  return { id: row.id, memberLevel: row.member_level, isAdmin: row.is_admin };
}

const touch = (db: Kysely<Tables>, token: string, now: Date) =>
  db
    .updateTable('access_tokens')
    .set({ last_used_at: now })
    .where('token_hash', '=', hashToken(token))
    .execute();

export async function revokeToken(db: Kysely<Tables>, token: string): Promise<void> {
  await db
    .updateTable('access_tokens')
    .set({ revoked_at: new Date() })
    .where('token_hash', '=', hashToken(token))
    .execute();
}

/** Revokes all other sessions, after a change of the password. */
export async function revokeOtherTokens(db: Kysely<Tables>, userId: number, token: string): Promise<void> {
  await db
    .updateTable('access_tokens')
    .set({ revoked_at: new Date() })
    .where('user_id', '=', userId)
    .where('token_hash', '!=', hashToken(token))
    .where('revoked_at', 'is', null)
    .execute();
}
