// Proves that the server survives its database: cut connections, a server that is down, one that never responds.
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { indexConfig } from '~/schemas/api/index.gen';
import { orderPayData, orderSubmit } from '~/schemas/api/order.gen';
import { paymentPayData } from '~/schemas/api/payment.gen';
import { cartList } from '~/schemas/api/cart.gen';
import { type Database, openDatabase } from '~/server/db/database';
import { ADMISSION_LIMITS } from '~/server/http/admission';
import { inClass, POOL_SHARES } from '~/server/db/call-class';
import { auditLedger } from '~/server/payments/audit';
import { waitUntil } from './money/cashier-helpers';
import { DatabaseProxy } from './database-proxy';
import { type Mall, openMall } from './mall-helpers';
import { formOf, goodsOf, order, plainGoods, stockOf } from './money/checkout-helpers';
import { jobRunnerOver } from './rounds-helpers';

const POOL_TIMEOUTS = {
  connectMs: 1500,
  statementMs: 1200,
  ordinaryMs: 700,
  lockMs: 300,
  idleMs: 3000,
  responseMs: 1500,
};
const isAbsent = inject('postgres') === null;

describe.skipIf(isAbsent)('a server whose database goes away', () => {
  const name = () => `outage_${randomUUID().replaceAll('-', '')}`;
  let proxy: DatabaseProxy;
  let mall: Mall;
  let database: Database;
  let databaseName: string;
  let token: string;

  const administrate = async (statement: string) => {
    const admin = new Client({ connectionString: inject('postgres')?.adminUrl });
    await admin.connect();
    await admin.query(statement);
    await admin.end();
  };
  /** Ends connections like a restarting server. */
  const terminate = () =>
    administrate(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${databaseName}'`);

  beforeEach(async () => {
    const postgres = inject('postgres');
    if (postgres === null) return;
    databaseName = name();
    await administrate(`create database ${databaseName} template ${postgres.template}`);
    const url = new URL(postgres.adminUrl);
    proxy = new DatabaseProxy(Number(url.port));
    url.pathname = databaseName;
    url.hostname = '127.0.0.1';
    url.port = String(await proxy.open());
    database = await openDatabase({ url: url.href, timeouts: POOL_TIMEOUTS });
    // A cached answer may be made while an order's transaction is cut or open: not what is proved here.
    mall = openMall(database, { isChecking: false });
    token = await mall.tokenOf(1);
  });
  afterEach(async () => {
    expect(mall.failures).toEqual([]);
    mall.close();
    await database.close();
    await proxy.close();
    await administrate(`drop database ${databaseName} with (force)`);
  });

  const ask = async () => {
    const path = `/web/index.php?_mall_id=1&r=${encodeURIComponent(cartList.route)}`;
    const response = await mall.app.request(`http://mall.test${path}`, {
      headers: { 'X-Access-Token': token, 'X-Requested-With': 'XMLHttpRequest' },
    });
    const { code, msg } = (await response.json()) as { code: number; msg: string };
    return { status: response.status, code, msg, retryAfter: Number(response.headers.get('retry-after')) };
  };
  const isBack = () => waitUntil(async () => (await ask()).status === 200);
  const isUnavailable = { status: 503, code: 1, msg: '系统繁忙，请稍后再试' };

  it('responds with 503 or correctly while connections are cut, with consistent ledgers afterwards', async () => {
    const piece = await plainGoods(mall);
    const stock = await stockOf(mall, piece.skuId);
    const run = { isShopping: true };
    let done = 0;
    const shop = async (who: number) => {
      for (let nth = 0; run.isShopping; nth += 1) {
        const form = formOf([goodsOf(piece)], { remark: `${who}-${nth}` });
        const { unionId } = await order(mall, token, form).catch(() => ({ unionId: 0 }));
        done += unionId > 0 ? 1 : 0;
        await new Promise((next) => setTimeout(next, 20));
      }
    };
    const shoppers = [1, 2, 3, 4].map(shop);
    for (let cut = 0; cut < 4; cut += 1) {
      const before = done;
      expect(await waitUntil(() => Promise.resolve(done > before + 1))).toBe(true);
      if (cut % 2 === 0) await terminate();
      else proxy.cut();
    }
    expect(await isBack()).toBe(true);
    run.isShopping = false;
    await Promise.all(shoppers);
    expect(await auditLedger(database.db)).toEqual([]);
    const twice = await database.db
      .selectFrom('orders')
      .select('remark')
      .where('remark', '~', '^[1-4]-')
      .groupBy('remark')
      .having((eb) => eb(eb.fn.countAll(), '>', 1))
      .execute();
    expect(twice).toEqual([]);
    const bought = await database.db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('remark', '~', '^[1-4]-')
      .executeTakeFirstOrThrow();
    expect(bought.count).toBeGreaterThanOrEqual(done);
    // Each bought one piece: a failed order has returned its piece.
    expect(await stockOf(mall, piece.skuId)).toBe(stock - bought.count);
  });

  it('refuses early while the database is down, retries seldom, and recovers by itself with its jobs', async () => {
    expect((await ask()).status).toBe(200);
    proxy.mood = 'refuses';
    proxy.cut();
    await ask();
    const { tries } = proxy;
    const answers = await Promise.all(Array.from({ length: 40 }, ask));
    for (const answer of answers) {
      expect(answer).toMatchObject(isUnavailable);
      expect(answer.retryAfter).toBeGreaterThanOrEqual(1);
    }
    expect(proxy.tries - tries).toBeLessThan(5);
    const reported: string[] = [];
    const rounds = jobRunnerOver(database.db, (_error, what) => reported.push(what));
    await rounds.run(new Date());
    proxy.mood = 'passes';
    expect(await isBack()).toBe(true);
    await rounds.run(new Date());
    expect(reported).toEqual([]);
  });

  it('waits for a silent database no longer than its timeouts, and works again when it responds', async () => {
    expect((await ask()).status).toBe(200);
    proxy.mood = 'swallows';
    const answers = await Promise.all(Array.from({ length: 15 }, ask));
    for (const answer of answers) expect(answer).toMatchObject(isUnavailable);
    expect(await ask()).toMatchObject(isUnavailable);
    proxy.mood = 'passes';
    expect(await isBack()).toBe(true);
    expect((await mall.call(indexConfig, {})).code).toBe(0);
  });

  it('refuses only the calls that get no free connection: the database is up', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const held = Array.from({ length: POOL_SHARES.ordinary }, (_, at) =>
      inClass({ kind: 'ordinary', name: `route ${at}` }, () =>
        database.db.transaction().execute(async (trx) => {
          await trx.selectFrom('skus').select('id').limit(1).execute();
          await gate;
        }),
      ),
    );
    expect(await ask()).toMatchObject(isUnavailable);
    open();
    await Promise.all(held);
    // At once: no retry is needed first.
    expect((await ask()).status).toBe(200);
  });

  it('has a connection for each checkout and each payment that may be in a transaction', async () => {
    let begun = 0;
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const most = ADMISSION_LIMITS.checkouts + ADMISSION_LIMITS.lanes.paying.running;
    const held = Array.from({ length: most }, () =>
      inClass({ kind: 'critical', name: 'api/order/pay-data' }, () =>
        database.db.transaction().execute(async (trx) => {
          await trx.selectFrom('skus').select('id').limit(1).execute();
          begun += 1;
          if (begun === most) open();
          await gate;
        }),
      ),
    );
    await Promise.all(held);
    expect(begun).toBe(most);
  });

  it('answers other routes, and pays, while a route is slow, and ends what browsing waits for too long', async () => {
    const sleep = (kind: 'critical' | 'ordinary', name: string, seconds: number) =>
      inClass({ kind, name }, () => database.executeSql('select pg_sleep($1)', [seconds]));
    const done: string[] = [];
    const slow = Array.from({ length: 12 }, () =>
      sleep('ordinary', 'slow', 0.4).then(
        () => done.push('slow'),
        () => done.push('slow'),
      ),
    );
    expect((await ask()).status).toBe(200);
    await sleep('critical', 'pay', 0);
    expect(done.length).toBeLessThan(12);
    await Promise.all(slow);
    await expect(sleep('ordinary', 'slow', 0.9)).rejects.toThrow('statement timeout');
    await sleep('critical', 'pay', 0.9);
  });

  it('responds to pages with a page and Retry-After too, also the cashier and the sign-in routes', async () => {
    const { unionId } = await order(mall, token, formOf([goodsOf(await plainGoods(mall))]));
    const opened = await mall.ask(paymentPayData, { id: unionId, pay_type: 'alipay_h5' }, { token });
    const cashier = opened.url ?? '';
    proxy.mood = 'refuses';
    proxy.cut();
    for (const [url, method] of [
      [cashier, 'GET'],
      [cashier, 'POST'],
      [`http://mall.test/web/index.php?_mall_id=1&r=${encodeURIComponent(indexConfig.route)}`, 'GET'],
    ] as const) {
      const body = method === 'POST' ? new URLSearchParams(`${new URL(url).search}&act=pay`) : undefined;
      const response = await mall.app.request(url, { method, body, headers: { Accept: 'text/html,*/*' } });
      expect([url, response.status]).toEqual([url, 503]);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(await response.text()).toContain('系统繁忙，请稍后再试');
    }
  });

  it('waits for a lock no longer than its timeouts, and keeps the connection', async () => {
    const { tries } = proxy;
    await database.db.transaction().execute(async (trx) => {
      await trx.selectFrom('skus').select('id').forUpdate().execute();
      const piece = await plainGoods(mall);
      const form_data = formOf([goodsOf(piece)]);
      const submitted = await mall.ask(orderSubmit, { form_data }, { token });
      const body = new URLSearchParams({ token: submitted.token, queue_id: String(submitted.queue_id) });
      const url = `http://mall.test/web/index.php?_mall_id=1&r=${encodeURIComponent(orderPayData.route)}`;
      const headers = { 'X-Access-Token': token, 'X-Requested-With': 'XMLHttpRequest' };
      const response = await mall.app.request(url, { method: 'POST', body, headers });
      expect(response.status).toBe(503);
    });
    expect(await isBack()).toBe(true);
    expect(proxy.tries - tries).toBeLessThan(9);
  });
});
