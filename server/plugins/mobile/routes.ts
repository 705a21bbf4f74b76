// plugin/mobile: registering, codes, passwords and the shopper's own data on the mobile site.
import { isRecord } from '~/domain/record';
import {
  mobileAvatar,
  mobileContact,
  mobileForget,
  mobileLogout,
  mobileMobile,
  mobileNickname,
  mobilePassword,
  type MobilePasswordParams,
  mobileRegister,
  mobileRegisterData,
  type MobileRegisterDataData,
  mobileSmsCaptcha,
  mobileValidateIdentity,
  type MobileValidateIdentityParams,
} from '~/schemas/api/mobile.gen';
import { coerce } from '~/schemas/shape';
import { readOptions } from '../../settings/mall-options';
import { accountOfMobile, createMobileAccount } from '../../families/passport/accounts';
import { changeMobile } from '../../families/passport/change-mobile';
import { noticeChange } from '../../families/passport/credential-notice';
import { createIdentityProof } from '../../families/passport/identity-proof';
import { requireSmsCaptcha, sendCodeAfterCaptcha } from '../../families/passport/mobile-code';
import { bindReferrer } from '../../families/share/bind-referrer';
import { MallError } from '../../http/errors';
import { mobileForgetForm } from '~/schemas/api/forms/mobile-forget.gen';
import { mobileNicknameForm } from '~/schemas/api/forms/mobile-nickname.gen';
import { mobilePasswordForm } from '~/schemas/api/forms/mobile-password.gen';
import { checkForm } from '../../http/form';
import { claimAvatar } from '../../families/attachment/own-uploads';
import { inLane } from '../../http/lane';
import { guestRoute, type LoginCall, loginRoute, Reply, type Route } from '../../http/route';
import { issueToken, revokeToken } from '../../http/session';
import { outboxGateway } from '../../messages/gateway';
import { requireOwnMobile, requireOwnPassword, setPassword } from './account';
import { REGISTRATION_TEXTS } from './registration-texts';

const register = guestRoute(mobileRegister, async (call) => {
  const { db, now, dataFolder, referrerId } = call;
  const mobile = await requireSmsCaptcha(call);
  const account = await createMobileAccount(db, mobile, now);
  if (account === null) throw new MallError('该手机号已经注册，请直接登录');
  await bindReferrer(db, { userId: account.userId, referrerId, now });
  const text = `注册成功，您的初始登录密码为 ${account.password}，请尽快在“账户与安全”中修改。`;
  await outboxGateway(dataFolder).send({ receiver: mobile, at: new Date(now.getTime() + 1), text });
  return new Reply({ access_token: await issueToken(db, account.userId) }, '注册成功');
});

const registerData = guestRoute(mobileRegisterData, async ({ db }) => {
  const { register_data: stored } = await readOptions(db, ['register_data']);
  const texts = { ...REGISTRATION_TEXTS, ...(isRecord(stored) ? stored : {}) };
  return coerce(mobileRegisterData.answer, texts) as MobileRegisterDataData;
});

const smsCaptcha = guestRoute(
  mobileSmsCaptcha,
  async (call) => new Reply({ validate_code_id: await sendCodeAfterCaptcha(call) }, '短信验证码已发送。'),
);

/** Checked before anything is proved: a code is good for one try. */
const NEW_PASSWORD = ['new_password', 'again_password'] as const;

const forget = guestRoute(mobileForget, async (call) => {
  const { db, params, dataFolder, now } = call;
  checkForm(mobileForgetForm, params, NEW_PASSWORD);
  const { new_password: password = '' } = params;
  const mobile = await requireSmsCaptcha(call);
  const account = await accountOfMobile(db, mobile);
  // Only the holder of the mobile gets here, so this reveals to nobody else who shops here.
  if (account === undefined) throw new MallError('手机号未注册');
  await setPassword(db, { userId: account.id, password, keptToken: '' });
  await noticeChange({ dataFolder, now, mobile, what: '登录密码' });
  return new Reply([], '设置成功');
});

const logout = loginRoute(mobileLogout, async ({ db, token }) => {
  await revokeToken(db, token);
  return new Reply([], '退出登录成功');
});

const avatar = loginRoute(mobileAvatar, async ({ db, params, user, now }) => {
  const { avatar: address = '' } = params;
  await claimAvatar(db, user.id, address);
  await db.updateTable('users').set({ avatar: address, updated_at: now }).where('id', '=', user.id).execute();
  return new Reply([], '设置成功');
});

const nickname = loginRoute(mobileNickname, async ({ db, params, user, now }) => {
  checkForm(mobileNicknameForm, params);
  const change = { nickname: (params.nickname ?? '').trim(), updated_at: now };
  await db.updateTable('users').set(change).where('id', '=', user.id).execute();
  return new Reply([], '设置成功');
});

const PASSWORD_PROOFS: Readonly<
  Record<MobilePasswordParams['type'], (call: LoginCall<MobilePasswordParams>) => Promise<void>>
> = {
  u_password: ({ db, user, network, params }) =>
    requireOwnPassword(db, {
      user,
      network,
      password: params.old_password ?? '',
      message: '旧密码错误，请确认后输入',
    }),
  u_mobile_password: async (call) => {
    await requireOwnMobile(call.db, call.user, call.params.mobile ?? '');
    await requireSmsCaptcha(call);
  },
};

const password = loginRoute(mobilePassword, async (call) => {
  checkForm(mobilePasswordForm, call.params, NEW_PASSWORD);
  const { new_password: newPassword = '' } = call.params;
  await PASSWORD_PROOFS[call.params.type](call);
  const { db, user, token, dataFolder, now } = call;
  const own = await setPassword(db, { userId: user.id, password: newPassword, keptToken: token });
  await noticeChange({ dataFolder, now, mobile: own, what: '登录密码' });
  return new Reply([], '设置成功');
});

type IdentityCall = LoginCall<MobileValidateIdentityParams>;

const IDENTITY_PROOFS: Readonly<
  Record<MobileValidateIdentityParams['type'], (call: IdentityCall) => Promise<void>>
> = {
  validate_by_password: ({ db, user, network, params }) =>
    requireOwnPassword(db, { user, network, password: params.password ?? '', message: '密码错误' }),
  validate_by_mobile: async (call) => {
    await requireOwnMobile(call.db, call.user, call.params.mobile ?? '');
    await requireSmsCaptcha(call);
  },
};

const validateIdentity = loginRoute(mobileValidateIdentity, async (call) => {
  await IDENTITY_PROOFS[call.params.type](call);
  return new Reply({ key: await createIdentityProof(call.db, call.user.id, call.now) }, '验证成功');
});

const mobile = loginRoute(mobileMobile, async (call) => {
  const { mobile: number = '', key = '' } = call.params;
  await changeMobile(call, { mobile: number, key, verify: () => requireSmsCaptcha(call) });
  return new Reply({}, '设置成功');
});

const contact = loginRoute(mobileContact, async ({ db }) => {
  const { contact_picture: pic } = await readOptions(db, ['contact_picture']);
  return { pic: typeof pic === 'string' ? pic : '' };
});

export const routes: readonly Route[] = [
  registerData,
  smsCaptcha,
  logout,
  avatar,
  nickname,
  mobile,
  contact,
  ...inLane('hashing', [register, forget, password, validateIdentity]),
];
