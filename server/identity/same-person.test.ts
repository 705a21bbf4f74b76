// Proves that one-time benefits are granted once per mobile and per social account, whatever happens to the user row.
import { beforeEach, expect, it } from 'vitest';
import { checkInSignIn } from '~/schemas/api/check_in.gen';
import { couponReceive } from '~/schemas/api/coupon.gen';
import { mobileRegister, mobileValidateIdentity } from '~/schemas/api/mobile.gen';
import { passportLogin } from '~/schemas/api/passport.gen';
import { userPhoneDestroy, userPhoneMerge } from '~/schemas/api/user.gen';
import { setOption } from '~/tests/server/money/checkout-helpers';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { sendCodeTo, socialCode } from '~/tests/server/shopper-fixtures';

const MOBILE = '13900000001';

describeOnBothDatabases('gifts of one person', (open) => {
  let mall: Mall;
  beforeEach(async () => {
    mall = openMall(await open());
  });

  const register = async (): Promise<string> => {
    const form = { mobile: MOBILE, ...(await sendCodeTo(mall, MOBILE)) };
    return (await mall.ask(mobileRegister, form)).access_token;
  };
  const bySocial = async (): Promise<string> =>
    (await mall.ask(passportLogin, { type: 'wechat', code: socialCode('小满') })).access_token;
  const merge = async (token: string): Promise<string> => {
    // An account with a password would have to prove it first.
    await mall.database.db
      .updateTable('users')
      .set({ password_hash: null })
      .where('mobile', 'is', null)
      .execute();
    const { sms_captcha: code, validate_code_id } = await sendCodeTo(mall, MOBILE);
    return (await mall.ask(userPhoneMerge, { mobile: MOBILE, code, validate_code_id }, { token }))
      .access_token;
  };
  const unbind = async (token: string): Promise<void> => {
    const form = { type: 'validate_by_mobile' as const, mobile: MOBILE, ...(await sendCodeTo(mall, MOBILE)) };
    const { key } = await mall.ask(mobileValidateIdentity, form, { token });
    await mall.ask(userPhoneDestroy, { key }, { token });
  };
  const granted = async (kind: string): Promise<number> => {
    const rows = await mall.database.db
      .selectFrom('user_coupons')
      .select('id')
      .where('source', 'like', `${kind}:%`)
      .execute();
    return rows.length;
  };
  /** Registers the mobile, merges it with the social account and unbinds the mobile again. */
  const goRound = async (): Promise<string> => {
    const token = await register();
    const social = await bySocial();
    // From the second round on the social account is separate, with a mobile that it lost.
    const merged = await merge(social);
    await unbind(merged);
    return token;
  };

  it('are those of registration once for the mobile and once for the social account, in four rounds', async () => {
    const before = await granted('register');
    await goRound();
    const after = await granted('register');
    expect(after).toBeGreaterThan(before);
    for (let round = 0; round < 3; round += 1) await goRound();
    expect(await granted('register')).toBe(after);
  });

  it('are a coupon that each may receive once', async () => {
    const { id } = await mall.database.db
      .insertInto('coupons')
      .values({
        name: '每人一张',
        type: 2,
        discount_percent: null,
        discount_limit_fen: null,
        sub_price_fen: 500,
        min_price_fen: 0,
        expire_type: 1,
        expire_day: 9,
        is_in_center: true,
        can_receive_count: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const receive = async (token: string) =>
      (await mall.call(couponReceive, { coupon_id: id }, { token })).code;
    const first = await register();
    expect(await receive(first)).toBe(0);
    const merged = await merge(await bySocial());
    await unbind(merged);
    expect(await receive(merged)).toBe(1);
    expect(await receive(await register())).toBe(1);
  });

  it('are the award of a day’s check-in, also when both accounts ask at once', async () => {
    await setOption(mall, 'check_in', { status: 1, daily_award: { type: 'integral', number: 5 } });
    const first = await register();
    const merged = await merge(await bySocial());
    await unbind(merged);
    const second = await register();
    expect((await mall.call(checkInSignIn, { status: 1 }, { token: first })).code).not.toBe(0);
    const checkIn = (token: string) => mall.call(checkInSignIn, { status: 1 }, { token });
    const answers = await Promise.all([checkIn(merged), checkIn(second), checkIn(merged), checkIn(second)]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  it('are another person’s too', async () => {
    const one = await granted('register');
    await register();
    const two = await granted('register');
    await mall.ask(passportLogin, { type: 'wechat', code: socialCode('晚舟') });
    expect(await granted('register')).toBe(two + (two - one));
  });
});
