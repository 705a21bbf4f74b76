// Owns what a signed-in shopper may change of his account, and what proves that it is he.
import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { bindMobile } from '../../families/passport/bind-mobile';
import { requirePassword } from '../../families/passport/passwords';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { hashSecret } from '../../http/passwords';
import type { SessionUser } from '../../http/route';
import { revokeOtherTokens } from '../../http/session';

const PROOF_LIFE_MS = 10 * 60_000;

const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The mobile and the password hash of a shopper. */
export const credentialsOf = (db: Kysely<Tables>, user: SessionUser) =>
  db
    .selectFrom('users')
    .select(['mobile', 'password_hash'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();

interface OwnPassword {
  user: SessionUser;
  network: string;
  password: string;
  message: string;
}

/** Beside each of these forms there is one that takes an SMS code, which no stranger's guesses can close. */
const refuseForCode = (): Promise<never> =>
  Promise.reject(new MallError('密码错误次数过多，请改用短信验证码'));

/** Throws a MallError unless it is the shopper's own password; guesses are limited. */
export async function requireOwnPassword(
  db: Kysely<Tables>,
  { user, network, password, message }: OwnPassword,
): Promise<void> {
  const { mobile, password_hash: hash } = await credentialsOf(db, user);
  const account = mobile ?? `user-${user.id}`;
  await requirePassword(db, { account, network, password, hash, message, requireCaptcha: refuseForCode });
}

/** Throws a MallError (手机号错误) unless the mobile is the shopper's own. */
export async function requireOwnMobile(db: Kysely<Tables>, user: SessionUser, mobile: string): Promise<void> {
  const own = await credentialsOf(db, user);
  if (mobile === '' || own.mobile !== mobile) throw new MallError('手机号错误');
}

interface NewPassword {
  userId: number;
  password: string;
  /** The session that stays; '' ends all of them. */
  keptToken: string;
}

/** Sets the sign-in password; every other session ends. */
export async function setPassword(
  db: Kysely<Tables>,
  { userId, password, keptToken }: NewPassword,
): Promise<void> {
  const hash = await hashSecret(password);
  await db.transaction().execute(async (trx) => {
    const change = { password_hash: hash, updated_at: new Date() };
    await trx.updateTable('users').set(change).where('id', '=', userId).execute();
    await revokeOtherTokens(trx, userId, keptToken);
  });
}

/** A key that says for ten minutes that the shopper has proved who he is; only its hash is kept. */
export async function createIdentityProof(db: Kysely<Tables>, user: SessionUser, now: Date): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + PROOF_LIFE_MS);
  await db
    .insertInto('identity_proofs')
    .values({ key_hash: hashKey(key), user_id: user.id, expires_at: expiresAt })
    .execute();
  return key;
}

interface MobileChange {
  user: SessionUser;
  mobile: string;
  /** Of createIdentityProof; good once. */
  key: string;
  now: Date;
}

/** Puts another mobile in place; false when the key is none, old or used. Throws a MallError when the mobile is taken. */
export function changeMobile(db: Kysely<Tables>, { user, mobile, key, now }: MobileChange): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const proof = await trx
      .updateTable('identity_proofs')
      .set({ used_at: now })
      .where('key_hash', '=', hashKey(key))
      .where('user_id', '=', user.id)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('key_hash')
      .executeTakeFirst();
    if (proof === undefined) return false;
    await bindMobile(trx, user.id, mobile);
    return true;
  });
}
