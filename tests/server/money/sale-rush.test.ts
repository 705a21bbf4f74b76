// Proves a rush on few pieces of a group purchase: 300 buyers for 20 pieces buy exactly 20; on the embedded database 100.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLedger } from '~/server/payments/audit';
import { describeOnBothDatabases } from '../database-helpers';
import { allotted, groupForm, ladderOf, payUnion, submit } from '../group-helpers';
import { type Mall, openMall } from '../mall-helpers';
import { createShoppers } from '../role-helpers';
import { setOption } from './checkout-helpers';
import { timesOn } from './model-runs';

const BUYERS = 300;
const PIECES = 20;

describeOnBothDatabases('a rush on a group purchase', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = openMall(await open());
    await setOption(mall, 'recharge_setting', { status: 1, is_pay_password: 0 });
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  it('sells exactly its 20 pieces to all who order and pay at once', { timeout: 180_000 }, async () => {
    const { db } = mall.database;
    const ladder = await ladderOf(mall, 3);
    await db.updateTable('skus').set({ stock: PIECES }).where('id', '=', ladder.skuId).execute();
    await db.updateTable('sku_allotments').set({ num: PIECES }).where('sku_id', '=', ladder.skuId).execute();
    const names = Array.from({ length: timesOn(mall.database, BUYERS) }, (_none, at) => `顾客${at}`);
    const shoppers = await createShoppers(db, names);
    const tokens = await Promise.all(shoppers.map((id) => mall.tokenOf(id)));
    const outcomes = await Promise.all(
      tokens.map(async (token) => {
        const { unionId, msg } = await submit(mall, token, groupForm(ladder));
        return unionId === 0 ? msg : payUnion(mall, token, unionId);
      }),
    );
    expect(outcomes.filter((words) => words === '')).toHaveLength(PIECES);
    const refused = outcomes.filter((words) => words !== '');
    expect(refused.every((words) => words.startsWith('商品库存不足'))).toBe(true);
    expect(await allotted(mall, ladder.skuId)).toMatchObject({ given: PIECES, free: 0 });
    expect(await auditLedger(db)).toEqual([]);
  });
});
