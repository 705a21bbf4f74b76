// Proves accounts of the mobile site: registering, codes, passwords, changing the mobile, signing out.
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  mobileAvatar,
  mobileContact,
  mobileForget,
  mobileLogout,
  mobileMobile,
  mobileNickname,
  mobilePassword,
  mobileRegister,
  mobileRegisterData,
  mobileSmsCaptcha,
  mobileValidateIdentity,
} from '~/schemas/api/mobile.gen';
import { passportLogin } from '~/schemas/api/passport.gen';
import { userUserInfo } from '~/schemas/api/user.gen';
import { foreignPictures, giveUpload, REFUSED_PICTURE } from '~/tests/server/upload-helpers';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { differences, recorded } from '~/tests/server/recorded';
import { provePayPassword } from '~/tests/server/money/checkout-helpers';
import { messagesTo, openCaptcha, registerMobile, sendCodeTo } from '~/tests/server/shopper-fixtures';

const NEW = '13900000001';
const DEMO = '13800000001';
const PASSWORD = 'pagoda123';
/** What the account's mobile hears of it. */
const CHANGED = /变更了登录密码，其他设备上的登录已失效/;

describeOnBothDatabases('plugin/mobile', (open) => {
  let mall: Mall;
  beforeEach(async () => {
    mall = openMall(await open());
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const signIn = (mobile: string, password: string) =>
    mall.call(passportLogin, { type: 'username', mobile, password });

  it('registers a mobile; the first password comes by message and signs in', async () => {
    const token = await registerMobile(mall, NEW);
    const info = await mall.ask(userUserInfo, {}, { token });
    expect(info).toMatchObject({ mobile: NEW, nickname: '用户0001' });
    const password = /密码为 (\w{6})，/.exec(messagesTo(mall, NEW).at(-1) ?? '')?.[1] ?? '';
    expect((await signIn(NEW, password)).code).toBe(0);
  });

  it('delivers the coupons of registration once, with what the popup shows (COUP-01, LOGIN-16)', async () => {
    const token = await registerMobile(mall, NEW);
    const first = await mall.ask(userUserInfo, {}, { token });
    const [coupon] = first.register?.coupon_list ?? [];
    expect(coupon?.share_type).toBe(4);
    expect(coupon?.content).toMatch(/减|折/);
    expect(first.coupon).toBe('1');
    expect((await mall.ask(userUserInfo, {}, { token })).register).toBeUndefined();
  });

  it('refuses a mobile that is registered, and makes one account of two forms sent at once', async () => {
    const demo = await sendCodeTo(mall, DEMO);
    expect((await mall.call(mobileRegister, { mobile: DEMO, ...demo })).msg).toBe(
      '该手机号已经注册，请直接登录',
    );
    const sent = await sendCodeTo(mall, NEW);
    const results = await Promise.all(
      [1, 2, 3].map(() => mall.call(mobileRegister, { mobile: NEW, ...sent })),
    );
    expect(results.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  it('refuses missing and wrong fields with a message', async () => {
    expect((await mall.call(mobileRegister, { mobile: NEW, sms_captcha: '123456' })).msg).toBe(
      '请先发送验证码',
    );
    const { validate_code_id } = await sendCodeTo(mall, NEW);
    const wrong = { mobile: NEW, sms_captcha: '12', validate_code_id };
    expect((await mall.call(mobileRegister, wrong)).msg).toBe('验证码不正确');
    expect((await mall.call(mobileRegister, { ...wrong, sms_captcha: '0000' })).msg).toBe('手机验证码错误。');
  });

  it('sends a code only for a solved captcha, with the same answer for everyone', async () => {
    expect((await mall.call(mobileSmsCaptcha, { mobile: NEW, pic_captcha: 'xxxx' })).msg).toBe(
      '验证码不正确。',
    );
    const answers = [];
    for (const mobile of [NEW, DEMO]) {
      const { cookie, code } = await openCaptcha(mall);
      const { msg, data } = await mall.call(
        mobileSmsCaptcha,
        { mobile, pic_captcha: code },
        { headers: { Cookie: cookie } },
      );
      answers.push({ msg, keys: Object.keys(data) });
    }
    expect(answers[0]).toEqual({ msg: '短信验证码已发送。', keys: ['validate_code_id'] });
    expect(answers[1]).toEqual(answers[0]);
  });

  it('sets a forgotten password by code and ends every session', async () => {
    const token = await mall.tokenOf(1);
    const passwords = { new_password: 'springtea1', again_password: 'springtea1' };
    expect(
      (await mall.call(mobileForget, { mobile: DEMO, ...passwords, again_password: 'other12' })).msg,
    ).toBe('两次新密码输入不一致，请确认后输入');
    const sent = await sendCodeTo(mall, DEMO);
    expect((await mall.call(mobileForget, { mobile: DEMO, ...sent, ...passwords })).code).toBe(0);
    expect((await signIn(DEMO, PASSWORD)).msg).toBe('密码错误');
    expect((await signIn(DEMO, 'springtea1')).code).toBe(0);
    expect((await mall.call(userUserInfo, {}, { token })).code).toBe(-1);
    expect(messagesTo(mall, DEMO).at(-1)).toMatch(CHANGED);
  });

  it('changes the password by the old one; the other sessions end', async () => {
    const [token, other] = [await mall.tokenOf(1), await mall.tokenOf(1)];
    const form = { type: 'u_password' as const, new_password: 'springtea1', again_password: 'springtea1' };
    expect((await mall.call(mobilePassword, { ...form, old_password: 'wrong12' }, { token })).msg).toBe(
      '旧密码错误，请确认后输入',
    );
    expect((await mall.call(mobilePassword, { ...form, old_password: PASSWORD }, { token })).code).toBe(0);
    expect((await mall.call(userUserInfo, {}, { token })).code).toBe(0);
    expect((await mall.call(userUserInfo, {}, { token: other })).code).toBe(-1);
    expect(messagesTo(mall, DEMO).at(-1)).toMatch(CHANGED);
    expect((await mall.call(mobilePassword, { ...form, new_password: '12345' }, { token })).msg).toBe(
      '密码长度为6-15个字符',
    );
  });

  it('changes the password by a code to the own mobile only', async () => {
    const token = await mall.tokenOf(1);
    const form = {
      type: 'u_mobile_password' as const,
      new_password: 'springtea1',
      again_password: 'springtea1',
    };
    const foreign = await sendCodeTo(mall, NEW);
    expect((await mall.call(mobilePassword, { ...form, mobile: NEW, ...foreign }, { token })).msg).toBe(
      '手机号错误',
    );
    const sent = await sendCodeTo(mall, DEMO);
    const other = await mall.tokenOf(1);
    expect((await mall.call(mobilePassword, { ...form, mobile: DEMO, ...sent }, { token })).code).toBe(0);
    expect((await mall.call(userUserInfo, {}, { token: other })).code).toBe(-1);
    expect(messagesTo(mall, DEMO).at(-1)).toMatch(CHANGED);
  });

  it('changes the mobile with the key of an identity check, which is good once and for its owner', async () => {
    const token = await mall.tokenOf(1);
    const { key } = await mall.ask(
      mobileValidateIdentity,
      { type: 'validate_by_password', password: PASSWORD },
      { token },
    );
    const change = async (who: string, mobile: string) =>
      mall.call(mobileMobile, { mobile, key, ...(await sendCodeTo(mall, mobile)) }, { token: who });
    const refused = { code: 1, msg: '身份验证错误或超时，请重新验证', data: { retry: 1 } };
    expect(await change(await mall.tokenOf(2), NEW)).toEqual(refused);
    // Who signs in by the mobile sets a new pay password by a code to it.
    expect(await change(token, NEW)).toMatchObject({ code: 1, msg: '请输入支付密码' });
    await provePayPassword(mall, token);
    expect((await change(token, NEW)).code).toBe(0);
    expect((await mall.ask(userUserInfo, {}, { token })).mobile).toBe(NEW);
    expect(await change(token, '13900000002')).toEqual(refused);
  });

  it('leaves a mobile to its owner', async () => {
    const token = await mall.tokenOf(1);
    const { key } = await mall.ask(
      mobileValidateIdentity,
      { type: 'validate_by_password', password: PASSWORD },
      { token },
    );
    const form = { mobile: '13800000002', key, ...(await sendCodeTo(mall, '13800000002')) };
    await provePayPassword(mall, token);
    expect((await mall.call(mobileMobile, form, { token })).msg).toBe('该手机号已被其他账号使用');
  });

  it('sets nickname and avatar within their bounds', async () => {
    const token = await mall.tokenOf(1);
    expect((await mall.call(mobileNickname, { nickname: '茶'.repeat(17) }, { token })).msg).toBe(
      '昵称只能包含至多16个字符。',
    );
    expect((await mall.call(mobileNickname, { nickname: '茶😀' }, { token })).msg).toBe('设置成功');
    for (const address of await foreignPictures(mall, 2))
      expect((await mall.call(mobileAvatar, { avatar: address }, { token })).msg).toBe(REFUSED_PICTURE);
    const avatar = await giveUpload(mall, 1);
    await mall.ask(mobileAvatar, { avatar }, { token });
    expect(await mall.ask(userUserInfo, {}, { token })).toMatchObject({
      nickname: '茶😀',
      avatar,
    });
  });

  it('ends the session on signing out, and only that one', async () => {
    const [token, other] = [await mall.tokenOf(1), await mall.tokenOf(1)];
    expect((await mall.call(mobileLogout, {}, { token })).msg).toBe('退出登录成功');
    expect(await mall.call(userUserInfo, {}, { token })).toEqual({ code: -1, msg: '请先登录。' });
    expect((await mall.call(userUserInfo, {}, { token: other })).code).toBe(0);
  });

  it('returns the texts of the pages and the contact of the shop', async () => {
    const texts = await mall.ask(mobileRegisterData, {});
    expect(differences(recorded('mobile-register-data'), texts)).toEqual([]);
    expect(texts).toMatchObject({ is_show_agreement: 1, list: [] });
    expect(texts.agreement_name).not.toBe('');
    expect((await mall.ask(mobileContact, {}, { token: await mall.tokenOf(1) })).pic).toMatch(/^pictures\//);
  });
});
