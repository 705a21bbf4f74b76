// Helpers for tests of accounts: a solved captcha, an SMS code, a registered shopper.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mobileRegister, mobileSmsCaptcha } from '~/schemas/api/mobile.gen';
import { makeCode } from '~/server/identity/sandbox-codes';
import { type Mall, SECRET } from './mall-helpers';

/** A cookie with a captcha and its letters. */
export async function openCaptcha(mall: Mall): Promise<{ cookie: string; code: string; url: string }> {
  const response = await mall.app.request(
    'http://mall.test/web/index.php?_mall_id=1&r=site/pic-captcha&refresh=1',
  );
  const cookie = (response.headers.get('set-cookie') ?? '').split(';').at(0) ?? '';
  const { url } = (await response.json()) as { url: string };
  const row = await mall.database.db
    .selectFrom('picture_captchas')
    .select('code')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return { cookie, code: row.code, url };
}

/** Texts of the messages to a mobile, oldest first. */
export function messagesTo(mall: Mall, mobile: string): string[] {
  const folder = join(mall.dataFolder, 'outbox');
  const names = readdirSync(folder).filter((name) => name.endsWith(`-${mobile}.txt`));
  return names.sort().map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** A fresh code of the social app's sandbox; a silent one contains only the identity. */
export const socialCode = (name: string, isSilent = false): string =>
  makeCode({ openId: name, nickname: isSilent ? null : name }, SECRET, new Date());

export interface SentCode {
  validate_code_id: number;
  sms_captcha: string;
}

/** The code in the newest message to a mobile. */
export function codeOf(mall: Mall, mobile: string): string {
  const codes = messagesTo(mall, mobile).flatMap((text) => /验证码为 (\d{6})/.exec(text)?.[1] ?? []);
  return codes.at(-1) ?? '';
}

/** Resets all rate limits. */
export const resetRateLimits = (mall: Mall) => mall.database.db.deleteFrom('rate_limits').execute();

/** Sends a code to a mobile and reads it from the outbox. */
export async function sendCodeTo(mall: Mall, mobile: string): Promise<SentCode> {
  await resetRateLimits(mall);
  const { cookie, code } = await openCaptcha(mall);
  const params = { mobile, pic_captcha: code };
  const { validate_code_id } = await mall.ask(mobileSmsCaptcha, params, { headers: { Cookie: cookie } });
  return { validate_code_id, sms_captcha: codeOf(mall, mobile) };
}

/** Registers a mobile; returns the token. */
export async function registerMobile(
  mall: Mall,
  mobile: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const sent = await sendCodeTo(mall, mobile);
  const { access_token } = await mall.ask(mobileRegister, { mobile, ...sent }, { headers });
  return access_token;
}
