// Proves the unbinding of a social account: while the mobile remains to sign in by, and with its gifts given once.
import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { mallMemberVerifyPayPassword } from '~/schemas/api/mall-member.gen';
import { mobileValidateIdentity } from '~/schemas/api/mobile.gen';
import { passportLogin } from '~/schemas/api/passport.gen';
import {
  userPhoneDestroy,
  userPhoneEmpower,
  userSocial,
  userSocialDestroy,
  userUserInfo,
} from '~/schemas/api/user.gen';
import { setPayPassword } from '~/server/payments/pay-password';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { sendCodeTo, socialCode } from '~/tests/server/shopper-fixtures';

const MOBILE = '13955550002';
const PAUSE_MS = 300;

describeOnBothDatabases('a social account', (open) => {
  let mall: Mall;
  let token: string;
  beforeEach(async () => {
    mall = openMall(await open());
    token = await signIn();
  });

  const signIn = async () =>
    (await mall.ask(passportLogin, { type: 'wechat', code: socialCode('小满') })).access_token;
  const idOf = async (by: string) => (await mall.ask(userUserInfo, {}, { token: by })).options.user_id;
  const unbind = () => mall.call(userSocialDestroy, {}, { token });
  const bind = async () => {
    const { validate_code_id, sms_captcha: code } = await sendCodeTo(mall, MOBILE);
    await mall.ask(userPhoneEmpower, { mobile: MOBILE, code, validate_code_id }, { token });
  };
  const couponsOf = async (userId: number) =>
    (await mall.database.db.selectFrom('user_coupons').select('id').where('user_id', '=', userId).execute())
      .length;

  it('is unbound only while a mobile remains to sign in by', async () => {
    expect((await unbind()).msg).toBe('请先绑定手机号，再解绑社交账号');
    await bind();
    expect((await unbind()).msg).toBe('解绑成功');
    expect((await mall.ask(userSocial, {}, { token })).is_bound).toBe(0);
    expect((await mall.call(userPhoneDestroy, {}, { token })).code).toBe(1);
    expect((await unbind()).msg).toBe('未绑定社交账号');
  });

  it('or the mobile goes where both are unbound at once, never both', async () => {
    await bind();
    const userId = await idOf(token);
    const { key } = await mall.ask(
      mobileValidateIdentity,
      { type: 'validate_by_mobile', mobile: MOBILE, ...(await sendCodeTo(mall, MOBILE)) },
      { token },
    );
    let unbinding: ReturnType<typeof unbind> | undefined;
    const db = mall.database.db.withPlugin({
      transformQuery: ({ node }) => node,
      // When it was read that the social account is bound, its unbinding gets time to end.
      transformResult: async ({ result }) => {
        if (result.rows.some((row) => 'provider' in row))
          await Promise.race([(unbinding ??= unbind()), setTimeout(PAUSE_MS)]);
        return result;
      },
    });
    const changed = await openMall({ ...mall.database, db }).call(userPhoneDestroy, { key }, { token });
    const answers = [changed, await unbinding];
    const left = await mall.database.db
      .selectFrom('users')
      .leftJoin('user_identities', 'user_identities.user_id', 'users.id')
      .select(['mobile', 'provider'])
      .where('users.id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(answers.map((answer) => answer?.code).sort((one = 0, other = 0) => one - other)).toEqual([0, 1]);
    expect([left.mobile, left.provider].filter((way) => way === null)).toHaveLength(1);
  });

  it('asks for the pay password where there is one', async () => {
    await bind();
    const userId = await idOf(token);
    await setPayPassword(mall.database.db, { userId, password: '123456' });
    expect((await unbind()).msg).toBe('请输入支付密码');
    expect((await mall.ask(userSocial, {}, { token })).is_bound).toBe(1);
    await mall.ask(mallMemberVerifyPayPassword, { pay_password: '123456' }, { token });
    expect((await unbind()).code).toBe(0);
  });

  it('ends the other sessions, and signs in to another account, without the gifts of the first', async () => {
    await bind();
    const [userId, other] = [await idOf(token), await signIn()];
    expect(await couponsOf(userId)).toBeGreaterThan(0);
    await unbind();
    expect((await mall.call(userUserInfo, {}, { token: other })).code).toBe(-1);
    const anew = await idOf(await signIn());
    expect(anew).not.toBe(userId);
    expect(await couponsOf(anew)).toBe(0);
  });
});
