// The payments of a server process: accounts from the environment, else the sandbox.
import { alipayKeys } from './alipay/keys';
import { Payments } from './payments';
import { wechatPayKeys } from './wechat-pay/keys';

/** Throws when an account is set in part, or when one of its files is no key. */
export const makePayments = (
  environment: Readonly<Record<string, string | undefined>>,
  secret: string,
): Payments =>
  new Payments({ secret, wechatPay: wechatPayKeys(environment), alipay: alipayKeys(environment) });
