// Proves that the server's process survives a restart of its database, refuses calls meanwhile, and resumes due jobs.
import { mkdtempSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, inject, it } from 'vitest';
import { cartList } from '~/schemas/api/cart.gen';
import { openDatabase } from '~/server/db/database';
import { DatabaseProxy } from './database-proxy';
import { openMall } from './mall-helpers';
import { TEST_TIMEOUTS } from './pool-timeouts';
import { placeOne } from './money/checkout-helpers';
import { bundleServer } from './money/server-bundle';
import { startServer } from './money/server-process';

const DEADLINE_MS = 60_000;
const CANCELLED = 1;

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadlineMs = Date.now() + DEADLINE_MS;
  while (!(await isSo())) {
    if (Date.now() > deadlineMs) throw new Error('It has not come to pass.');
    await new Promise((next) => setTimeout(next, 100));
  }
}

it.skipIf(inject('postgres') === null)(
  'a process survives a restart of its database, and runs due jobs afterwards',
  async () => {
    const { adminUrl = '', template = '' } = inject('postgres') ?? {};
    const name = `outage_${randomUUID().replaceAll('-', '')}`;
    const admin = new Client({ connectionString: adminUrl });
    await admin.connect();
    await admin.query(`create database ${name} template ${template}`);
    const direct = new URL(adminUrl);
    direct.pathname = name;
    const proxy = new DatabaseProxy(Number(direct.port));
    const throughProxy = new URL(direct);
    throughProxy.hostname = '127.0.0.1';
    throughProxy.port = String(await proxy.open());
    const database = await openDatabase({ url: direct.href, timeouts: TEST_TIMEOUTS });
    const mall = openMall(database);
    const dataFolder = mkdtempSync(join(tmpdir(), 'pagoda-outage-'));
    const bundle = await bundleServer();
    const server = await startServer(bundle, { dataFolder, databaseUrl: throughProxy.href });
    try {
      const token = await mall.tokenOf(1);
      const ask = async () => {
        const url = `${server.origin}/web/index.php?_mall_id=1&r=${encodeURIComponent(cartList.route)}`;
        return fetch(url, { headers: { 'X-Access-Token': token, 'X-Requested-With': 'XMLHttpRequest' } });
      };
      expect((await ask()).status).toBe(200);
      const { id } = await placeOne(mall, { token });
      proxy.mood = 'refuses';
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and application_name = ''`,
      );
      proxy.cut();
      await until(async () => (await ask()).status === 503);
      expect(Number((await ask()).headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      const overdue = { auto_cancel_at: new Date(Date.now() - 1000) };
      await database.db.updateTable('orders').set(overdue).where('id', '=', id).execute();
      proxy.mood = 'passes';
      await until(async () => (await ask()).status === 200);
      // The same process, without a restart.
      expect(process.kill(server.pid, 0)).toBe(true);
      await until(async () => {
        const order = await database.db
          .selectFrom('orders')
          .select('cancel_status')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        return order.cancel_status === CANCELLED;
      });
    } finally {
      await server.stop();
      mall.close();
      await database.close();
      await proxy.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  },
  2 * DEADLINE_MS,
);
