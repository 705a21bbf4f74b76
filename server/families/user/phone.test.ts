// Proves binding, unbinding and merging by mobile.
import { beforeEach, expect, it } from 'vitest';
import { mobileValidateIdentity } from '~/schemas/api/mobile.gen';
import { passportLogin } from '~/schemas/api/passport.gen';
import {
  userIsClerkUser,
  userPhoneBinding,
  userPhoneCode,
  userPhoneDestroy,
  userPhoneEmpower,
  userPhoneMerge,
  userSendSmsCaptcha,
  userUserInfo,
} from '~/schemas/api/user.gen';
import { setPassword } from '~/server/plugins/mobile/account';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { grantRole } from '~/tests/server/role-helpers';
import { codeOf, messagesTo, openCaptcha, sendCodeTo, socialCode } from '~/tests/server/shopper-fixtures';

const NEW = '13900000001';
const DEMO = '13800000001';
const LIN = 1;

describeOnBothDatabases('the mobile of an account', (open) => {
  let mall: Mall;
  let token: string;
  let userId: number;
  beforeEach(async () => {
    mall = openMall(await open());
    token = (await mall.ask(passportLogin, { type: 'wechat', code: socialCode('小满') })).access_token;
    userId = (await info()).options.user_id;
  });

  const info = () => mall.ask(userUserInfo, {}, { token });

  it('is bound by a code', async () => {
    const { validate_code_id, sms_captcha: code } = await sendCodeTo(mall, NEW);
    const wrong = code === '000000' ? '000001' : '000000';
    const bind = (given: string) =>
      mall.call(userPhoneEmpower, { mobile: NEW, code: given, validate_code_id }, { token });
    expect(await bind(wrong)).toEqual({
      code: 1,
      msg: '验证码不正确',
      data: { field: 'sms_captcha' },
    });
    expect(await bind(code)).toEqual({ code: 0, msg: '绑定成功', data: { mobile: NEW } });
    expect((await info()).mobile).toBe(NEW);
  });

  it('is bound by the older names too', async () => {
    expect((await mall.call(userPhoneCode, { mobile: '12' }, { token })).msg).toBe('手机号格式不正确。');
    expect((await mall.call(userPhoneCode, { mobile: NEW }, { token })).msg).toBe('验证码获取成功');
    const bound = await mall.call(
      userPhoneBinding,
      { mobile: NEW, mobile_code: codeOf(mall, NEW) },
      { token },
    );
    expect(bound.data).toEqual({ mobile: NEW });
    expect((await mall.call(userPhoneBinding, { code: 'x' }, { token })).msg).toBe('获取失败');
  });

  it('needs a solved captcha for a code', async () => {
    expect((await mall.call(userSendSmsCaptcha, { mobile: NEW }, { token })).msg).toBe('图形验证码不能为空');
    const { cookie, code } = await openCaptcha(mall);
    const sent = await mall.call(
      userSendSmsCaptcha,
      { mobile: NEW, pic_captcha: code },
      { token, headers: { Cookie: cookie } },
    );
    expect(sent.msg).toBe('短信验证码已发送。');
  });

  it('belongs to one account', async () => {
    const { validate_code_id, sms_captcha: code } = await sendCodeTo(mall, DEMO);
    const answer = await mall.call(userPhoneEmpower, { mobile: DEMO, code, validate_code_id }, { token });
    expect(answer).toMatchObject({ msg: '该手机号已被其他账号使用', data: { can_merge: 1 } });
  });

  it('is proved once by the code that found another account, for merging within some minutes', async () => {
    const refusal = async () => {
      const { validate_code_id, sms_captcha: code } = await sendCodeTo(mall, DEMO);
      return mall.call(userPhoneEmpower, { mobile: DEMO, code, validate_code_id }, { token });
    };
    const merge = (mobile: string, by = token) => mall.call(userPhoneMerge, { mobile }, { token: by });
    const needsCode = { code: 1, data: { field: 'code' } };
    expect(await merge(DEMO)).toMatchObject(needsCode);
    await refusal();
    expect(await merge('13800000002')).toMatchObject(needsCode);
    expect(await merge(DEMO, await mall.tokenOf(userId))).toMatchObject(needsCode);
    await mall.database.db
      .updateTable('access_tokens')
      .set({ mobile_proved_at: new Date(Date.now() - 6 * 60_000) })
      .where('proved_mobile_hash', 'is not', null)
      .execute();
    expect(await merge(DEMO)).toMatchObject(needsCode);
    await refusal();
    const merged = await Promise.all([merge(DEMO), merge(DEMO)]);
    // The other one is refused, or finds its session ended.
    expect(merged.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  it('keeps its proof for who must first prove that the account is his', async () => {
    const { db } = mall.database;
    await setPassword(db, { userId, password: 'owner-123', keptToken: token });
    const { validate_code_id, sms_captcha: code } = await sendCodeTo(mall, DEMO);
    const form = { type: 'validate_by_password' as const, password: 'owner-123' };
    const { key } = await mall.ask(mobileValidateIdentity, form, { token });
    const given = { mobile: DEMO, code, validate_code_id };
    expect((await mall.call(userPhoneEmpower, { ...given, key }, { token })).data).toEqual({ can_merge: 1 });
    expect(await mall.call(userPhoneMerge, { mobile: DEMO, key: 'made-up' }, { token })).toMatchObject({
      data: { retry: 1 },
    });
    expect((await mall.call(userPhoneMerge, { mobile: DEMO, key }, { token })).code).toBe(0);
  });

  /** A proof by the account's own mobile. */
  const prove = async (mobile: string): Promise<string> => {
    const sent = await sendCodeTo(mall, mobile);
    const form = { type: 'validate_by_mobile' as const, mobile, ...sent };
    return (await mall.ask(mobileValidateIdentity, form, { token })).key;
  };

  it('is changed and removed only with a proof of the old mobile, which is notified', async () => {
    const OTHER = '13900000002';
    const again = { code: 1, msg: '身份验证错误或超时，请重新验证', data: { retry: 1 } };
    const elsewhere = await mall.tokenOf(userId);
    const bind = async (mobile: string, key?: string) => {
      const { validate_code_id, sms_captcha: code } = await sendCodeTo(mall, mobile);
      return mall.call(userPhoneEmpower, { mobile, code, validate_code_id, key }, { token });
    };
    expect((await bind(NEW)).code).toBe(0);
    expect((await mall.call(userUserInfo, {}, { token: elsewhere })).code).toBe(-1);
    expect(await bind(OTHER)).toEqual(again);
    expect(await bind(OTHER, 'made-up')).toEqual(again);
    const sent = await sendCodeTo(mall, OTHER);
    const older = { mobile: OTHER, mobile_code: sent.sms_captcha };
    expect(await mall.call(userPhoneBinding, older, { token })).toEqual(again);
    expect(await mall.call(userPhoneDestroy, {}, { token })).toEqual(again);
    expect((await info()).mobile).toBe(NEW);
    const key = await prove(NEW);
    expect((await bind(OTHER, key)).code).toBe(0);
    expect(messagesTo(mall, NEW).at(-1)).toMatch(/变更了手机号，其他设备上的登录已失效/);
    expect(await bind(NEW, key)).toEqual(again);
  });

  it('is unbound where another way of signing in is left', async () => {
    await mall.database.db.updateTable('users').set({ mobile: NEW }).where('id', '=', userId).execute();
    const key = await prove(NEW);
    expect((await mall.call(userPhoneDestroy, { key }, { token })).msg).toBe('解绑成功');
    expect((await info()).mobile).toBe('');
    const lin = await mall.tokenOf(LIN);
    expect((await mall.call(userPhoneDestroy, {}, { token: lin })).msg).toBe(
      '手机号是唯一的登录方式，不能解绑',
    );
  });

  it('merges the data of both accounts into the one that has the mobile', async () => {
    const { db } = mall.database;
    await db
      .updateTable('users')
      .set({ balance_fen: 700, total_balance_fen: 700, integral: 30, total_integral: 30 })
      .where('id', '=', userId)
      .execute();
    await db.deleteFrom('favorites').where('user_id', '=', LIN).execute();
    const favorite = (user_id: number, goods_id: number) => ({ user_id, goods_id, price_fen: 100 });
    await db
      .insertInto('favorites')
      .values([favorite(LIN, 1), favorite(userId, 1), favorite(userId, 2)])
      .execute();
    const before = await db.selectFrom('users').selectAll().where('id', '=', LIN).executeTakeFirstOrThrow();
    const { validate_code_id, sms_captcha: code } = await sendCodeTo(mall, DEMO);
    const { access_token } = await mall.ask(
      userPhoneMerge,
      { mobile: DEMO, code, validate_code_id },
      { token },
    );
    const merged = await mall.ask(userUserInfo, {}, { token: access_token });
    expect(merged.options.user_id).toBe(LIN);
    expect(merged.favorite).toBe('2');
    const after = await db.selectFrom('users').selectAll().where('id', '=', LIN).executeTakeFirstOrThrow();
    expect([after.balance_fen - before.balance_fen, after.integral - before.integral]).toEqual([700, 30]);
    expect((await mall.call(userUserInfo, {}, { token })).code).toBe(-1);
    const again = await mall.ask(passportLogin, { type: 'wechat', code: socialCode('小满') });
    expect((await mall.ask(userUserInfo, {}, { token: again.access_token })).options.user_id).toBe(LIN);
    expect(mall.failures).toEqual([]);
  });

  it('merges the roles of the two accounts, but makes nobody an administrator', async () => {
    const { db } = mall.database;
    const blank = { clerk_store_id: null, is_admin: false };
    await db.updateTable('users').set(blank).where('id', '=', LIN).execute();
    for (const role of ['admin', 'clerk', 'operator'] as const) await grantRole(db, userId, role);
    await grantRole(db, LIN, 'operator');
    const { validate_code_id, sms_captcha: code } = await sendCodeTo(mall, DEMO);
    await mall.ask(userPhoneMerge, { mobile: DEMO, code, validate_code_id }, { token });
    const merged = await mall.ask(userUserInfo, {}, { token: await mall.tokenOf(LIN) });
    expect(merged.identity).toMatchObject({ is_admin: 0, roles: ['distributor', 'operator'] });
    const clerk = await mall.ask(userIsClerkUser, { clerk_id: LIN }, { token: await mall.tokenOf(LIN) });
    expect(clerk).toEqual({ is_clerk_user: 1 });
  });

  it('merges nothing while a payment is open, nor two accounts with a mobile', async () => {
    const { db } = mall.database;
    const union = { user_id: userId, out_trade_no: 'test-open', amount_fen: 100 };
    await db.insertInto('payment_unions').values(union).execute();
    const merge = async (who: string) => {
      const { validate_code_id, sms_captcha: code } = await sendCodeTo(mall, DEMO);
      return (await mall.call(userPhoneMerge, { mobile: DEMO, code, validate_code_id }, { token: who })).msg;
    };
    expect(await merge(token)).toBe('有待支付的订单，请处理后再合并');
    expect(await merge(await mall.tokenOf(2))).toBe('没有可合并的账号');
  });
});
