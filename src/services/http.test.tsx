// Proves the HTTP caller: address, headers, bodies, and the handling of each response (RESP, CALL, ERR, API).
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '~/schemas/endpoint';
import type { CallError as CallErrorType } from '../base/call-error';
import type { CallContext } from './call-context';
import type { WireRequest, WireResponse } from './wire';

const requests: WireRequest[] = [];
let next: () => WireResponse | Promise<WireResponse> = () => ({ status: 200, body: '{"code":0}' });

vi.mock('./axios-client', () => ({
  send: async (request: WireRequest) => {
    requests.push(request);
    return next();
  },
}));

// Files share a worker: this file uses a caller of its own.
vi.resetModules();
const { CallError } = await import('../base/call-error');
const { call, callFor } = await import('./http');
const { setCallContext } = await import('./call-context');
afterAll(() => vi.resetModules());

const read: Endpoint<{ id?: number; list?: unknown }, { name: string }> = {
  route: 'api/goods/detail',
  method: 'GET',
  sentBy: 'GET',
  auth: 'guest',
  answer: { t: 'o', p: { name: { t: 's' } } },
};
const write = { ...read, route: 'api/cart/add', method: 'POST', sentBy: 'POST' } as typeof read;
const secretWrite: Endpoint<{ id: number; pay_password: string }, { name: string }> = {
  ...read,
  route: 'api/payment/pay-buy-balance',
  sentBy: 'POST',
  secret: ['pay_password'],
};

const answers = (envelope: unknown, status = 200) => {
  next = () => ({ status, body: typeof envelope === 'string' ? envelope : JSON.stringify(envelope) });
};

const bodyText = (): string => {
  const body = requests[0]?.body;
  return body instanceof URLSearchParams ? body.toString() : '';
};

const seen: [string, unknown][] = [];
const context: CallContext = {
  headers: () => ({ 'X-Access-Token': 'token', 'X-App-Platform': 'mobile' }),
  onLoggedOut: () => seen.push(['logged-out', null]),
  onFailure: (error) => seen.push(['failure', [error.code, error.message]]),
  onFollowFirst: () => seen.push(['follow', null]),
  onDisabled: (text) => seen.push(['disabled', text]),
  onMerchantLoggedOut: () => seen.push(['merchant', null]),
};

const errorOf = async (params = {}): Promise<CallErrorType> => {
  const error: unknown = await call(read, params).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallError)) throw new Error('The call did not fail');
  return error;
};

beforeEach(() => {
  requests.length = 0;
  seen.length = 0;
  document.body.innerHTML = '';
  setCallContext(() => context);
});

describe('a call', () => {
  it('goes to the base address with mall and route, reads by GET, and is given up after 120000 ms (CALL-01, CALL-07, CALL-09)', async () => {
    answers({ code: 0, data: { name: '茶' } });
    expect(await call(read, { id: 3 })).toEqual({ name: '茶' });
    expect(requests[0]).toMatchObject({ method: 'GET', body: null, timeoutMs: 120_000 });
    expect(requests[0]?.url).toBe('web/index.php?_mall_id=1&r=api%2Fgoods%2Fdetail&id=3');
  });

  it('with a file is given up after 60000 ms (CALL-10)', async () => {
    answers({ code: 0, data: {} });
    await callFor(write, {}, { file: new File(['x'], 'a.png') });
    expect(requests[0]).toMatchObject({ timeoutMs: 60_000 });
  });

  it('goes to the addon web entry where the page names an account (CALL-08)', async () => {
    document.body.innerHTML =
      '<script id="site" type="application/json">{"api":"/addons/x/web/index.php","accountId":"9"}</script>';
    answers({ code: 0, data: {} });
    await call(read, {});
    expect(requests[0]?.url).toBe('/addons/x/web/index.php?_acid=9&r=api%2Fgoods%2Fdetail');
  });

  it('always carries its headers (CALL-03)', async () => {
    answers({ code: 0, data: {} });
    await call(read, {});
    expect(requests[0]?.headers).toEqual({
      'X-Requested-With': 'XMLHttpRequest',
      'X-App-Version': '4.5.0',
      'X-Access-Token': 'token',
      'X-App-Platform': 'mobile',
    });
  });

  it('encodes bodies as forms, structured values as JSON texts (CALL-02)', async () => {
    answers({ code: 0, data: {} });
    await call(write, { id: 1, list: [{ a: '茶' }] });
    expect(bodyText()).toBe(new URLSearchParams({ id: '1', list: '[{"a":"茶"}]' }).toString());
  });

  it('sends a write by POST where the contract reads the query, and keeps secrets out of the address (NS-08)', async () => {
    answers({ code: 0, data: {} });
    await call(secretWrite, { id: 7, pay_password: '123456' });
    expect(requests[0]?.method).toBe('POST');
    expect(requests[0]?.url).toContain('&id=7');
    expect(requests[0]?.url).not.toContain('123456');
    expect(bodyText()).toBe('id=7&pay_password=123456');
  });

  it('sends secrets in the query as well where the site says that its mall reads nothing else (decision 4)', async () => {
    document.body.innerHTML = '<script id="site" type="application/json">{"secretsInQuery":true}</script>';
    answers({ code: 0, data: {} });
    await call(secretWrite, { id: 7, pay_password: '123456' });
    expect(requests[0]?.method).toBe('POST');
    expect(requests[0]?.url).toContain('&id=7&pay_password=123456');
  });

  it.each(['"true"', '1', 'null'])('does so for no other value than true: %s', async (value) => {
    document.body.innerHTML = `<script id="site" type="application/json">{"secretsInQuery":${value}}</script>`;
    answers({ code: 0, data: {} });
    await call(secretWrite, { id: 7, pay_password: '123456' });
    expect(requests[0]?.url).not.toContain('123456');
  });

  it('coerces a response to its schema', async () => {
    answers({ code: 0, data: { name: 5 } });
    expect(await call(read, {})).toEqual({ name: '5' });
  });
});

