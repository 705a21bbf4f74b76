// Proves that views of goods pages are counted exactly, and cost few statements that no page waits for.
import { afterEach, expect, it } from 'vitest';
import type { KyselyPlugin } from 'kysely';
import { goodsDetail } from '~/schemas/api/goods.gen';
import type { Database } from '~/server/db/database';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { storedViews, ViewCounter } from './view-counter';

const GOODS = 2;

/** The database with its statements, in which `fails` may throw. */
function watched(database: Database, fails: () => void = () => {}) {
  const statements: string[] = [];
  const spy: KyselyPlugin = {
    transformQuery: ({ node }) => {
      fails();
      statements.push(JSON.stringify(node));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { database: { ...database, db: database.db.withPlugin(spy) }, statements };
}

/** A counter, and what its database does before it is closed. */
function counterOf({ db }: Database) {
  const failures: unknown[] = [];
  const atEnd: (() => Promise<void>)[] = [];
  const onClose = (act: () => Promise<void>) => void atEnd.push(act);
  const views = new ViewCounter({ db, onClose }, (error) => failures.push(error));
  const stop = async () => {
    for (const act of atEnd) await act();
  };
  return { views, stop, failures };
}

describeOnBothDatabases('views of goods', (open) => {
  const malls: Mall[] = [];
  afterEach(() => {
    for (const mall of malls.splice(0)) mall.close();
  });

  it('become one statement for those of a moment, and all are stored when the database is closed', async () => {
    const { database, statements } = watched(await open());
    const before = await storedViews(database.db, GOODS);
    const { views, stop, failures } = counterOf(database);
    await Promise.all([1, ...Array<number>(40).fill(GOODS)].map((id) => views.view(id)));
    await stop();
    const written = statements.filter((text) => text.includes('insert into goods_views'));
    expect([written.length, failures]).toEqual([expect.any(Number), []]);
    expect(written.length).toBeLessThan(4);
    expect(await storedViews(database.db, GOODS)).toBe(before + 40);
  });

  it('are shown at once, those of other processes with the next that are stored', async () => {
    const database = await open();
    const before = await storedViews(database.db, GOODS);
    const [one, other] = [counterOf(database), counterOf(database)];
    expect([await one.views.view(GOODS), await one.views.view(GOODS)]).toEqual([before, before + 1]);
    await one.stop();
    await other.views.view(GOODS);
    await other.stop();
    await one.views.view(GOODS);
    await one.stop();
    expect(await one.views.view(GOODS)).toBe(before + 4);
    await one.stop();
  });

  it('are stored once the database is back, of goods that are still there', async () => {
    const database = await open();
    const before = await storedViews(database.db, GOODS);
    const outage = { isNow: false };
    const { views, stop, failures } = counterOf(
      watched(database, () => {
        if (outage.isNow) throw new Error('down');
      }).database,
    );
    await views.view(GOODS);
    await views.write();
    outage.isNow = true;
    await views.view(GOODS);
    await views.write();
    outage.isNow = false;
    await views.view(999_999);
    await stop();
    expect(failures).not.toEqual([]);
    expect(await storedViews(database.db, GOODS)).toBe(before + 2);
  });

  it('keep no cached page waiting: guests read it while another holds the embedded database', async () => {
    const database = await open();
    const now = new Date();
    const mall = openMall(database, { now: () => now, isChecking: false });
    malls.push(mall);
    const look = async () => (await mall.ask(goodsDetail, { id: GOODS })).goods.detail_count;
    const first = await look();
    const meanwhile = await database.db.transaction().execute(async () => [await look(), await look()]);
    expect(meanwhile).toEqual([first + 1, first + 2]);
  });
});
