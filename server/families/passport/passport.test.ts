// Proves signing in: by password, by code, by a provider, and what is refused.
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { passportLogin } from '~/schemas/api/passport.gen';
import { userUserInfo } from '~/schemas/api/user.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { sandboxSessionKey } from '~/server/identity/sandbox-codes';
import { type Mall, openMall, SECRET } from '~/tests/server/mall-helpers';
import { sealLogin } from '~/tests/server/sealed-login';
import {
  resetRateLimits,
  openCaptcha,
  registerMobile,
  sendCodeTo,
  socialCode,
} from '~/tests/server/shopper-fixtures';
import { copyAvatar } from './social-avatar';

const DEMO = '13800000001';
const PASSWORD = 'pagoda123';

describeOnBothDatabases('api/passport/login', (open) => {
  let mall: Mall;
  beforeEach(async () => {
    mall = openMall(await open());
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const byPassword = (mobile: string, password: string) =>
    mall.call(passportLogin, { type: 'username', mobile, password });

  it('signs in by mobile and password', async () => {
    const { code, data } = await byPassword(DEMO, PASSWORD);
    expect({ code, update_info: data.update_info }).toEqual({ code: 0, update_info: 1 });
    const info = await mall.ask(userUserInfo, {}, { token: data.access_token });
    expect(info.mobile).toBe(DEMO);
  });

  it('returns the same message for a wrong password and for a mobile without an account', async () => {
    expect(await byPassword(DEMO, 'not-this-one')).toEqual({ code: 1, msg: '密码错误' });
    expect(await byPassword('13999999999', PASSWORD)).toEqual({ code: 1, msg: '密码错误' });
  });

  /** Signs in with a solved captcha. */
  const withPicture = async (password: string) => {
    const { cookie, code } = await openCaptcha(mall);
    const form = { type: 'username' as const, mobile: DEMO, password, pic_captcha: code };
    return mall.call(passportLogin, form, { headers: { Cookie: cookie } });
  };

  it('requires a captcha after three wrong passwords, and compares none after five', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await byPassword(DEMO, 'not-this-one')).msg).toBe('密码错误');
    expect(await byPassword(DEMO, PASSWORD)).toEqual({
      code: 1,
      msg: '请输入图形验证码',
      data: { need_pic_captcha: 1 },
    });
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect((await withPicture('not-this-one')).msg).toBe('密码错误');
    expect((await withPicture(PASSWORD)).msg).toMatch(/^密码错误次数过多，请1[45]分钟后再试$/);
    await resetRateLimits(mall);
    expect((await byPassword(DEMO, PASSWORD)).code).toBe(0);
  });

  it('resets the tries after a right password', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 3; attempt += 1) await byPassword(DEMO, 'not-this-one');
      expect((await withPicture('not-this-one')).msg).toBe('密码错误');
      expect((await withPicture(PASSWORD)).code).toBe(0);
    }
  });

  it('signs in by code, with the four names of the sign form (LOGIN-14)', async () => {
    const sent = await sendCodeTo(mall, DEMO);
    const form = { type: 'mobile' as const, mobile: DEMO, pic_captcha: 'XXXX', ...sent };
    const { access_token } = await mall.ask(passportLogin, form);
    expect(access_token).not.toBe('');
    expect(await mall.call(passportLogin, form)).toEqual({
      code: 1,
      msg: '验证码错误。',
      data: { field: 'sms_captcha' },
    });
  });

  it('refuses a wrong code, and reports a mobile without an account only to its holder', async () => {
    const { validate_code_id, sms_captcha } = await sendCodeTo(mall, '13999999999');
    const wrong = sms_captcha === '000000' ? '000001' : '000000';
    const form = { type: 'mobile' as const, mobile: '13999999999', validate_code_id };
    expect(await mall.call(passportLogin, { ...form, captcha: wrong })).toEqual({
      code: 1,
      msg: '验证码错误。',
      data: { field: 'sms_captcha' },
    });
    expect(await mall.call(passportLogin, { ...form, captcha: sms_captcha })).toEqual({
      code: 1,
      msg: '用户不存在，请先注册',
    });
  });

  it('signs in with the code of the social app, each person into an account of his own (LAUNCH-05)', async () => {
    const signIn = (code: string) => mall.ask(passportLogin, { type: 'wechat', code });
    const first = await signIn(socialCode('小满'));
    const again = await signIn(socialCode('小满'));
    const other = await signIn(socialCode('晚舟'));
    const idOf = async (token: string) => (await mall.ask(userUserInfo, {}, { token })).options.user_id;
    expect(first.access_token).not.toBe(again.access_token);
    expect(await idOf(first.access_token)).toBe(await idOf(again.access_token));
    expect(await idOf(other.access_token)).not.toBe(await idOf(first.access_token));
  });

  it('signs in with the login of a mini program that embeds the mall, once and as its host signed it (OAUTH-04)', async () => {
    const sealed = (nickName: string) => {
      const code = socialCode('小满');
      const profile = { nickName, avatarUrl: '', watermark: { appid: 'sandbox' } };
      return sealLogin({ code, sessionKey: sandboxSessionKey(code, SECRET), profile });
    };
    const signIn = (login: object) => mall.call(passportLogin, { type: 'wechat', ...login });
    const login = sealed('小满同学');
    const refused = { code: 1, msg: '授权已失效，请重新登录' };
    expect(await signIn({ ...login, rawData: '{}' })).toEqual(refused);
    expect(await signIn({ ...login, signature: '' })).toEqual(refused);
    const token = (await signIn(login)).data?.access_token ?? '';
    expect((await mall.ask(userUserInfo, {}, { token })).nickname).toBe('小满同学');
    expect(await signIn(login)).toEqual(refused);
    const again = (await signIn(sealed('小满'))).data?.access_token ?? '';
    const idOf = async (one: string) => (await mall.ask(userUserInfo, {}, { token: one })).options.user_id;
    expect(await idOf(again)).toBe(await idOf(token));
  });

  it('keeps the avatar of a social account as an upload of ours, and never its address', async () => {
    const code = socialCode('小满');
    const address = 'https://127.0.0.1/face.png';
    const profile = { nickName: '小满', avatarUrl: address, watermark: { appid: 'sandbox' } };
    const login = sealLogin({ code, sessionKey: sandboxSessionKey(code, SECRET), profile });
    const { access_token: token } = await mall.ask(passportLogin, { type: 'wechat', ...login });
    const info = await mall.ask(userUserInfo, {}, { token });
    // That host is not to be asked: a drawn face stands in.
    expect(info.avatar).toMatch(/^pictures\/avatar\//);
    const { dataFolder, database } = mall;
    const signing = { db: database.db, dataFolder, now: new Date(), userId: info.options.user_id };
    const avatar = async () => (await mall.ask(userUserInfo, {}, { token })).avatar;
    await copyAvatar(signing, address, () => Promise.resolve(Buffer.from('<svg/>')));
    expect(await avatar()).toBe(info.avatar);
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#6a8' } })
      .png()
      .toBuffer();
    await copyAvatar(signing, address, () => Promise.resolve(picture));
    const copied = await avatar();
    expect(copied).toMatch(/^uploads\/\d{8}\/[0-9a-f]{32}-9x9\.png$/);
    expect((await mall.app.request(`http://mall.test/${copied}`)).status).toBe(200);
    // What the shopper has by now is not replaced.
    await copyAvatar(signing, address, () => Promise.reject(new Error('asked again')));
    expect(await avatar()).toBe(copied);
  });

  it('creates one account for two concurrent first sign-ins', async () => {
    const tokens = await Promise.all(
      [1, 2, 3, 4].map(() => mall.ask(passportLogin, { type: 'wechat', code: socialCode('小满') })),
    );
    const infos = await Promise.all(
      tokens.map(({ access_token: token }) => mall.ask(userUserInfo, {}, { token })),
    );
    expect(new Set(infos.map(({ options }) => options.user_id)).size).toBe(1);
  });

  it('asks a new person explicitly after a silent authorisation', async () => {
    const silent = () => ({ type: 'wechat' as const, code: socialCode('小满', true) });
    expect(await mall.call(passportLogin, silent())).toEqual({
      code: 1,
      msg: '',
      data: { access_token: null, update_info: 1 },
    });
    await mall.ask(passportLogin, { type: 'wechat', code: socialCode('小满') });
    expect((await mall.call(passportLogin, silent())).code).toBe(0);
  });

  it('refuses an unknown code with a message (LAUNCH-11), and an unknown provider', async () => {
    expect((await mall.call(passportLogin, { type: 'wechat', code: 'x' })).msg).toBe(
      '授权已失效，请重新登录',
    );
    expect((await mall.call(passportLogin, {})).msg).toBe('未知的登录方式');
    expect((await mall.callRaw('api/passport/login', { type: 'magic' }, { method: 'POST' })).code).toBe(1);
    expect((await byPassword('', PASSWORD)).msg).toBe('手机号不能为空');
    expect((await byPassword("1' or 1=1", PASSWORD)).msg).toBe('手机号格式不正确。');
  });

  it('binds a new shopper to his referrer (LAUNCH-10), once and never in a circle', async () => {
    const token = await registerMobile(mall, '13900000001', { 'X-User-Id': '1' });
    const info = await mall.ask(userUserInfo, {}, { token, headers: { 'X-User-Id': '2' } });
    expect(info.options.parent_id).toBe(1);
    expect(info.identity.parent_name).toBe('林小满');
    const lin = await mall.tokenOf(1);
    const parent = await mall.ask(
      userUserInfo,
      {},
      { token: lin, headers: { 'X-User-Id': String(info.options.user_id) } },
    );
    expect(parent.options).toMatchObject({ parent_id: 0, temp_parent_id: info.options.user_id });
  });
});
