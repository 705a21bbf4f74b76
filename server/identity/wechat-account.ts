// WeChat's API for an official account: authorisation, the JS-SDK's ticket, followers.
import { isRecord } from '~/domain/record';
import { MallError } from '../http/errors';
import { profileOfLogin, textOf } from './program-login';
import {
  type Authorisation,
  type Identity,
  type ProgramLogin,
  type SocialAccount,
  STATE,
  type TemplateMessage,
} from '../ports/social-account';

export interface WechatKeys {
  appId: string;
  appSecret: string;
  /** The mall's mini program; null without one. */
  program: { appId: string; appSecret: string } | null;
}

const API = 'https://api.weixin.qq.com';
const AUTHORISE = 'https://open.weixin.qq.com/connect/oauth2/authorize';
const TIMEOUT_MS = 5000;
/** A ticket is renewed so long before it expires, as pages signed with it live on for a while. */
const TICKET_MARGIN_MS = 5 * 60_000;
/** WeChat's own refusals of a code: 40029 unknown, 40163 used, 42003 too old. */
const BAD_CODES: ReadonlySet<unknown> = new Set([40_029, 40_163, 42_003]);

const UNREACHABLE = '微信服务暂时不可用，请稍后再试';

interface Ticket {
  text: string;
  /** When it is renewed. */
  untilMs: number;
}

type Answer = Readonly<Record<string, unknown>>;
type Query = Readonly<Record<string, string>>;

export class WechatAccount implements SocialAccount {
  readonly name = 'wechat';
  readonly appId: string;
  readonly #appSecret: string;
  readonly #program: WechatKeys['program'];
  readonly #fetch: typeof fetch;
  #ticket: Promise<Ticket> | null = null;

  /** `send` performs the calls. */
  constructor({ appId, appSecret, program }: WechatKeys, send: typeof fetch = fetch) {
    this.appId = appId;
    this.#program = program;
    this.#appSecret = appSecret;
    this.#fetch = send;
  }

  authoriseUrl({ scope, returnUrl }: Authorisation): string {
    const query = new URLSearchParams({
      appid: this.appId,
      redirect_uri: returnUrl,
      response_type: 'code',
      scope,
      state: String(STATE),
    });
    return `${AUTHORISE}?${query.toString()}#wechat_redirect`;
  }

  async identify(code: string): Promise<Identity | null> {
    const token = await this.#ask('/sns/oauth2/access_token', {
      appid: this.appId,
      secret: this.#appSecret,
      code,
      grant_type: 'authorization_code',
    });
    if (BAD_CODES.has(token['errcode'])) return null;
    const openId = textOf(token, 'openid');
    if (openId === '') throw new MallError(UNREACHABLE);
    const isSilent = !textOf(token, 'scope').split(',').includes('snsapi_userinfo');
    return { openId, profile: isSilent ? null : await this.#profile(textOf(token, 'access_token'), openId) };
  }

  async #profile(accessToken: string, openId: string): Promise<Identity['profile']> {
    const query = { access_token: accessToken, openid: openId, lang: 'zh_CN' };
    const person = await this.#ask('/sns/userinfo', query);
    if (textOf(person, 'openid') === '') throw new MallError(UNREACHABLE);
    return { nickname: textOf(person, 'nickname') || '微信用户', avatar: textOf(person, 'headimgurl') };
  }

  async identifyProgram(login: ProgramLogin): Promise<Identity | null> {
    const program = this.#program;
    if (program === null) throw new MallError('商城没有小程序，请用其他方式登录');
    const session = await this.#ask('/sns/jscode2session', {
      appid: program.appId,
      secret: program.appSecret,
      js_code: login.code,
      grant_type: 'authorization_code',
    });
    if (BAD_CODES.has(session['errcode'])) return null;
    const openId = textOf(session, 'openid');
    if (openId === '') throw new MallError(UNREACHABLE);
    const sessionKey = textOf(session, 'session_key');
    const profile = profileOfLogin(login, { sessionKey, appId: program.appId });
    return profile === null ? null : { openId, profile };
  }

  /** One ticket serves every page until it expires; concurrent callers share one request. */
  async ticket(isFresh: boolean): Promise<string> {
    const held = this.#ticket;
    if (!isFresh && held !== null) {
      const { text, untilMs } = await held;
      if (untilMs > Date.now()) return text;
      if (this.#ticket !== held) return this.ticket(false);
    }
    return (await this.#renewTicket()).text;
  }

  #renewTicket(): Promise<Ticket> {
    const asked = this.#askTicket();
    this.#ticket = asked;
    asked.catch(() => {
      if (this.#ticket === asked) this.#ticket = null;
    });
    return asked;
  }

  async #askTicket(): Promise<Ticket> {
    const query = { access_token: await this.#accessToken(), type: 'jsapi' };
    const answer = await this.#ask('/cgi-bin/ticket/getticket', query);
    const text = textOf(answer, 'ticket');
    if (text === '') throw new MallError(UNREACHABLE);
    const lifeMs = Number(answer['expires_in']) * 1000;
    return { text, untilMs: Date.now() + lifeMs - TICKET_MARGIN_MS };
  }

  async isFollower(openId: string): Promise<boolean> {
    const query = { access_token: await this.#accessToken(), openid: openId, lang: 'zh_CN' };
    const answer = await this.#ask('/cgi-bin/user/info', query);
    if (typeof answer['subscribe'] !== 'number') throw new MallError(UNREACHABLE);
    return answer['subscribe'] === 1;
  }

  async sendTemplate({ openId, templateId, words }: TemplateMessage): Promise<boolean> {
    const query = new URLSearchParams({ access_token: await this.#accessToken() });
    const body = JSON.stringify({
      touser: openId,
      template_id: templateId,
      data: { first: { value: words } },
    });
    const url = `${API}/cgi-bin/message/template/send?${query.toString()}`;
    return (await this.#send(url, { method: 'POST', body }))['errcode'] === 0;
  }

  /** The stable token stays the same until it expires, so that several processes do not invalidate each other's. */
  async #accessToken(): Promise<string> {
    const body = JSON.stringify({
      grant_type: 'client_credential',
      appid: this.appId,
      secret: this.#appSecret,
    });
    const answer = await this.#send(`${API}/cgi-bin/stable_token`, { method: 'POST', body });
    const token = textOf(answer, 'access_token');
    if (token === '') throw new MallError(UNREACHABLE);
    return token;
  }

  #ask(path: string, query: Query): Promise<Answer> {
    return this.#send(`${API}${path}?${new URLSearchParams(query).toString()}`, {});
  }

  /** The cause is not passed on: its message may hold the address, which contains the secret. */
  async #send(url: string, init: RequestInit): Promise<Answer> {
    try {
      const response = await this.#fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
      const answer: unknown = await response.json();
      return isRecord(answer) ? answer : {};
    } catch {
      throw new MallError(UNREACHABLE);
    }
  }
}
