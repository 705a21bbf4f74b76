// Changes of an account's mobile: by a code, by the pay password where there is one, and by a fresh proof of the owner
// where he has another way in.
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../db/tables';
import type { UsersTable } from '../../db/tables/mall';
import { MallError } from '../../http/errors';
import type { LoginCall } from '../../http/route';
import { revokeOtherTokens } from '../../http/session';
import { bindMobile } from './bind-mobile';
import { provePayPassword } from '../../payments/pay-password';
import { noticeChange } from './credential-notice';
import { assertIdentityProof, spendIdentityProof } from './identity-proof';

interface MobileChange {
  /** The new mobile, verified by a code; null removes the present one. */
  mobile: string | null;
  /** Of validate-identity; required where the account has a mobile or a password. */
  key: string;
  /** Checks the new mobile's code, which is used once: after the owner is proved. */
  verify?: () => Promise<unknown>;
}

type Owned = Pick<Selectable<UsersTable>, 'mobile' | 'password_hash'>;

const ownAccount = (db: Kysely<Tables>, userId: number) =>
  db.selectFrom('users').select(['mobile', 'password_hash']).where('id', '=', userId);

const needsIdentity = ({ mobile, password_hash: hash }: Owned): boolean => mobile !== null || hash !== null;

/** A mobile of an account whose owner has a pay password: a code to it sets a new one. */
async function proveSpending(call: LoginCall<unknown>, own: Owned, key: string): Promise<void> {
  const { db, user, now } = call;
  // First, as its refusal leads to another screen, where the password would be typed again.
  if (needsIdentity(own)) await assertIdentityProof(db, { userId: user.id, key, now });
  await provePayPassword(call);
}

/** Read under the lock of the account's row, which the unbinding of the social account holds too (user/social-routes.ts). */
async function assertOtherWayIn(trx: Transaction<Tables>, userId: number): Promise<void> {
  const identity = await trx
    .selectFrom('user_identities')
    .select('provider')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (identity === undefined) throw new MallError('手机号是唯一的登录方式，不能解绑');
}

/** The former mobile of the account, whose row is locked and whose owner is proved. */
async function requireOwner(
  trx: Transaction<Tables>,
  call: LoginCall<unknown>,
  { mobile, key }: MobileChange,
) {
  const { id } = call.user;
  const own = await ownAccount(trx, id).forUpdate().executeTakeFirstOrThrow();
  if (mobile === null) await assertOtherWayIn(trx, id);
  if (needsIdentity(own)) await spendIdentityProof(trx, { userId: id, key, now: call.now });
  return own.mobile;
}

/**
 * Replaces or removes the mobile; all other sessions are revoked, and the old mobile is notified.
 * Throws a MallError with `retry: 1` without a proof, 请输入支付密码 where a new one needs that, one when the mobile belongs
 * to another account, and one rather than leave an account to which nobody can sign in.
 */
export async function changeMobile(call: LoginCall<unknown>, change: MobileChange): Promise<void> {
  const { mobile, key, verify } = change;
  const { db, user, token, now, dataFolder } = call;
  const own = await ownAccount(db, user.id).executeTakeFirstOrThrow();
  const isSame = mobile !== null && own.mobile === mobile;
  if (mobile !== null && !isSame) await proveSpending(call, own, key);
  await verify?.();
  if (isSame) return;
  const before = await db.transaction().execute(async (trx) => {
    const former = await requireOwner(trx, call, change);
    await bindMobile(trx, user.id, mobile);
    await revokeOtherTokens(trx, user.id, token);
    return former;
  });
  await noticeChange({ dataFolder, now, mobile: before, what: '手机号' });
}
