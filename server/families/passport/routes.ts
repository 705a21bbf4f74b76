// api/passport: signing in by password, by SMS code and with a provider's code.
import { passportLoginForm } from '~/schemas/api/forms/passport-login.gen';
import type { PassportLoginData, PassportLoginParams } from '~/schemas/api/passport.gen';
import { passportLogin } from '~/schemas/api/passport.gen';
import { fieldError, MallError } from '../../http/errors';
import { checkForm } from '../../http/form';
import { consumeNetworkLimit } from '../../http/network-limit';
import { inLane } from '../../http/lane';
import { type Call, guestRoute, type Route } from '../../http/route';
import { issueToken } from '../../http/session';
import { spendCaptcha } from '../site/captcha';
import { bindReferrer } from '../share/bind-referrer';
import { accountOfIdentity, accountOfMobile } from './accounts';
import { requireCode } from './mobile-code';
import { requirePassword } from './passwords';
import { copyAvatar } from './social-avatar';

type LoginCall = Call<PassportLoginParams>;
type LoginType = NonNullable<PassportLoginParams['type']>;

/** 请输入图形验证码 with `need_pic_captcha`, at which the sign page shows the picture. */
function missingCaptcha(): Promise<never> {
  return Promise.reject(new MallError('请输入图形验证码', { data: { need_pic_captcha: 1 } }));
}

async function byPassword(call: LoginCall): Promise<number> {
  const { db, params, network } = call;
  checkForm(passportLoginForm, { ...params, type: 'username' });
  const { mobile = '', password = '', pic_captcha: answer = '' } = params;
  if (answer !== '') await spendCaptcha(call, answer);
  await consumeNetworkLimit(db, { name: 'sign-in', network, count: 60, windowSeconds: 900 });
  const account = await accountOfMobile(db, mobile);
  // The same message for a mobile without an account, so that nobody learns who shops here.
  await requirePassword(db, {
    account: mobile,
    network,
    password,
    hash: account?.password_hash ?? null,
    message: '密码错误',
    requireCaptcha: async () => (answer === '' ? missingCaptcha() : undefined),
  });
  if (account === undefined) throw fieldError('password', '密码错误');
  return account.id;
}

async function byCode(call: LoginCall): Promise<number> {
  const { mobile = '', captcha, sms_captcha: code, validate_code_id: validateCodeId } = call.params;
  checkForm(passportLoginForm, { mobile, type: 'mobile', sms_captcha: captcha ?? code });
  if (validateCodeId === undefined) throw new MallError('请先发送验证码');
  await requireCode(call, { mobile, code: captcha ?? code ?? '', validateCodeId, message: '验证码错误。' });
  const account = await accountOfMobile(call.db, mobile);
  if (account === undefined) throw new MallError('用户不存在，请先注册');
  return account.id;
}

async function byProvider(call: LoginCall): Promise<number> {
  const { db, params, now, network, social, dataFolder } = call;
  await consumeNetworkLimit(db, { name: 'provider', network, count: 60, windowSeconds: 900 });
  const { code = '', encryptedData = '', iv = '', rawData = '', signature = '' } = params;
  // A mini program has ids of its own, which the official account cannot pay or message by.
  const isProgram = encryptedData !== '';
  const identity = isProgram
    ? await social.identifyProgram({ code, encryptedData, iv, rawData, signature }, { db, now })
    : await social.identify(code, { db, now });
  if (identity === null) throw new MallError('授权已失效，请重新登录');
  const provider = isProgram ? `${social.name}-program` : social.name;
  const userId = await accountOfIdentity(db, { provider, identity, now });
  // A silent authorisation of someone new: the client then asks explicitly (contract, api/passport/login).
  if (userId === null) throw new MallError('', { data: { access_token: null, update_info: 1 } });
  await copyAvatar({ db, dataFolder, now, userId }, identity.profile?.avatar ?? '');
  return userId;
}

const WAYS: Readonly<Record<LoginType, (call: LoginCall) => Promise<number>>> = {
  username: byPassword,
  mobile: byCode,
  wechat: byProvider,
};

function typeOf({ params, platform }: LoginCall): LoginType {
  const type = params.type ?? (platform === 'wechat' ? 'wechat' : undefined);
  if (type === undefined) throw new MallError('未知的登录方式');
  return type;
}

const login = guestRoute(passportLogin, async (call): Promise<PassportLoginData> => {
  const userId = await WAYS[typeOf(call)](call);
  await bindReferrer(call.db, { userId, referrerId: call.referrerId, now: call.now });
  return { access_token: await issueToken(call.db, userId), update_info: 1 };
});

export const routes: readonly Route[] = inLane('hashing', [login]);