describe('a response', () => {
  it.each([0, 1001])('of code %i resolves without a message (RESP-01, RESP-02)', async (code) => {
    answers({ code, msg: 'words', data: { name: 'a' } });
    expect(await callFor(read, {})).toEqual({ data: { name: 'a' }, msg: 'words', code });
    expect(seen).toEqual([]);
  });

  it('of code 1 rejects with the server’s message for the caller to show (RESP-08, ERR-18)', async () => {
    answers({ code: 1, msg: '商品不存在' });
    expect(await errorOf()).toMatchObject({ kind: 'refused', code: 1, message: '商品不存在' });
    expect(seen).toEqual([]);
  });

  it.each([400, 500, 4000])('of code %i shows the error modal and rejects (RESP-03)', async (code) => {
    answers({ code, msg: '系统错误' });
    expect(await errorOf()).toMatchObject({ kind: 'status', code });
    expect(seen).toEqual([['failure', [code, '系统错误']]]);
  });

  it.each<[number, unknown, [string, unknown]]>([
    [2, undefined, ['follow', null]],
    [-1, undefined, ['logged-out', null]],
    [-2, { text: '该小程序已被禁用' }, ['disabled', '该小程序已被禁用']],
    [-3, undefined, ['merchant', null]],
  ])('of code %i is everyone’s concern (RESP-04 … RESP-07)', async (code, data, wanted) => {
    answers({ code, msg: 'm', data });
    await errorOf();
    expect(seen).toEqual([wanted]);
  });

  it.each<[number, string]>([
    [404, '资源获取不到'],
    [500, '服务器内部错误'],
    [503, '服务不可用'],
    [504, '网关超时'],
    [400, '服务器不理解请求的语法'],
    [403, '服务器拒绝请求'],
    [405, '方法禁用'],
    [407, '需要代理授权'],
    [408, '请求超时'],
    [409, '冲突'],
    [410, '已删除'],
    [413, '请求实体过大'],
    [415, '不支持的媒体类型'],
    [417, '未满足期望值'],
    [406, ''],
    [411, ''],
    [412, ''],
    [414, ''],
    [416, ''],
  ])('with HTTP status %i says %j (ERR-07 … ERR-13)', async (status, words) => {
    answers('<html>', status);
    await errorOf();
    expect(seen).toEqual([['failure', [status, words]]]);
  });

  it('of a busy mall is followed by one repetition of a read, after the time that it states', async () => {
    vi.useFakeTimers();
    let asked = 0;
    next = () => {
      asked += 1;
      return asked === 1
        ? { status: 503, body: '{"code":1,"msg":"系统繁忙"}', retryAfterS: 1 }
        : { status: 200, body: '{"code":0,"data":{"name":"茶"}}' };
    };
    const answered = call(read, { id: 1 });
    await vi.runAllTimersAsync();
    expect([await answered, asked, seen]).toEqual([{ name: '茶' }, 2, []]);
    vi.useRealTimers();
  });

  it.each([
    ['what it writes', { retryAfterS: 1 }, 'POST' as const],
    ['a long wait', { retryAfterS: 60 }, 'GET' as const],
    ['no word of when', {}, 'GET' as const],
  ])('does not ask a busy mall again: %s', async (_why, header, sentBy) => {
    let asked = 0;
    next = () => {
      asked += 1;
      return { status: 503, body: '', ...header };
    };
    await call({ ...read, sentBy }, { id: 1 }).catch(() => undefined);
    expect([asked, seen]).toEqual([1, [['failure', [503, '服务不可用']]]]);
  });

  it('without a body shows 数据不存在 (ERR-14)', async () => {
    answers('  ');
    expect(await errorOf()).toMatchObject({ kind: 'empty', message: '数据不存在' });
    expect(seen).toHaveLength(1);
  });

  it.each(['<html>nonsense', '[]', '{"msg":"no code"}', 'null'])(
    'that is no envelope counts as a server failure: %s',
    async (body) => {
      answers(body);
      expect(await errorOf()).toMatchObject({ kind: 'status', code: 500 });
    },
  );

  it('that never comes counts as code 400 with the network’s message (ERR-01, ERR-03)', async () => {
    next = () => Promise.reject(new Error('ECONNRESET'));
    expect(await errorOf()).toMatchObject({ kind: 'network', code: 400 });
    expect(seen).toEqual([['failure', [400, '网络开了小差，请刷新重试下哦~']]]);
  });

  it('that the system interrupted shows nothing (ERR-06)', async () => {
    next = () => Promise.reject(Object.assign(new Error('interrupted'), { errno: 600_003 }));
    expect(await errorOf()).toMatchObject({ kind: 'cancelled' });
    expect(seen).toEqual([]);
  });

  it('that fails quietly is left to the caller', async () => {
    answers('', 500);
    await expect(call(read, {}, { isQuiet: true })).rejects.toBeInstanceOf(CallError);
    expect(seen).toEqual([]);
  });
});
