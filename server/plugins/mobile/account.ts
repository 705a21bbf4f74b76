// What a signed-in shopper may change of his account, and what proves that it is he.
import type { Kysely } from 'kysely';
import { requirePassword } from '../../families/passport/passwords';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { hashSecret } from '../../http/secret-hash';
import type { SessionUser } from '../../ports/viewer';
import { revokeOtherTokens } from '../../http/session';

/** The mobile and the password hash of a shopper. */
const credentialsOf = (db: Kysely<Tables>, user: SessionUser) =>
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

/** Each of these forms has an alternative with an SMS code, which a stranger's guesses cannot lock. */
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

/** Sets the sign-in password and revokes every other session. Returns the account's mobile. */
export async function setPassword(
  db: Kysely<Tables>,
  { userId, password, keptToken }: NewPassword,
): Promise<string | null> {
  const hash = await hashSecret(password);
  return db.transaction().execute(async (trx) => {
    const change = { password_hash: hash, updated_at: new Date() };
    const { mobile } = await trx
      .updateTable('users')
      .set(change)
      .where('id', '=', userId)
      .returning('mobile')
      .executeTakeFirstOrThrow();
    await revokeOtherTokens(trx, userId, keptToken);
    return mobile;
  });
}
