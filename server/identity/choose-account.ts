// Chooses the account that signs people in: the mall's own at WeChat where it is configured, else the sandbox.
import { SandboxAccount } from './sandbox-account';
import type { SocialAccount } from '../ports/social-account';
import { WechatAccount, type WechatKeys } from './wechat-account';

type Environment = Readonly<Record<string, string | undefined>>;

/** Two variables; null when neither is set. Throws when one of them is missing. */
function pairOf(environment: Environment, [id, secret]: readonly [string, string]) {
  const [appId = '', appSecret = ''] = [environment[id], environment[secret]];
  if (appId === '' && appSecret === '') return null;
  if (appId === '' || appSecret === '')
    throw new Error(`${id} and ${secret} belong together: set both or neither.`);
  return { appId, appSecret };
}

/** The keys of the official account and of the mini program; null without an account. Throws for half a pair. */
export function wechatKeys(environment: Environment): WechatKeys | null {
  const account = pairOf(environment, ['WECHAT_APP_ID', 'WECHAT_APP_SECRET']);
  const program = pairOf(environment, ['WECHAT_PROGRAM_APP_ID', 'WECHAT_PROGRAM_APP_SECRET']);
  if (account === null && program !== null)
    throw new Error('WECHAT_PROGRAM_APP_ID needs WECHAT_APP_ID: the mini program belongs to the account.');
  return account === null ? null : { ...account, program };
}

/** `secret` signs the sandbox's codes. */
export const chooseAccount = (keys: WechatKeys | null, secret: string): SocialAccount =>
  keys === null ? new SandboxAccount(secret) : new WechatAccount(keys);
