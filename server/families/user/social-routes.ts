// api/user: the social account that signs in to an account, and its unbinding.
import { userSocial, userSocialDestroy } from '~/schemas/api/user.gen';
import { MallError } from '../../http/errors';
import { loginRoute, Reply, type Route } from '../../http/route';
import { revokeOtherTokens } from '../../http/session';
import { flag } from '../../http/wire';
import { provePayPassword } from '../../payments/pay-password';
import { noticeChange } from '../passport/credential-notice';

const social = loginRoute(userSocial, async ({ db, user }) => {
  const identity = await db
    .selectFrom('user_identities')
    .select('provider')
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  return { is_bound: flag(identity !== undefined) };
});

/** What is given once stays given: `known_identities` remembers the social account. */
const socialDestroy = loginRoute(userSocialDestroy, async (call) => {
  const { db, user, token, now, dataFolder } = call;
  await provePayPassword(call);
  const mobile = await db.transaction().execute(async (trx) => {
    // Locked, so that the mobile is not unbound meanwhile.
    const own = await trx
      .selectFrom('users')
      .select('mobile')
      .where('id', '=', user.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (own.mobile === null) throw new MallError('请先绑定手机号，再解绑社交账号');
    const { numDeletedRows } = await trx
      .deleteFrom('user_identities')
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new MallError('未绑定社交账号');
    await revokeOtherTokens(trx, user.id, token);
    return own.mobile;
  });
  await noticeChange({ dataFolder, now, mobile, what: '社交账号' });
  return new Reply(null, '解绑成功');
});

export const socialRoutes: readonly Route[] = [social, socialDestroy];
