// Changes of an account's mobile: the first one by a code alone, any other after a fresh proof of the owner.
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables';
import type { LoginCall } from '../../http/route';
import { revokeOtherTokens } from '../../http/session';
import { bindMobile } from './bind-mobile';
import { noticeChange } from './credential-notice';
import { spendIdentityProof } from './identity-proof';

interface MobileChange {
  /** The new mobile, which a code has proved; null takes the present one away. */
  mobile: string | null;
  /** Of validate-identity; needed where the account has a mobile or a password, by which its owner can prove himself. */
  key: string;
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
 * Puts another mobile in place, or none; all other sessions end, and the mobile so far is told.
 * Throws a MallError with `retry: 1` without a proof, and one when the mobile is another account's.
 */
export async function changeMobile(call: LoginCall<unknown>, { mobile, key }: MobileChange): Promise<void> {
  const { db, user, token, now, dataFolder } = call;
  if (mobile !== null && (await mobileOf(db, user.id)) === mobile) return;
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
