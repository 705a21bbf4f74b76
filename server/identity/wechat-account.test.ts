// Proves the requests of the WeChat adapter and how it reads the answers, without a network.
import { expect, it, vi } from 'vitest';
import { sealLogin } from '~/tests/server/sealed-login';
import { chooseAccount, wechatKeys } from './choose-account';
import { WechatAccount } from './wechat-account';

const PROGRAM = { appId: 'wx-program', appSecret: 'program-secret' };
const KEYS = { appId: 'wx-test', appSecret: 'very-secret', program: PROGRAM };

/** An account whose calls are answered by path; others fail as a broken line would. */
function accountWith(answers: Readonly<Record<string, unknown>>) {
  const asked: URL[] = [];
  const send = vi.fn((address: string) => {
    const url = new URL(address);
    asked.push(url);
    const answer = answers[url.pathname];
    return answer === undefined
      ? Promise.reject(new TypeError(`fetch failed: ${address}`))
      : Promise.resolve(Response.json(answer));
  });
  return { account: new WechatAccount(KEYS, send as unknown as typeof fetch), asked, send };
}

const TOKEN = { '/cgi-bin/stable_token': { access_token: 'token', expires_in: 7200 } };
const desk = '/sns/oauth2/access_token';

it('sends people to WeChat with the address to come back to', () => {
  const { account } = accountWith({});
  const way = { scope: 'snsapi_userinfo', returnUrl: 'https://m.example/?a=1#/b', origin: '' } as const;
  const url = new URL(account.authoriseUrl(way));
  expect([url.origin, url.pathname, url.hash]).toEqual([
    'https://open.weixin.qq.com',
    '/connect/oauth2/authorize',
    '#wechat_redirect',
  ]);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    appid: 'wx-test',
    redirect_uri: 'https://m.example/?a=1#/b',
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state: '1',
  });
});

it('reads the identity of a code, with the profile where the person agreed', async () => {
  const { account, asked } = accountWith({
    [desk]: { access_token: 'person', openid: 'o1', scope: 'snsapi_userinfo' },
    '/sns/userinfo': { openid: 'o1', nickname: '小满', headimgurl: 'https://img.example/1' },
  });
  expect(await account.identify('c1')).toEqual({
    openId: 'o1',
    profile: { nickname: '小满', avatar: 'https://img.example/1' },
  });
  expect(asked.map(({ origin }) => origin)).toEqual([
    'https://api.weixin.qq.com',
    'https://api.weixin.qq.com',
  ]);
  expect(asked[0]?.searchParams.get('code')).toBe('c1');
});

it('asks for no profile after a silent authorisation', async () => {
  const { account, asked } = accountWith({
    [desk]: { access_token: 'p', openid: 'o1', scope: 'snsapi_base' },
  });
  expect(await account.identify('c1')).toEqual({ openId: 'o1', profile: null });
  expect(asked).toHaveLength(1);
});

it.each([40_029, 40_163, 42_003])('reads error %i as an invalid code', async (errcode) => {
  const { account } = accountWith({ [desk]: { errcode, errmsg: 'invalid code' } });
  expect(await account.identify('c1')).toBeNull();
});

it('reports a failing provider, without the secret in the message', async () => {
  const { account } = accountWith({});
  for (const attempt of [account.identify('c1'), account.ticket(false), account.isFollower('o1')]) {
    const error: unknown = await attempt.catch((cause: unknown) => cause);
    expect(String(error)).toBe('MallError: 微信服务暂时不可用，请稍后再试');
    expect(error).not.toHaveProperty('cause');
  }
});

it('requests one ticket for concurrent callers, a new one when asked for, and again after a failure', async () => {
  const answers: Record<string, unknown> = { ...TOKEN };
  const { account, asked } = accountWith(answers);
  await expect(account.ticket(false)).rejects.toThrow('微信服务暂时不可用');
  answers['/cgi-bin/ticket/getticket'] = { ticket: 't1', expires_in: 7200 };
  asked.length = 0;
  expect(await Promise.all([account.ticket(false), account.ticket(false)])).toEqual(['t1', 't1']);
  expect(await account.ticket(false)).toBe('t1');
  expect(asked.map(({ pathname }) => pathname)).toEqual([
    '/cgi-bin/stable_token',
    '/cgi-bin/ticket/getticket',
  ]);
  answers['/cgi-bin/ticket/getticket'] = { ticket: 't2', expires_in: 7200 };
  expect(await account.ticket(true)).toBe('t2');
});

