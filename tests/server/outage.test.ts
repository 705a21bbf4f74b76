// Proves that the server outlives its database: cut connections, a server that is down, one that answers nothing.
import { randomUUID } from 'node:crypto';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { indexConfig } from '~/schemas/api/index.gen';
import { cartList } from '~/schemas/api/cart.gen';
import { type Database, openDatabase } from '~/server/db/database';
import { auditBooks } from '~/server/payments/audit';
import { waitUntil } from './money/cashier-kit';
import { type Mall, openMall } from './mall-kit';
import { formOf, goodsOf, order, plainGoods } from './money/checkout-kit';
import { roundsOver } from './rounds-kit';

type Mood = 'passes' | 'refuses' | 'swallows';

/** Stands between the server and its database, and breaks what passes. */
class Proxy {
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  mood: Mood = 'passes';
  /** Connections that were tried. */
  tries = 0;

  constructor(port: number) {
    this.#server = createServer((from) => {
      this.tries += 1;
      from.on('error', () => undefined);
      if (this.mood === 'refuses') {
        from.destroy();
        return;
      }
      const to = connect(port, '127.0.0.1');
      to.on('error', () => from.destroy());
      const pair = [from, to] as const;
      this.#pairs.add(pair);
      const end = () => {
        this.#pairs.delete(pair);
        from.destroy();
        to.destroy();
      };
      from.on('close', end);
      to.on('close', end);
      from.on('data', (bytes) => this.mood !== 'swallows' && to.write(bytes));
      to.on('data', (bytes) => this.mood !== 'swallows' && from.write(bytes));
    });
  }

  open(): Promise<number> {
    return new Promise((opened) => {
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address();
        opened(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  }

  cut(): void {
    for (const [from, to] of this.#pairs) {
      from.destroy();
      to.destroy();
    }
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((done) => this.#server.close(done));
  }
}

const PATIENCE = { connectMs: 1500, statementMs: 1200, lockMs: 300, idleMs: 3000, silenceMs: 1500 };
const isAbsent = inject('postgres') === null;

describe.skipIf(isAbsent)('a server whose database goes away', () => {
  const name = () => `outage_${randomUUID().replaceAll('-', '')}`;
  let proxy: Proxy;
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
  /** As a restarting server ends its connections. */
  const terminate = () =>
    administrate(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${databaseName}'`);

  beforeEach(async () => {
    const postgres = inject('postgres');
    if (postgres === null) return;
    databaseName = name();
    await administrate(`create database ${databaseName} template ${postgres.template}`);
    const url = new URL(postgres.adminUrl);
    proxy = new Proxy(Number(url.port));
    url.pathname = databaseName;
    url.hostname = '127.0.0.1';
    url.port = String(await proxy.open());
    database = await openDatabase({ url: url.href, patience: PATIENCE });
    mall = openMall(database);
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
  const isAway = { status: 503, code: 1, msg: '系统繁忙，请稍后再试' };

  it('answers 503 or what is right while connections are cut, and the books agree afterwards', async () => {
    const piece = await plainGoods(mall);
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
    expect(await auditBooks(database.db)).toEqual([]);
    const twice = await database.db
      .selectFrom('orders')
      .select('remark')
      .where('remark', '~', '^[1-4]-')
      .groupBy('remark')
      .having((eb) => eb(eb.fn.countAll(), '>', 1))
      .execute();
    expect(twice).toEqual([]);
  });

  it('refuses early while the database is down, tries seldom, and is back by itself with its jobs', async () => {
    expect((await ask()).status).toBe(200);
    proxy.mood = 'refuses';
    proxy.cut();
    await ask();
    const { tries } = proxy;
    const answers = await Promise.all(Array.from({ length: 40 }, ask));
    for (const answer of answers) {
      expect(answer).toMatchObject(isAway);
      expect(answer.retryAfter).toBeGreaterThanOrEqual(1);
    }
    expect(proxy.tries - tries).toBeLessThan(5);
    const reported: string[] = [];
    const rounds = roundsOver(database.db, (_error, what) => reported.push(what));
    await rounds.run(new Date());
    proxy.mood = 'passes';
    expect(await isBack()).toBe(true);
    await rounds.run(new Date());
    expect(reported).toEqual([]);
  });

  it('waits for a silent database no longer than its patience, and works again when it speaks', async () => {
    expect((await ask()).status).toBe(200);
    proxy.mood = 'swallows';
    const answers = await Promise.all(Array.from({ length: 15 }, ask));
    for (const answer of answers) expect(answer).toMatchObject(isAway);
    expect(await ask()).toMatchObject(isAway);
    proxy.mood = 'passes';
    expect(await isBack()).toBe(true);
    expect((await mall.call(indexConfig, {})).code).toBe(0);
  });

  it('waits for a lock no longer than its patience, and keeps the connection', async () => {
    const { tries } = proxy;
    await database.db.transaction().execute(async (trx) => {
      await trx.selectFrom('skus').select('id').forUpdate().execute();
      const piece = await plainGoods(mall);
      const answer = await order(mall, token, formOf([goodsOf(piece)], { remark: 'locked' })).catch(
        (error: unknown) => error,
      );
      expect(answer).not.toMatchObject({ msg: '' });
    });
    expect((await ask()).status).toBe(200);
    expect(proxy.tries - tries).toBeLessThan(9);
  });
});
