// Proves the terms of distribution as they are stored: whose rates pay, how far up, what counts as bought, what is free.
import { beforeEach, expect, it } from 'vitest';
import type { ShareSetting } from '~/schemas/api/index.gen';
import { shareCash } from '~/schemas/api/share.gen';
import type { Trx } from '~/server/db/transaction';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { payOne, placeOne, plainGoods, setOption } from '~/tests/server/money/checkout-helpers';
import { createShopper } from '~/tests/server/role-helpers';
import { chainAbove, readRates } from './commissions';
import { enroll, purchasesOf } from './distributors';
import { readShareSetting } from './share-setting';

const [LIN, BUYER] = [1, 4];
const SETTING = { level: 3, price_type: 1, first: 10, second: 5, third: 1, condition: 1 };
const LEVEL = 11;

describeOnBothDatabases('the terms of distribution', (open) => {
  let mall: Mall;
  let token: string;
  beforeEach(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(BUYER);
    await mall.database.db.deleteFrom('goods_commissions').execute();
    await mall.database.db.updateTable('share_levels').set({ deleted_at: new Date() }).execute();
    await set();
  });

  const set = (change: object = {}) => setOption(mall, 'share_setting', { ...SETTING, ...change });
  const inTrx = <T>(work: (trx: Trx) => Promise<T>): Promise<T> =>
    mall.database.db.transaction().execute(work);
  const addLevel = () =>
    mall.database.db
      .insertInto('share_levels')
      .values({ level: LEVEL, name: '铜牌', first_rate: 2000, condition_type: null })
      .execute();

  /** Four distributors, each the junior of the one before; the last invited the buyer. */
  async function fourAbove(): Promise<number[]> {
    const { db } = mall.database;
    const ids: number[] = [];
    for (const name of ['一', '二', '三', '四']) {
      const id = await createShopper(db, name);
      await inTrx((trx) => enroll(trx, { userId: id, now: new Date() }, 1));
      await db
        .updateTable('users')
        .set({ parent_id: ids.at(-1) ?? null })
        .where('id', '=', id)
        .execute();
      ids.push(id);
    }
    await db
      .updateTable('users')
      .set({ parent_id: ids.at(-1) ?? null })
      .where('id', '=', BUYER)
      .execute();
    return ids;
  }

  const paidFor = (orderId: number) =>
    mall.database.db
      .selectFrom('order_commissions')
      .select(['user_id', 'kind', 'rate'])
      .where('order_id', '=', orderId)
      .orderBy('depth')
      .execute();

  it("pay the goods' own rate of the level, else of all levels, else the level's, else the mall's", async () => {
    const { db } = mall.database;
    const { goodsId } = await plainGoods(mall);
    const firstOf = async (level: number) => {
      const rates = await readRates(db, [goodsId], await readShareSetting(db));
      const { type, steps } = rates(goodsId, level);
      return [type, steps[0]];
    };
    expect(await firstOf(LEVEL)).toEqual([1, 1000]);
    await addLevel();
    expect(await firstOf(LEVEL)).toEqual([1, 2000]);
    expect(await firstOf(0)).toEqual([1, 1000]);
    await db
      .insertInto('goods_commissions')
      .values({ goods_id: goodsId, level: 0, rate_type: 2, first_rate: 30 })
      .execute();
    expect([await firstOf(LEVEL), await firstOf(0)]).toEqual([
      [2, 30],
      [2, 30],
    ]);
    await db
      .insertInto('goods_commissions')
      .values({ goods_id: goodsId, level: LEVEL, rate_type: 1, first_rate: 4000 })
      .execute();
    expect([await firstOf(LEVEL), await firstOf(0)]).toEqual([
      [1, 4000],
      [2, 30],
    ]);
  });

  it("pay an order by the rate of its distributor's level", async () => {
    const { db } = mall.database;
    await addLevel();
    await db.updateTable('users').set({ parent_id: LIN }).where('id', '=', BUYER).execute();
    await db.updateTable('distributors').set({ level: LEVEL }).where('user_id', '=', LIN).execute();
    const order = await placeOne(mall, { token, isPickUp: true });
    expect(await paidFor(order.id)).toEqual([{ user_id: LIN, kind: 1, rate: 2000 }]);
  });

  it('reach three referrers, of whom as many earn as the mall pays levels', async () => {
    const [, second, third, fourth] = await fourAbove();
    const chain = await chainAbove(mall.database.db, BUYER);
    expect(chain.map(({ userId, place }) => [userId, place])).toEqual([
      [fourth, 1],
      [third, 2],
      [second, 3],
    ]);
    const all = await placeOne(mall, { token, isPickUp: true });
    expect(await paidFor(all.id)).toEqual([
      { user_id: fourth, kind: 1, rate: 1000 },
      { user_id: third, kind: 2, rate: 500 },
      { user_id: second, kind: 3, rate: 100 },
    ]);
    await set({ level: 2 });
    const two = await placeOne(mall, { token, isPickUp: true, nth: 1 });
    expect((await paidFor(two.id)).map(({ user_id }) => user_id)).toEqual([fourth, third]);
  });

  it('count orders once they are paid, or once they are finished', async () => {
    const { db } = mall.database;
    const totalOf = async (consume_condition: 1 | 2) => {
      await set({ consume_condition });
      return (await purchasesOf(db, BUYER, await readShareSetting(db))).totalFen;
    };
    const [paid, finished] = [await totalOf(1), await totalOf(2)];
    const order = await payOne(mall, { token, isPickUp: true });
    const fen = order.total_pay_price_fen;
    expect([await totalOf(1), await totalOf(2)]).toEqual([paid + fen, finished]);
    const at = new Date();
    const done = { is_send: true, send_at: at, is_confirm: true, confirm_at: at, is_sale: true, sale_at: at };
    await db.updateTable('orders').set(done).where('id', '=', order.id).execute();
    expect(await totalOf(2)).toBe(finished + fen);
  });

  it('count any goods, those that the setting names, or those of its categories', async () => {
    const { db } = mall.database;
    const userId = await createShopper(db, '阿青');
    const hasGoods = async (change: Partial<ShareSetting>) => {
      await set(change);
      return (await purchasesOf(db, userId, await readShareSetting(db))).hasGoods;
    };
    const { goodsId } = await plainGoods(mall);
    const other = (await plainGoods(mall, 1)).goodsId;
    const [bought = 0, ...notThose] = await catsOf(goodsId, other);
    const byGoods = (...ids: number[]) => ({
      share_goods_status: 2 as const,
      share_goods_warehouse_id: ids,
    });
    const byCats = (...ids: number[]) => ({ share_goods_status: 3 as const, cat_list: ids });
    expect(await hasGoods({ share_goods_status: 1 })).toBe(false);
    await payOne(mall, { token: await mall.tokenOf(userId), isPickUp: true });
    expect(await hasGoods({ share_goods_status: 1 })).toBe(true);
    expect([await hasGoods(byGoods(other)), await hasGoods(byGoods(other, goodsId))]).toEqual([false, true]);
    expect([await hasGoods(byCats(...notThose)), await hasGoods(byCats(bought))]).toEqual([false, true]);
  });

  /** Two categories of which the goods is in the first alone; another goods fills the second. */
  async function catsOf(goodsId: number, other: number): Promise<number[]> {
    const { db } = mall.database;
    const cats = await db.selectFrom('goods_cats').select('id').orderBy('id').limit(2).execute();
    const ids = cats.map(({ id }) => id);
    await db.deleteFrom('goods_cat_relations').where('goods_id', 'in', [goodsId, other]).execute();
    const rows = [goodsId, other].map((goods_id, at) => ({ goods_id, cat_id: ids[at] ?? 0 }));
    await db.insertInto('goods_cat_relations').values(rows).execute();
    return ids;
  }

  it('charge nothing from the free amount on', async () => {
    const { db } = mall.database;
    await set({ pay_type: ['balance'], min_money: 1, cash_service_charge: 10, free_cash_min: 20 });
    await db.updateTable('distributors').set({ money_fen: 10_000 }).where('user_id', '=', LIN).execute();
    const lin = await mall.tokenOf(LIN);
    for (const price of ['19.99', '20'])
      await mall.ask(shareCash, { price, type: 'balance' }, { token: lin });
    const rows = await db
      .selectFrom('withdrawals')
      .select(['price_fen', 'service_charge_fen'])
      .where('type', '=', 'balance')
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { price_fen: 1999, service_charge_fen: 200 },
      { price_fen: 2000, service_charge_fen: 0 },
    ]);
  });
});
