// Proves the bounds of an amount of the shopper's own.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rechargeBalanceRecharge, rechargeIndex } from '~/schemas/api/recharge.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { setOption } from '~/tests/server/money/checkout-helpers';
import { SHOPPERS } from '../../seed/users';

describeOnBothDatabases('a recharge', (open) => {
  let mall: Mall;
  let token: string;
  beforeEach(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(SHOPPERS.lin);
  });
  afterEach(() => mall.close());

  const msgOf = async (params: { id?: number; pay_price?: string }) => {
    const { code, msg } = await mall.call(rechargeBalanceRecharge, params, { token });
    return code === 0 ? '' : msg;
  };

  it('is refused out of the mall’s bounds, which a plan may exceed', async () => {
    expect(await msgOf({ pay_price: '0.99' })).toBe('单次最少充值￥1.00');
    expect(await msgOf({ pay_price: '50000.01' })).toBe('单次最多充值￥50000.00');
    await setOption(mall, 'recharge_setting', { min_price: '10.5', max_price: '99' });
    expect(await msgOf({ pay_price: '10.49' })).toBe('单次最少充值￥10.50');
    expect(await msgOf({ pay_price: '99.01' })).toBe('单次最多充值￥99.00');
    expect(await msgOf({ pay_price: '99' })).toBe('');
    const { list } = await mall.ask(rechargeIndex, {});
    const dear = list.find(({ pay_price: price }) => Number(price) > 99);
    expect(await msgOf({ id: Number(dear?.id) })).toBe('');
  });
});
