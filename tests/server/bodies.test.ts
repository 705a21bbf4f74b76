// Proves that a body is read up to a limit before it is parsed, and which methods,
// types and depths are accepted.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnOneDatabase } from './database-helpers';
import { type Mall, openMall } from './mall-helpers';
import { formOf, goodsOf, order, orderOf, plainGoods } from './money/checkout-helpers';

const CHUNK_BYTES = 16 * 1024;

/** A streamed body; reports how much of it was read. */
function endless(pieceAt: (nth: number) => string) {
  const encoder = new TextEncoder();
  const read = { bytes: 0, isCancelled: false };
  let nth = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        let text = '';
        while (text.length < CHUNK_BYTES) text += pieceAt(nth++);
        const chunk = encoder.encode(text);
        read.bytes += chunk.byteLength;
        controller.enqueue(chunk);
      },
      cancel() {
        read.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, read };
}

const FORM = 'application/x-www-form-urlencoded';
const PARTS = 'multipart/form-data; boundary=b';
const CALL = '/web/index.php?_mall_id=1&r=';
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

describeOnOneDatabase('bodies', (open) => {
  let mall: Mall;
  let token: string;
  beforeAll(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(1);
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const post = (path: string, type: string, body: BodyInit) =>
    mall.app.request(`http://mall.test${path}`, {
      method: 'POST',
      headers: { 'Content-Type': type, 'X-Access-Token': token, 'X-Requested-With': 'XMLHttpRequest' },
      body,
      duplex: 'half',
    } as RequestInit);
  const tooMuch = { code: 1, msg: '请求内容过大' };

  const PLACES = [
    [`${CALL}api/order/preview`, FORM],
    [`${CALL}api/attachment/upload`, FORM],
    [`${CALL}api/order/preview`, 'application/json'],
    ['/sandbox-cashier/notice', FORM],
  ] as const;
  it.each(PLACES)('%s stops reading an endless body (%s)', async (path, type) => {
    const { body, read } = endless((nth) => `k${nth}=v&`);
    const response = await post(path, type, body);
    expect([response.status, await response.json()]).toEqual([413, tooMuch]);
    expect(read.bytes).toBeLessThan(1.1 * 1024 * 1024);
    expect(read.isCancelled).toBe(true);
  });

  it('are refused by their Content-Length before a byte is read', async () => {
    const { body, read } = endless(() => 'x');
    const response = await mall.app.request(`http://mall.test${CALL}api/order/preview`, {
      method: 'POST',
      headers: { 'Content-Type': FORM, 'Content-Length': '20000000', 'X-Access-Token': token },
      body,
      duplex: 'half',
    } as RequestInit);
    expect([response.status, read.bytes]).toEqual([413, 0]);
  });

  it('have a maximum number of fields: in a form, in a query, in JSON', async () => {
    const fields = Array.from({ length: 2000 }, (_none, n) => `k${n}=v`).join('&');
    expect((await post(`${CALL}api/order/preview`, FORM, fields)).status).toBe(413);
    const query = await mall.app.request(`http://mall.test${CALL}api/index/config&${fields}`);
    expect(query.status).toBe(413);
    const many = JSON.stringify(Array.from({ length: 20_000 }, (_none, n) => n));
    const form = new URLSearchParams({ form_data: many });
    const answer = await post(`${CALL}api/order/preview`, FORM, form.toString());
    expect(await answer.json()).toEqual({ code: 1, msg: 'Form Data格式不正确。' });
  });

  it('are multipart only for uploads, with a maximum number of parts', async () => {
    const plain = await post(`${CALL}api/order/preview`, PARTS, `${part('id', '1')}--b--\r\n`);
    expect([plain.status, await plain.json()]).toEqual([415, { code: 1, msg: '不支持的内容类型' }]);
    for (const pieceAt of [
      (nth: number) => part(`k${nth}`, 'v'),
      () => part('same', ''),
      () => part('k', 'x'.repeat(70_000)),
    ]) {
      const { body, read } = endless(pieceAt);
      const response = await post(`${CALL}api/attachment/upload`, PARTS, body);
      expect(response.status).toBe(413);
      expect(read.bytes).toBeLessThan(256 * 1024);
    }
  });

  it('are refused with a message where the parts cannot be separated', async () => {
    for (const broken of [
      'x',
      '',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nx',
    ]) {
      const response = await post(`${CALL}api/attachment/upload`, PARTS, broken);
      expect(response.status).toBe(200);
      expect(((await response.json()) as { code: number }).code).toBe(1);
    }
  });

  it('are refused when their JSON is nested too deep, also with brackets inside of texts', async () => {
    const deep = `${'[{"a":"]]]]","b":'.repeat(9000)}1${'}]'.repeat(9000)}`;
    for (const text of [deep, '['.repeat(100_000), `{"a":"${'\\"]'.repeat(50)}","b":${'['.repeat(50)}`]) {
      const body = new URLSearchParams({ form_data: text }).toString().slice(0, 250_000);
      const answer = await post(`${CALL}api/order/preview`, FORM, body);
      expect(await answer.json()).toEqual({ code: 1, msg: 'Form Data格式不正确。' });
    }
  });

  it('preserve a text full of brackets', async () => {
    const remark = '['.repeat(41) + '{'.repeat(41) + ']"\\';
    const goods = [goodsOf(await plainGoods(mall))];
    const { unionId } = await order(mall, token, formOf(goods, { remark }));
    expect((await orderOf(mall, unionId)).remark).toBe(remark);
  });
});

describeOnOneDatabase('methods', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = openMall(await open());
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });
  const ask = (method: string, path: string) => mall.app.request(`http://mall.test${path}`, { method });

  const CONFIG = `${CALL}api/index/config`;
  const PLACES = [
    [CONFIG, 'GET, HEAD, POST, OPTIONS'],
    ['/sandbox-cashier/wechat_h5', 'GET, HEAD, POST, OPTIONS'],
    ['/pictures/logo.svg', 'GET, HEAD, OPTIONS'],
    ['/uploads/none.png', 'GET, HEAD, OPTIONS'],
    ['/', 'GET, HEAD, OPTIONS'],
  ] as const;
  describe.each(PLACES)('at %s', (path, allow) => {
    it('are listed by OPTIONS', async () => {
      const response = await ask('OPTIONS', path);
      expect([response.status, response.headers.get('allow'), await response.text()]).toEqual([
        204,
        allow,
        '',
      ]);
    });

    it.each(['DELETE', 'PUT', 'PATCH', 'PROPFIND'])(
      'are refused as %s, with the accepted ones',
      async (method) => {
        const response = await ask(method, path);
        expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
        expect(await response.json()).toEqual({ code: 1, msg: '请求方式不正确' });
      },
    );

    it('get the same response for HEAD as for GET, without the body', async () => {
      const [head, got] = [await ask('HEAD', path), await ask('GET', path)];
      expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
        got.status,
        got.headers.get('content-type'),
        '',
      ]);
    });
  });

  it('write nothing by HEAD on POST-only routes', async () => {
    const before = await mall.database.db.selectFrom('access_tokens').select('token_hash').execute();
    await ask('HEAD', `${CALL}api/passport/login&type=username&mobile=13800000001&password=pagoda123`);
    expect(await mall.database.db.selectFrom('access_tokens').select('token_hash').execute()).toEqual(before);
  });

  it('refuses a request that names two hosts, in whatever case', async () => {
    const ask = (rawHeaders: readonly string[], path: string) =>
      mall.app.request(path, {}, { incoming: { rawHeaders } });
    const one = ['Host', 'mall.test', 'Accept', 'host'];
    for (const path of ['/healthz', `${CALL}api/index/config`, '/studio/api/session', '/uploads/x.png']) {
      expect((await ask([...one, 'hOST', 'evil.example'], path)).status).toBe(400);
      expect((await ask(one, path)).status).not.toBe(400);
    }
  });

  it('asks browsers to stay with https where they came by it', async () => {
    const headerOf = async (origin: string, path: string) =>
      (await mall.app.request(`${origin}${path}`)).headers.get('Strict-Transport-Security');
    for (const path of ['/healthz', `${CALL}api/index/config`, '/studio/api/session', '/uploads/none.png']) {
      expect(await headerOf('https://mall.test', path)).toBe('max-age=31536000');
      expect(await headerOf('http://mall.test', path)).toBeNull();
    }
  });
});
