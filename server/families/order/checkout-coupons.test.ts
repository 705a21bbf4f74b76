// Proves that the checkout chooses the coupon that saves most, and says why others cannot be used.
import { beforeEach, expect, it } from 'vitest';
import { type FormGroup, orderPreview, orderUsableCouponList } from '~/schemas/api/order.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { formOf, giveCoupon, goodsOf, plainGoods } from '~/tests/server/money/checkout-helpers';

const USER = 1;

describeOnBothDatabases('coupons at the checkout', (open) => {
  let mall: Mall;
  let token: string;
  let group: FormGroup;
  beforeEach(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(USER);
    await mall.database.db.updateTable('user_coupons').set({ is_use: true, used_at: new Date() }).execute();
    const { user_coupon_id: _chosen, ...rest } = formOf([goodsOf(await plainGoods(mall))]).list[0] ?? {
      user_coupon_id: 0,
    };
    group = rest as FormGroup;
  });

  const preview = async (chosen?: number) => {
    const list = [chosen === undefined ? group : { ...group, user_coupon_id: chosen }];
    const answer = await mall.ask(orderPreview, { form_data: { list, address_id: 0 } }, { token });
    return answer.mch_list[0]?.coupon;
  };
  const listed = async (isUsable: boolean) => {
    const params = { form_data: group, is_cant_use_list: isUsable ? (0 as const) : (1 as const) };
    return (await mall.ask(orderUsableCouponList, params, { token })).list;
  };

  it('are chosen by what they save, unless the shopper chose one or none', async () => {
    const small = await giveCoupon(mall, { userId: USER, subFen: 300 });
    const best = await giveCoupon(mall, { userId: USER, subFen: 800 });
    expect(await preview()).toMatchObject({ use: true, user_coupon_id: best, coupon_discount: '8.00' });
    expect(await preview(small)).toMatchObject({ use: true, user_coupon_id: small, coupon_discount: '3.00' });
    expect(await preview(0)).toMatchObject({ enabled: true, use: false, coupon_error: null });
    expect((await listed(true)).map(({ id, saving_price }) => [id, saving_price])).toEqual([
      [best, '8.00'],
      [small, '3.00'],
    ]);
  });

  it('are none where none can be used, each with its reason', async () => {
    const dear = await giveCoupon(mall, { userId: USER, subFen: 500, minFen: 100_000_000 });
    const early = await giveCoupon(mall, { userId: USER, subFen: 500 });
    const start_at = new Date('2030-12-12T00:00:00+08:00');
    await mall.database.db.updateTable('user_coupons').set({ start_at }).where('id', '=', early).execute();
    const other = await giveCoupon(mall, { userId: USER, subFen: 500 });
    await mall.database.db
      .updateTable('coupons')
      .set({ appoint_type: 2 })
      .where('id', 'in', (eb) => eb.selectFrom('user_coupons').select('coupon_id').where('id', '=', other))
      .execute();
    expect(await preview()).toMatchObject({ enabled: false, use: false, coupon_error: null });
    for (const chosen of [0, dear]) expect((await preview(chosen))?.enabled).toBe(false);
    expect(await listed(true)).toEqual([]);
    const reasons = new Map((await listed(false)).map(({ id, cant_use_reason }) => [id, cant_use_reason]));
    expect(reasons.get(dear)).toMatch(/^还差￥\d+\.\d\d可用$/);
    expect(reasons.get(early)).toBe('2030-12-12 00:00 起可用');
    expect(reasons.get(other)).toBe('不适用于本单商品');
  });
});