it.each([
  [1, true],
  [0, false],
])('reads subscribe %i', async (subscribe, isFollower) => {
  const { account } = accountWith({ ...TOKEN, '/cgi-bin/user/info': { subscribe } });
  expect(await account.isFollower('o1')).toBe(isFollower);
});

it('sets a timeout for every call', async () => {
  const { account, send } = accountWith({ ...TOKEN, '/cgi-bin/user/info': { subscribe: 1 } });
  await account.isFollower('o1');
  const limits = send.mock.calls.map((call: unknown[]) => (call[1] as RequestInit).signal);
  expect(limits.every((signal) => signal instanceof AbortSignal)).toBe(true);
});

it('uses WeChat where both keys are set, the sandbox where none is, and starts with nothing between', () => {
  const environment = { WECHAT_APP_ID: 'a', WECHAT_APP_SECRET: 'b' };
  expect(chooseAccount(wechatKeys(environment), 's').name).toBe('wechat');
  expect(chooseAccount(wechatKeys({}), 's').name).toBe('sandbox');
  expect(() => wechatKeys({ WECHAT_APP_ID: 'a' })).toThrow('WECHAT_APP_SECRET');
});

it('sends a template to a person, and returns whether the app accepted it', async () => {
  const path = '/cgi-bin/message/template/send';
  const message = { openId: 'o1', templateId: 't1', words: '订单已支付', at: new Date(0) };
  const { account, send } = accountWith({ ...TOKEN, [path]: { errcode: 0 } });
  expect(await account.sendTemplate(message)).toBe(true);
  const [address, init] = send.mock.lastCall as unknown as [string, { body: string }];
  expect(new URL(address).searchParams.get('access_token')).toBe('token');
  expect(JSON.parse(init.body)).toEqual({
    touser: 'o1',
    template_id: 't1',
    data: { first: { value: '订单已支付' } },
  });
  const refused = accountWith({ ...TOKEN, [path]: { errcode: 43_004, errmsg: 'require subscribe' } });
  expect(await refused.account.sendTemplate(message)).toBe(false);
});

const SESSION_KEY = Buffer.alloc(16, 7).toString('base64');
const session = { '/sns/jscode2session': { openid: 'p1', session_key: SESSION_KEY } };
const person = { nickName: '小满', avatarUrl: 'https://img.example/1' };
const sealed = (watermark: object) =>
  sealLogin({ code: 'c1', sessionKey: SESSION_KEY, profile: { ...person, watermark } });

it('believes of a mini program’s login what its session key signed and encrypted (OAUTH-04)', async () => {
  const { account, asked } = accountWith(session);
  const login = sealed({ appid: PROGRAM.appId });
  expect(await account.identifyProgram(login)).toEqual({
    openId: 'p1',
    profile: { nickname: '小满', avatar: 'https://img.example/1' },
  });
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    appid: 'wx-program',
    secret: 'program-secret',
    js_code: 'c1',
    grant_type: 'authorization_code',
  });
  const forged = [
    { ...login, rawData: login.rawData.replace('小满', '大满') },
    { ...login, signature: '00' },
    { ...login, encryptedData: login.encryptedData.slice(4) },
    { ...login, iv: 'c2hvcnQ=' },
    sealed({ appid: 'wx-other' }),
  ];
  for (const one of forged) expect(await account.identifyProgram(one)).toBeNull();
  const used = accountWith({ '/sns/jscode2session': { errcode: 40_163 } });
  expect(await used.account.identifyProgram(login)).toBeNull();
  const none = new WechatAccount({ ...KEYS, program: null });
  await expect(none.identifyProgram(login)).rejects.toThrow('商城没有小程序');
});
