// Proves on both databases that a reminder of a sale is sent once, in time, to a reachable address (CONST-11).
import { beforeEach, expect, it } from 'vitest';
import { advanceGoodsDetail } from '~/schemas/api/advance.gen';
import { goodsRemind } from '~/schemas/api/goods.gen';
import { pintuanGoodsDetail } from '~/schemas/api/pintuan.gen';
import { PLUGINS } from '~/server/app/load-plugins';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import type { Database } from '../db/database';
import { remindOfSale } from '../families/goods/remind';
import type { TextMessage } from '../messages/gateway';
import { JobRunner } from './jobs';

type At = [{ id: number }, { token: string }];

const SHOPPER = 1;
const MOBILE = '13800000001';
const GOODS = 1;
const NOW = new Date('2026-11-21T10:00:00+08:00');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

describeOnBothDatabases('the reminder of a sale', (open) => {
  let database: Database;
  let sent: TextMessage[];
  let failures: string[];
  /** While set, the gateway refuses messages. */
  let isDown: boolean;
  beforeEach(async () => {
    database = await open();
    sent = [];
    failures = [];
    isDown = false;
    await database.db.deleteFrom('goods_reminds').execute();
    await beginAt(minutes(60));
    await remind();
  });

  const beginAt = (sell_begin_at: Date | null) =>
    database.db.updateTable('goods').set({ sell_begin_at }).where('id', '=', GOODS).execute();
  const remind = (now = NOW) =>
    remindOfSale(database.db, { goodsId: GOODS, userId: SHOPPER, now, plugins: PLUGINS });
  const rounds = () =>
    new JobRunner(database.db, {
      plugins: PLUGINS,
      gateway: {
        send: (message) => {
          if (isDown) return Promise.reject(new Error('down'));
          sent.push(message);
          return Promise.resolve();
        },
      },
      onFailure: (_error, what) => failures.push(what),
    });
  const run = (now: Date) => rounds().run(now);
  const nameOfGoods = async () =>
    (await database.db.selectFrom('goods').select('name').where('id', '=', GOODS).executeTakeFirstOrThrow())
      .name;

  it('is sent five minutes before the sale begins, once, also by two processes at the same time', async () => {
    await run(minutes(54));
    expect(sent).toEqual([]);
    await Promise.all([run(minutes(55)), run(minutes(55))]);
    await run(minutes(56));
    const text = `您预约的「${await nameOfGoods()}」将于11-21 11:00开售，别错过。`;
    expect(sent).toEqual([{ receiver: MOBILE, at: minutes(55), text }]);
    expect(failures).toEqual([]);
  });

  it('says that the sale has begun when it comes late, and is not sent an hour later', async () => {
    await run(minutes(61));
    expect(sent.map(({ text }) => /已于11-21 11:00开售/.test(text))).toEqual([true]);
    await beginAt(minutes(60));
    await database.db.updateTable('goods_reminds').set({ reminded_at: null }).execute();
    await run(minutes(121));
    await run(minutes(60));
    expect(sent).toHaveLength(1);
  });

  it('follows a sale that is postponed', async () => {
    await beginAt(minutes(200));
    await run(minutes(55));
    expect(sent).toEqual([]);
    await run(minutes(195));
    expect(sent.map(({ text }) => /将于11-21 13:20开售/.test(text))).toEqual([true]);
  });

  it('is sent again only for another sale of the goods', async () => {
    await run(minutes(55));
    await remind(minutes(56));
    await run(minutes(57));
    expect(sent).toHaveLength(1);
    await beginAt(minutes(300));
    await remind(minutes(61));
    await run(minutes(295));
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['advance', (mall: Mall, ...at: At) => mall.ask(advanceGoodsDetail, ...at)],
    ['pintuan', (mall: Mall, ...at: At) => mall.ask(pintuanGoodsDetail, ...at)],
  ] as const)('is of its activity for goods of %s', async (plugin, page) => {
    const { db } = database;
    await beginAt(null);
    const { id, activityId } = await db
      .selectFrom('activity_goods')
      .innerJoin('activities', 'activities.id', 'activity_id')
      .select(['activity_goods.goods_id as id', 'activity_id as activityId'])
      .where('plugin', '=', plugin)
      .orderBy('end_at', 'desc')
      .executeTakeFirstOrThrow();
    const set = (values: { begin_at: Date } | { is_enabled: boolean }) =>
      db.updateTable('activities').set(values).where('id', '=', activityId).execute();
    let now = NOW;
    const mall = openMall(database, { now: () => now });
    const by = { token: await mall.tokenOf(SHOPPER) };
    const isReminded = async () => (await page(mall, { id }, by)).detail.reminded;
    const ask = async () => (await mall.call(goodsRemind, { goods_id: id }, by)).msg;
    await set({ begin_at: minutes(60) });
    expect(await isReminded()).toBe(false);
    expect(await ask()).toBe('提醒设置成功');
    expect(await isReminded()).toBe(true);
    await set({ begin_at: minutes(120) });
    await run(minutes(114));
    expect(sent).toEqual([]);
    await run(minutes(115));
    await run(minutes(116));
    expect(sent.map(({ text }) => /将于11-21 12:00开售/.test(text))).toEqual([true]);
    now = minutes(120);
    expect(await ask()).toBe('商品已开售');
    now = NOW;
    await set({ is_enabled: false });
    expect(await ask()).toBe('商品已开售');
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  it('is retried when the gateway refused the message', async () => {
    isDown = true;
    const one = rounds();
    await one.run(minutes(55));
    expect([sent.length, failures.length]).toEqual([0, 1]);
    isDown = false;
    await one.run(minutes(56));
    await one.run(minutes(57));
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['the goods are off the shelf', () => database.db.updateTable('goods').set({ is_on_sale: false })],
    ['the goods are deleted', () => database.db.updateTable('goods').set({ deleted_at: NOW })],
    ['the shopper has no mobile', () => database.db.updateTable('users').set({ mobile: null })],
    ['the account is closed', () => database.db.updateTable('users').set({ deleted_at: NOW })],
    [
      'the sale no longer waits for a time',
      () => database.db.updateTable('goods').set({ sell_begin_at: null }),
    ],
  ])('is done without a message when %s', async (_why, change) => {
    await change().execute();
    expect(await run(minutes(55))).toBe(1);
    expect(await run(minutes(56))).toBe(0);
    expect(sent).toEqual([]);
  });
});
