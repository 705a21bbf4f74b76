// Chooses the account that signs people in: the mall's own at WeChat where it is configured, else the sandbox.
import { SandboxAccount } from './sandbox-account';
import type { SocialAccount } from './social-account';
import { WechatAccount, type WechatKeys } from './wechat-account';

type Environment = Readonly<Record<string, string | undefined>>;

/** WECHAT_APP_ID and WECHAT_APP_SECRET; null when neither is set. Throws when one of them is missing. */
export function wechatKeys(environment: Environment): WechatKeys | null {
  const { WECHAT_APP_ID: appId = '', WECHAT_APP_SECRET: appSecret = '' } = environment;
  if (appId === '' && appSecret === '') return null;
  if (appId === '' || appSecret === '') {
    throw new Error('WECHAT_APP_ID and WECHAT_APP_SECRET belong together: set both or neither.');
  }
  return { appId, appSecret };
}

/** `secret` signs the sandbox's codes. */
export const chooseAccount = (keys: WechatKeys | null, secret: string): SocialAccount =>
  keys === null ? new SandboxAccount(secret) : new WechatAccount(keys);
