// Proves a rush on few pieces of each kind of sale: many buyers for 20 pieces buy exactly 20.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLedger } from '~/server/payments/audit';
import { describeOnBothDatabases } from '../database-helpers';
import { allotted } from '../group-helpers';
import { type Mall, openMall } from '../mall-helpers';
import { createShoppers } from '../role-helpers';
import { setOption } from './checkout-helpers';
import { shareOf, timesOn } from './model-runs';
import { KINDS } from './sale-kinds/all-kinds';

const PIECES = 20;
/** Twice as many as pieces on the embedded database too. */
const BUYERS = shareOf(300, { kinds: KINDS.length, least: 6 * PIECES });

describeOnBothDatabases('a rush on few pieces', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = openMall(await open());
    await setOption(mall, 'recharge_setting', { status: 1, is_pay_password: 0 });
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const rush = 'sells exactly its 20 pieces to all who order and pay at once: $title';
  it.each(KINDS)(rush, { timeout: 180_000 }, async (kind) => {
    const { db } = mall.database;
    const { skuId } = await kind.rush.open(mall, PIECES);
    const { given } = await allotted(mall, skuId);
    const names = Array.from({ length: timesOn(mall.database, BUYERS) }, (_none, at) => `顾客${at}`);
    const shoppers = await createShoppers(db, names);
    const tokens = await Promise.all(shoppers.map((id) => mall.tokenOf(id)));
    const outcomes = await Promise.all(tokens.map((token) => kind.rush.buy(mall, token)));
    expect(outcomes.filter((words) => words === '')).toHaveLength(PIECES);
    const refused = outcomes.filter((words) => words !== '');
    expect(refused.every((words) => words.startsWith('商品库存不足'))).toBe(true);
    expect(await allotted(mall, skuId)).toMatchObject({ given, free: 0 });
    expect(await auditLedger(db)).toEqual([]);
  });
});
