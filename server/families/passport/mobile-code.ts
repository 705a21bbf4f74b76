// Sends a code after a picture captcha, and refuses wrong codes.
import { fieldError, MallError } from '../../http/errors';
import { mobileRegisterForm } from '~/schemas/api/forms/mobile-register.gen';
import { mobileSmsCaptchaForm } from '~/schemas/api/forms/mobile-sms-captcha.gen';
import { checkForm } from '../../http/form';
import type { Call } from '../../http/route';
import { sendCode, spendCode } from '../../messages/codes';
import { outboxGateway } from '../../messages/gateway';
import { spendCaptcha } from '../site/captcha';

interface CaptchaParams {
  mobile?: string;
  pic_captcha?: string;
}

/** Sends a code to the mobile once the captcha is solved; returns its validate_code_id. */
export async function sendCodeAfterCaptcha(call: Call<CaptchaParams>): Promise<number> {
  const { params } = call;
  checkForm(mobileSmsCaptchaForm, params);
  await spendCaptcha(call, params.pic_captcha ?? '');
  return sendCodeTo(call, params.mobile ?? '');
}

/** Sends a code without a captcha; the limits of mobile and address apply. */
export const sendCodeTo = (call: Call<unknown>, mobile: string): Promise<number> =>
  sendCode(call.db, {
    mobile,
    network: call.network,
    gateway: outboxGateway(call.dataFolder),
    now: call.now,
  });

interface CodeInput {
  mobile: string;
  code: string;
  /** Undefined means the newest code of the mobile. */
  validateCodeId: number | undefined;
  /** Message for a wrong one. */
  message: string;
  /** Parameter that it came in. */
  field?: string;
}

/** Uses the code up; throws a MallError with the given message when it is wrong. */
export async function requireCode(
  call: Call<unknown>,
  { message, field = 'sms_captcha', ...code }: CodeInput,
): Promise<void> {
  if (!(await spendCode(call.db, { ...code, now: call.now }))) throw fieldError(field, message);
}

interface SmsParams {
  mobile?: string;
  sms_captcha?: string;
  validate_code_id?: number;
}

/** Code of the account screens: 请先发送验证码 without an id, 手机验证码错误。 for a wrong one; returns the mobile. */
export async function requireSmsCaptcha(call: Call<SmsParams>): Promise<string> {
  const { mobile = '', sms_captcha: code = '', validate_code_id: validateCodeId } = call.params;
  checkForm(mobileRegisterForm, call.params);
  if (validateCodeId === undefined) throw new MallError('请先发送验证码');
  await requireCode(call, { mobile, code, validateCodeId, message: '手机验证码错误。' });
  return mobile;
}
