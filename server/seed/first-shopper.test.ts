// Proves that the demonstration mall's first shopper has a cart and addresses as he could have made them.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cartList } from '~/schemas/api/cart.gen';
import { userAddress } from '~/schemas/api/user.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { SHOPPERS } from './users';

describeOnBothDatabases('the first shopper', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = openMall(await open());
  });
  afterAll(() => mall.close());

  it('sees no fall of a price since goods were put into the cart', async () => {
    const { list } = await mall.ask(cartList, {}, { token: await mall.tokenOf(SHOPPERS.lin) });
    const drops = list.flatMap(({ goods_list: goods }) => goods.map((row) => Number(row.reduce_price)));
    expect(drops.length).toBeGreaterThan(2);
    expect(new Set(drops)).toEqual(new Set([0]));
  });

  it('has one default address', async () => {
    const { list } = await mall.ask(userAddress, {}, { token: await mall.tokenOf(SHOPPERS.lin) });
    expect(list.filter((address) => Number(address.is_default) === 1)).toHaveLength(1);
  });
});
