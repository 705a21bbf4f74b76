// The sandbox of the social app, used where the mall has no account there (沙箱微信授权).
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { MallError } from '../http/errors';
import { readFormTexts } from '../http/body/read-body';
import { originOf } from '../http/origin';
import { escapeHtml, hiddenFields, sandboxMessage, sandboxPage } from '../http/sandbox-page';
import { outboxGateway } from '../messages/gateway';
import { isSigned, signatureOf, signed } from '../payments/signature';
import { profileOfLogin } from './program-login';
import { makeCode, REFUSED_CODE, redeemCode, sandboxSessionKey } from './sandbox-codes';
import {
  type Authorisation,
  type Desk,
  type Identity,
  type ProgramLogin,
  type SocialAccount,
  STATE,
  type TemplateMessage,
} from '../ports/social-account';

/** Address of the sandbox's page within the site. */
const SANDBOX_PATH = '/sandbox-wechat/authorise';
const TITLE = '沙箱微信授权';
const WECHAT_GREEN = '#067d3c';
const DEFAULT_NICKNAME = '微信用户';
/** Letters: with it a code stays below the 256 that the protocol allows. */
const MAX_NICKNAME = 16;
const COOKIE = 'sandbox-wechat';
const COOKIE_LIFE_SECONDS = 365 * 24 * 3600;

type Fields = Readonly<Record<string, string>>;

const nicknameOf = (text: string): string =>
  Array.from(text.replace(/\p{C}/gu, '').trim()).slice(0, MAX_NICKNAME).join('') || DEFAULT_NICKNAME;

function withCode(returnUrl: string, code: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('code', code);
  url.searchParams.set('state', String(STATE));
  return url.href;
}

/** The answer takes the place of the page in the history, as one to the app's own sheet does; a form adds an entry. */
const ANSWER_SCRIPT =
  "document.forms[0].onsubmit=event=>{event.preventDefault();const given=new URLSearchParams(new FormData(event.target));given.set('act',event.submitter.value);location.replace('?'+given)}";
const POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'unsafe-inline'",
  `script-src 'sha256-${createHash('sha256').update(ANSWER_SCRIPT).digest('base64')}'`,
  "form-action 'self' https:",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const authorisePage = (fields: Fields): string =>
  sandboxPage(
    TITLE,
    `<span class="tag">${TITLE}，不会连接微信</span>
<section class="card"><h1 class="brand" style="color:${WECHAT_GREEN};font-size:18px">申请获取你的昵称、头像</h1></section>
<form method="post">${hiddenFields(fields)}
<label>昵称<input name="nickname" maxlength="${MAX_NICKNAME}" autocomplete="nickname" value="${escapeHtml(DEFAULT_NICKNAME)}"></label>
<button name="act" value="agree" style="background:${WECHAT_GREEN}">同意</button>
<button name="act" value="refuse" class="cancel">拒绝</button></form><script>${ANSWER_SCRIPT}</script>`,
  );

export class SandboxAccount implements SocialAccount {
  readonly name = 'sandbox';
  readonly appId = 'sandbox';
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  authoriseUrl({ scope, returnUrl, origin }: Authorisation): string {
    const query = new URLSearchParams(signed({ redirect: returnUrl, scope }, this.#secret));
    return `${origin}${SANDBOX_PATH}?${query.toString()}`;
  }

  async identify(code: string, desk: Desk): Promise<Identity | null> {
    if (code === REFUSED_CODE) throw new MallError('您已取消授权');
    return redeemCode({ code, secret: this.#secret }, desk);
  }

  /** As WeChat's: the session key belongs to the code, and signs and encrypts what the host sends. */
  async identifyProgram(login: ProgramLogin, desk: Desk): Promise<Identity | null> {
    const sessionKey = sandboxSessionKey(login.code, this.#secret);
    const profile = profileOfLogin(login, { sessionKey, appId: this.appId });
    const identity =
      profile === null ? null : await redeemCode({ code: login.code, secret: this.#secret }, desk);
    return identity === null ? null : { ...identity, profile };
  }

  /** Constant: nobody but us verifies the sandbox's signatures. */
  ticket(): Promise<string> {
    return Promise.resolve(createHmac('sha256', this.#secret).update('sandbox ticket').digest('hex'));
  }

  /** Everybody who has authorised the sandbox follows it. */
  isFollower(): Promise<boolean> {
    return Promise.resolve(true);
  }

  /** Written into the outbox, beside the text messages. */
  async sendTemplate({ openId, words, at }: TemplateMessage, dataFolder: string): Promise<boolean> {
    await outboxGateway(dataFolder).send({ receiver: openId, text: words, at });
    return true;
  }

  /** The authorisation page: shows it, or redirects the person back with a code. */
  async page(context: Context, now: Date): Promise<Response> {
    const isPosted = context.req.method === 'POST';
    const given: Record<string, unknown> = isPosted ? await readFormTexts(context) : context.req.query();
    const fieldOf = (name: string): string => (typeof given[name] === 'string' ? given[name] : '');
    const fields = { redirect: fieldOf('redirect'), scope: fieldOf('scope'), sign: fieldOf('sign') };
    // Validated again here: behind a careless proxy a forged host could have passed for our own at login-url.
    const isOurs = URL.canParse(fields.redirect) && new URL(fields.redirect).origin === originOf(context);
    if (!isOurs || !isSigned(fields, this.#secret)) {
      return context.html(sandboxMessage({ title: TITLE, words: '授权链接无效', backUrl: null }), 404);
    }
    const isSilent = fields.scope === 'snsapi_base';
    if (!isSilent && fieldOf('act') === '') {
      context.header('Content-Security-Policy', POLICY);
      return context.html(authorisePage(fields));
    }
    const isRefused = !isSilent && fieldOf('act') !== 'agree';
    const person = {
      openId: this.#personOf(context),
      nickname: isSilent ? null : nicknameOf(fieldOf('nickname')),
    };
    const code = isRefused ? REFUSED_CODE : makeCode(person, this.#secret, now);
    return context.redirect(withCode(fields.redirect, code), 303);
  }

  /** One browser is one person, as one phone has one social app: identified by a signed cookie. */
  #personOf(context: Context): string {
    const cookies = (context.req.header('cookie') ?? '').split(/;\s*/);
    const known = cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? '';
    const [openId = '', sign = ''] = known.split('.');
    if (openId !== '' && isSigned({ openId, sign }, this.#secret)) return openId;
    const created = randomBytes(12).toString('base64url');
    const path = context.req.path.slice(0, context.req.path.lastIndexOf('/'));
    const value = `${created}.${signatureOf({ openId: created }, this.#secret)}`;
    const terms = `Path=${path}; Max-Age=${COOKIE_LIFE_SECONDS}; HttpOnly; SameSite=Lax`;
    context.header('Set-Cookie', `${COOKIE}=${value}; ${terms}`);
    return created;
  }
}
