// Binding, unbinding and merging by mobile.
import { userPhoneEmpowerForm } from '~/schemas/api/forms/user-phone-empower.gen';
import { userPhoneMergeForm } from '~/schemas/api/forms/user-phone-merge.gen';
import { userSendSmsCaptchaForm } from '~/schemas/api/forms/user-send-sms-captcha.gen';
import {
  userPhoneBinding,
  userPhoneCode,
  userPhoneDestroy,
  userPhoneEmpower,
  userPhoneMerge,
  userSendSmsCaptcha,
} from '~/schemas/api/user.gen';
import { MallError } from '../../http/errors';
import { checkForm } from '../../http/form';
import { type LoginCall, loginRoute, Reply, type Route } from '../../http/route';
import { issueToken } from '../../http/session';
import { MobileTakenError } from '../passport/bind-mobile';
import { changeMobile } from '../passport/change-mobile';
import { assertIdentityProof } from '../passport/identity-proof';
import { requireCode, sendCodeAfterCaptcha, sendCodeTo } from '../passport/mobile-code';
import { noteMobileProof, takeMobileProof } from '../passport/mobile-proof';
import { provePayPassword } from '../../payments/pay-password';
import { mergeIntoMobile } from './merge';

const phoneCode = loginRoute(userPhoneCode, async (call) => {
  const { mobile = '' } = call.params;
  checkForm(userSendSmsCaptchaForm, { mobile, pic_captcha: '-' });
  await sendCodeTo(call, mobile);
  return new Reply(null, '验证码获取成功');
});

const sendSmsCaptcha = loginRoute(
  userSendSmsCaptcha,
  async (call) => new Reply({ validate_code_id: await sendCodeAfterCaptcha(call) }, '短信验证码已发送。'),
);

interface BindInput {
  mobile: string;
  code: string;
  validateCodeId: number | undefined;
  /** Of validate-identity, where the account has a mobile already. */
  key: string | undefined;
}

/** Binds the mobile that the code was sent to; returns it. */
async function bind(call: LoginCall<unknown>, { key = '', ...sent }: BindInput): Promise<{ mobile: string }> {
  const { mobile, code } = sent;
  checkForm(userPhoneEmpowerForm, { mobile, sms_captcha: code });
  const verify = () => requireCode(call, { ...sent, message: '验证码不正确' });
  try {
    await changeMobile(call, { mobile, key, verify });
  } catch (error) {
    // The code proved the mobile, and serves the merging that is offered now.
    if (error instanceof MobileTakenError) await noteMobileProof(call, mobile);
    throw error;
  }
  return { mobile };
}

const phoneEmpower = loginRoute(userPhoneEmpower, async (call) => {
  const { mobile = '', code, sms_captcha: captcha = '', key } = call.params;
  const { validate_code_id: validateCodeId } = call.params;
  return new Reply(await bind(call, { mobile, key, code: code ?? captcha, validateCodeId }), '绑定成功');
});

const phoneBinding = loginRoute(userPhoneBinding, async (call) => {
  const { mobile, mobile_code: code = '', key } = call.params;
  // Only mini programs can get a mobile from the provider.
  if (mobile === undefined) throw new MallError('获取失败');
  return new Reply(await bind(call, { mobile, code, validateCodeId: undefined, key }), '绑定成功');
});

const phoneDestroy = loginRoute(userPhoneDestroy, async (call) => {
  await changeMobile(call, { mobile: null, key: call.params.key ?? '' });
  return new Reply(null, '解绑成功');
});

/** Throws with `retry: 1` where an account to merge has a password and `key` is no proof; nothing is used up. */
async function assertOwner({ db, user, now }: LoginCall<unknown>, key: string): Promise<void> {
  const { mobile, password_hash: hash } = await db
    .selectFrom('users')
    .select(['mobile', 'password_hash'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (mobile === null && hash !== null) await assertIdentityProof(db, { userId: user.id, key, now });
}

const phoneMerge = loginRoute(userPhoneMerge, async (call) => {
  const { mobile = '', code = '', key = '', validate_code_id: validateCodeId } = call.params;
  // What leads to another screen first, as the code would be asked for again there.
  await assertOwner(call, key);
  const proof = await provePayPassword(call);
  if (code !== '' || !(await takeMobileProof(call, mobile))) {
    checkForm(userPhoneMergeForm, { mobile, code });
    await requireCode(call, { mobile, code, validateCodeId, message: '验证码不正确', field: 'code' });
  }
  const userId = await mergeIntoMobile(call.db, {
    proof,
    userId: call.user.id,
    mobile,
    key,
    now: call.now,
    plugins: call.plugins,
  });
  return { access_token: await issueToken(call.db, userId) };
});

export const phoneRoutes: readonly Route[] = [
  phoneCode,
  sendSmsCaptcha,
  phoneEmpower,
  phoneBinding,
  phoneDestroy,
  phoneMerge,
];
