// Proofs that a signed-in shopper is the account's owner, required before a mobile is changed; valid once.
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';

const PROOF_LIFE_MS = 10 * 60_000;

const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** A key that proves the owner for ten minutes; only its hash is stored. */
export async function createIdentityProof(db: Kysely<Tables>, userId: number, now: Date): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + PROOF_LIFE_MS);
  await db
    .insertInto('identity_proofs')
    .values({ key_hash: hashKey(key), user_id: userId, expires_at: expiresAt })
    .execute();
  return key;
}

interface Proof {
  userId: number;
  /** Of createIdentityProof. */
  key: string;
  now: Date;
}

const refused = () => new MallError('身份验证错误或超时，请重新验证', { data: { retry: 1 } });

/** Throws as `spendIdentityProof`, and uses nothing up. */
export async function assertIdentityProof(db: Kysely<Tables>, { userId, key, now }: Proof): Promise<void> {
  const proof = await db
    .selectFrom('identity_proofs')
    .select('key_hash')
    .where('key_hash', '=', hashKey(key))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (proof === undefined) throw refused();
}

/** Uses up a proof. Throws a MallError with `retry: 1` when the key is invalid, expired, used or another's. */
export async function spendIdentityProof(db: Kysely<Tables>, { userId, key, now }: Proof): Promise<void> {
  const proof = await db
    .updateTable('identity_proofs')
    .set({ used_at: now })
    .where('key_hash', '=', hashKey(key))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('key_hash')
    .executeTakeFirst();
  if (proof === undefined) throw refused();
}
