// Changes of an account's mobile: the first one by a code alone, any other after a fresh proof of the owner.
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables';
import type { LoginCall } from '../../http/route';
import { revokeOtherTokens } from '../../http/session';
import { bindMobile } from './bind-mobile';
import { provePayPassword } from '../../payments/pay-password';
import { noticeChange } from './credential-notice';
import { spendIdentityProof } from './identity-proof';

interface MobileChange {
  /** The new mobile, verified by a code; null removes the present one. */
  mobile: string | null;
  /** Of validate-identity; required where the account has a mobile or a password. */
  key: string;
  /** Checks the new mobile's code, which is used once: after the owner is proved. */
  verify?: () => Promise<unknown>;
}

/** The first mobile of an account whose owner has a pay password: it could set a new one by a code. */
async function proveFirst(call: LoginCall<unknown>): Promise<void> {
  const { mobile, password_hash: hash } = await call.db
    .selectFrom('users')
    .select(['mobile', 'password_hash'])
    .where('id', '=', call.user.id)
    .executeTakeFirstOrThrow();
  if (mobile === null && hash === null) await provePayPassword(call);
}

async function requireOwner(trx: Transaction<Tables>, call: LoginCall<unknown>, key: string) {
  const { id } = call.user;
  const { mobile, password_hash: hash } = await trx
    .selectFrom('users')
    .select(['mobile', 'password_hash'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (mobile !== null || hash !== null) await spendIdentityProof(trx, { userId: id, key, now: call.now });
  return mobile;
}

/**
 * Replaces or removes the mobile; all other sessions are revoked, and the old mobile is notified.
 * Throws a MallError with `retry: 1` without a proof, 请输入支付密码 where the first one needs that, and one when the
 * mobile belongs to another account.
 */
export async function changeMobile(call: LoginCall<unknown>, change: MobileChange): Promise<void> {
  const { mobile, key, verify } = change;
  const { db, user, token, now, dataFolder } = call;
  const isSame = mobile !== null && (await mobileOf(db, user.id)) === mobile;
  if (!isSame) await proveFirst(call);
  await verify?.();
  if (isSame) return;
  const before = await db.transaction().execute(async (trx) => {
    const former = await requireOwner(trx, call, key);
    await bindMobile(trx, user.id, mobile);
    await revokeOtherTokens(trx, user.id, token);
    return former;
  });
  await noticeChange({ dataFolder, now, mobile: before, what: '手机号' });
}

async function mobileOf(db: Kysely<Tables>, userId: number): Promise<string | null> {
  const row = await db.selectFrom('users').select('mobile').where('id', '=', userId).executeTakeFirst();
  return row?.mobile ?? null;
}
