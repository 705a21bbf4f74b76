// Proves signing in with the social app's sandbox, and the signatures and follow state of its account.
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { passportLogin } from '~/schemas/api/passport.gen';
import { userUserInfo } from '~/schemas/api/user.gen';
import { wechatCheck, wechatLoginUrl, wechatUpdate } from '~/schemas/api/wechat.gen';
import { SandboxAccount } from '~/server/identity/sandbox-account';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall, SECRET } from '~/tests/server/mall-helpers';

const HOME = 'http://mall.test/?user_id=3#/pages/goods/goods?id=1';
const NOW = new Date('2026-11-21T04:00:00Z');

type Scope = 'snsapi_base' | 'snsapi_userinfo';

describeOnBothDatabases('plugin/wechat', (open) => {
  let mall: Mall;
  let now: Date;
  beforeEach(async () => {
    now = NOW;
    mall = openMall(await open(), { now: () => now });
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const authoriseUrl = async (scope: Scope = 'snsapi_userinfo', url = HOME) =>
    (await mall.ask(wechatLoginUrl, { scope, response_type: 'code', url })).url;

  const submit = (url: string, changes: Record<string, string> = {}, cookie = '') => {
    const { searchParams } = new URL(url);
    const body = new URLSearchParams({
      ...Object.fromEntries(searchParams),
      nickname: '小满',
      act: 'agree',
      ...changes,
    });
    return mall.app.request(url, { method: 'POST', body, headers: { Cookie: cookie } });
  };
  const codeOf = (response: Response) =>
    new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const cookieOf = (response: Response) => (response.headers.get('set-cookie') ?? '').split(';').at(0) ?? '';
  const signIn = (code: string) => mall.call(passportLogin, { type: 'wechat', code });
  const nicknameOf = async (token: string) => (await mall.ask(userUserInfo, {}, { token })).nickname;

  it('asks the person on a page that needs no script, and signs him in with the returned code (LAUNCH-05)', async () => {
    const url = await authoriseUrl();
    expect(url).toMatch(/^http:\/\/mall\.test\/sandbox-wechat\/authorise\?/);
    expect(await (await mall.app.request(url)).text()).toContain('沙箱微信授权');
    const response = await submit(url);
    const location = new URL(response.headers.get('location') ?? '');
    expect([response.status, location.searchParams.get('user_id'), location.hash]).toEqual([
      303,
      '3',
      '#/pages/goods/goods?id=1',
    ]);
    const { code, data } = await signIn(codeOf(response));
    expect([code, await nicknameOf(data.access_token)]).toEqual([0, '小满']);
  });

  it('lets the one script of its page answer in place of the page, which Back then does not lead to', async () => {
    const url = await authoriseUrl();
    const response = await mall.app.request(url);
    const [, script = ''] = /<script>(.*)<\/script>/.exec(await response.text()) ?? [];
    expect(script).toContain('location.replace');
    const digest = createHash('sha256').update(script).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'sha256-${digest}';`);
    const answered = await mall.app.request(`${url}&nickname=小满&act=agree`);
    expect(answered.status).toBe(303);
    expect((await signIn(codeOf(answered))).code).toBe(0);
  });

  it('accepts a code once, also of two concurrent uses, and only for five minutes', async () => {
    const code = codeOf(await submit(await authoriseUrl()));
    const answers = await Promise.all([signIn(code), signIn(code)]);
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    expect((await signIn(code)).msg).toBe('授权已失效，请重新登录');
    const late = codeOf(await submit(await authoriseUrl()));
    now = new Date(NOW.getTime() + 5 * 60_000);
    expect((await signIn(late)).msg).toBe('授权已失效，请重新登录');
  });

  it('accepts no code that it did not sign', async () => {
    const code = codeOf(await submit(await authoriseUrl()));
    const [payload = '', sign = ''] = code.replace('sandbox-', '').split('.');
    const content = JSON.stringify(['somebody', '小满', 'x', NOW.getTime() + 60_000]);
    const forged = [
      `sandbox-${Buffer.from(content).toString('base64url')}.${sign}`,
      `sandbox-${payload}.${'0'.repeat(64)}`,
      'sandbox-小满',
      '',
    ];
    for (const one of forged) expect((await signIn(one)).msg).toBe('授权已失效，请重新登录');
  });

  it('fits the longest nickname into what the protocol allows', async () => {
    const response = await submit(await authoriseUrl(), { nickname: '🏮'.repeat(40) });
    const { code, data } = await signIn(codeOf(response));
    expect(code).toBe(0);
    expect(await nicknameOf(data.access_token)).toBe('🏮'.repeat(16));
  });

  it('recognises a browser, as a phone has one social app, and trusts no forged cookie', async () => {
    const first = await submit(await authoriseUrl());
    const idOf = async (response: Response) => {
      const { data } = await signIn(codeOf(response));
      return (await mall.ask(userUserInfo, {}, { token: data.access_token })).options.user_id;
    };
    const again = await submit(await authoriseUrl(), {}, cookieOf(first));
    const forged = await submit(await authoriseUrl(), {}, cookieOf(first).replace(/.$/, 'x'));
    const id = await idOf(first);
    expect(await idOf(again)).toBe(id);
    expect(await idOf(forged)).not.toBe(id);
  });

  it('asks nobody for a silent authorisation, which signs in only who is known', async () => {
    const agreed = await submit(await authoriseUrl());
    const stranger = await mall.app.request(await authoriseUrl('snsapi_base'));
    expect(await signIn(codeOf(stranger))).toMatchObject({ code: 1, data: { access_token: null } });
    await signIn(codeOf(agreed));
    const known = await mall.app.request(await authoriseUrl('snsapi_base'), {
      headers: { Cookie: cookieOf(agreed) },
    });
    expect((await signIn(codeOf(known))).code).toBe(0);
  });

  it('returns a refusal as a code that signs nobody in (LAUNCH-11)', async () => {
    const response = await submit(await authoriseUrl(), { act: 'refuse' });
    expect(await signIn(codeOf(response))).toEqual({ code: 1, msg: '您已取消授权' });
  });

  it('sends codes to this site only', async () => {
    const start = (url: string, headers: Record<string, string> = {}) =>
      mall.call(wechatLoginUrl, { scope: 'snsapi_userinfo', response_type: 'code', url }, { headers });
    for (const url of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'x', '']) {
      expect([url, (await start(url)).code]).toEqual([url, 1]);
    }
    const forgedHost = await start('http://evil.example/', { 'X-Forwarded-Host': 'evil.example' });
    expect(forgedHost.code).toBe(1);
    const way = {
      scope: 'snsapi_userinfo',
      returnUrl: 'http://evil.example/',
      origin: 'http://mall.test',
    } as const;
    const response = await mall.app.request(new SandboxAccount(SECRET).authoriseUrl(way));
    expect([response.status, response.headers.get('location')]).toEqual([404, null]);
  });

  it('shows nothing for an address that it did not sign', async () => {
    const url = await authoriseUrl();
    const changed = url.replace('goods', 'other');
    expect((await mall.app.request(changed)).status).toBe(404);
    expect((await submit(url, { sign: 'x' })).status).toBe(404);
    expect((await submit(url, { redirect: 'http://evil.example/' })).status).toBe(404);
    expect((await mall.app.request('http://mall.test/sandbox-wechat/authorise')).status).toBe(404);
  });

  it('signs a page for the SDK without showing the ticket (API-13)', async () => {
    const url = 'http://mall.test/?code=1';
    const signed = await mall.ask(wechatCheck, { url: `${url}#/pages/index/index`, refresh: 0 });
    const ticket = await new SandboxAccount(SECRET).ticket();
    const text = `jsapi_ticket=${ticket}&noncestr=${signed.noncestr}&timestamp=${signed.timestamp}&url=${url}`;
    expect(signed).toMatchObject({ jsapi_ticket: '', url, timestamp: String(NOW.getTime() / 1000) });
    expect(signed.signature).toBe(createHash('sha1').update(text).digest('hex'));
    expect((await mall.call(wechatCheck, { url: 'https://evil.example/' })).msg).toBe('页面地址无效');
  });

  it('says that who authorised it follows it, and that others do not (FOLLOW-02)', async () => {
    const { data } = await signIn(codeOf(await submit(await authoriseUrl())));
    expect(await mall.ask(wechatUpdate, {}, { token: data.access_token })).toEqual({ subscribe: 1 });
    expect(await mall.ask(wechatUpdate, {}, { token: await mall.tokenOf(1) })).toEqual({ subscribe: 0 });
    const { is_follower } = await mall.database.db
      .selectFrom('user_identities')
      .select('is_follower')
      .executeTakeFirstOrThrow();
    expect(is_follower).toBe(true);
  });
});
