// Proves the checkout on both databases: its shape, its prices, its coupons, its delivery.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cartAdd, cartList } from '~/schemas/api/cart.gen';
import {
  type FormGoods,
  type FormGroup,
  orderPreview,
  type OrderPreviewData,
  orderStoreList,
  orderUsableCouponList,
} from '~/schemas/api/order.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import {
  formOf,
  giveCoupon,
  goodsOf,
  order,
  orderOf,
  type Piece,
  plainGoods,
  stockOf,
  userOf,
} from '~/tests/server/money/checkout-helpers';
import { differences, recorded } from '~/tests/server/recorded';
import { auditLedger } from '../../payments/audit';

const SHOPPER = 1;

let mall: Mall;
let token: string;
let piece: Piece;
const now = new Date();

const preview = (goods: FormGoods[], group: Partial<FormGroup> = {}) =>
  mall.call(orderPreview, { form_data: formOf(goods, group) }, { token });

async function groupOf(goods: FormGoods[], group: Partial<FormGroup> = {}) {
  const { code, msg, data } = await preview(goods, group);
  const [first] = (data as OrderPreviewData | undefined)?.mch_list ?? [];
  if (code !== 0 || first === undefined) throw new Error(msg);
  return { ...first, whole: data };
}

const changeGoods = (change: Record<string, unknown>) =>
  mall.database.db.updateTable('goods').set(change).where('id', '=', piece.goodsId).execute();

const nameOf = async () =>
  (
    await mall.database.db
      .selectFrom('goods')
      .select('name')
      .where('id', '=', piece.goodsId)
      .executeTakeFirstOrThrow()
  ).name;

/** Price of a piece in the checkout. */
const fenOf = (text: string | number): number => Math.round(Number(text) * 100);

describeOnBothDatabases('checkout', (open) => {
  beforeEach(async () => {
    mall = openMall(await open(), { now: () => now });
    token = await mall.tokenOf(SHOPPER);
    piece = await plainGoods(mall);
  });
  afterEach(async () => {
    expect(await auditLedger(mall.database.db)).toEqual([]);
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  it('returns every key of a recorded checkout, for express and for pick-up', async () => {
    const goods = [goodsOf(piece, { attr: [], cat_id: 0 })];
    const rest = { distance: 0, order_form: [] };
    const sent = (await preview(goods, rest)).data;
    expect(differences(recorded('order-preview'), sent)).toEqual([]);
    const fetched = (await preview(goods, { ...rest, send_type: 'offline', store_id: 1 })).data;
    // The contact of the last pick-up is proposed, where there is one.
    expect(differences(recorded('order-preview-offline'), fetched, ['/address'])).toEqual([]);
  });

  it('proposes the nearest store where the shopper’s position is known, with its distance', async () => {
    const { db } = mall.database;
    const stores = await db
      .selectFrom('stores')
      .select(['id', 'latitude', 'longitude'])
      .where('deleted_at', 'is', null)
      .where('is_enabled', '=', true)
      .execute();
    expect(stores.length).toBeGreaterThan(1);
    const pickUp = (rest: object, group: Partial<FormGroup> = {}) =>
      mall.ask(
        orderPreview,
        { form_data: { ...formOf([goodsOf(piece)], { send_type: 'offline', ...group }), ...rest } },
        { token },
      );
    for (const { id, latitude, longitude } of stores) {
      const near = (await pickUp({ latitude, longitude })).mch_list[0]?.store;
      expect([Number(near?.id), near?.distance]).toEqual([id, '0m']);
    }
    const [first, other] = stores;
    const chosen = await pickUp(
      { latitude: first?.latitude, longitude: first?.longitude },
      { store_id: other?.id ?? 0 },
    );
    expect(Number(chosen.mch_list[0]?.store?.id)).toBe(other?.id);
    expect((await pickUp({})).mch_list[0]?.store?.distance).toBe('-m');
  });

  it('prices goods, delivery and the total consistently', async () => {
    const other = await plainGoods(mall, 1);
    const { whole, ...group } = await groupOf([goodsOf(piece, { num: 2 }), goodsOf(other)]);
    const lines = group.goods_list.map(({ total_price }) => fenOf(total_price));
    const goodsFen = lines.reduce((sum, fen) => sum + fen, 0);
    expect(fenOf(group.total_goods_price)).toBe(goodsFen);
    expect(fenOf(group.total_price)).toBe(goodsFen + fenOf(group.express_price));
    expect(fenOf(whole.total_price)).toBe(fenOf(group.total_price));
    expect(fenOf(group.total_discounts_price)).toBe(
      fenOf(group.total_goods_original_price) - fenOf(group.total_price),
    );
  });

  it('applies the price of the shopper’s level, by name', async () => {
    await changeGoods({ is_level: true, is_level_alone: false });
    const { member_level: level } = await userOf(mall, SHOPPER);
    expect(level).toBeGreaterThan(0);
    const { goods_list: goods, member_discount: saved } = await groupOf([goodsOf(piece)]);
    expect(fenOf(saved)).toBeGreaterThan(0);
    expect(goods[0]?.discounts).toEqual([{ name: '会员折扣优惠', value: `-${saved}` }]);
    await changeGoods({ is_level: false });
    expect((await groupOf([goodsOf(piece)])).goods_list[0]?.discounts).toEqual([]);
  });

  it('returns the most that points can pay, used or not', async () => {
    const off = await groupOf([goodsOf(piece)]);
    const on = await groupOf([goodsOf(piece)], { use_integral: 1 });
    expect([off.integral.can_use, off.integral.use, on.integral.use]).toEqual([true, false, true]);
    expect(on.integral).toEqual({ ...off.integral, use: true });
    expect(fenOf(off.total_price) - fenOf(on.total_price)).toBe(fenOf(on.integral.deduction_price));
  });

  it('lists coupons that can be used, what saves most first, and apart those that cannot', async () => {
    const [small, large, dear] = [
      await giveCoupon(mall, { userId: SHOPPER, subFen: 100 }),
      await giveCoupon(mall, { userId: SHOPPER, subFen: 300 }),
      await giveCoupon(mall, { userId: SHOPPER, subFen: 300, minFen: 99_999_900 }),
    ];
    const form = formOf([goodsOf(piece)]).list[0];
    expect(form).toBeDefined();
    if (form === undefined) return;
    const ask = (is_cant_use_list: 0 | 1) =>
      mall.ask(orderUsableCouponList, { form_data: form, is_cant_use_list }, { token });
    const usable = await ask(0);
    expect(differences(recorded('order-usable-coupon-list'), usable)).toEqual([]);
    const ids = usable.list.map(({ id }) => id);
    expect([ids.includes(small), ids.includes(large), ids.includes(dear)]).toEqual([true, true, false]);
    expect(ids.indexOf(large)).toBeLessThan(ids.indexOf(small));
    expect((await ask(1)).list.map(({ id }) => id)).toContain(dear);
  });

  it('uses a coupon, or says why it cannot and then refuses to submit', async () => {
    const id = await giveCoupon(mall, { userId: SHOPPER, subFen: 300 });
    const dear = await giveCoupon(mall, { userId: SHOPPER, subFen: 300, minFen: 99_999_900 });
    const foreign = await giveCoupon(mall, { userId: 2, subFen: 300 });
    const used = await groupOf([goodsOf(piece)], { user_coupon_id: id });
    expect(used.coupon).toMatchObject({
      use: true,
      coupon_discount: '3.00',
      user_coupon_id: id,
      coupon_error: null,
    });
    for (const [user_coupon_id, words] of [
      [dear, '所选优惠券未满足使用条件'],
      [foreign, '优惠券不存在'],
      [2_147_483_647, '优惠券不存在'],
    ] as const) {
      const refused = await groupOf([goodsOf(piece)], { user_coupon_id });
      expect(refused.coupon).toMatchObject({ use: false, coupon_discount: '0.00', coupon_error: words });
      expect((await order(mall, token, formOf([goodsOf(piece)], { user_coupon_id }))).msg).toBe(words);
    }
  });

  it('restricts a coupon to its goods and to its categories and their descendants', async () => {
    const { db } = mall.database;
    const userCouponId = await giveCoupon(mall, { userId: SHOPPER, subFen: 300 });
    const held = await db
      .selectFrom('user_coupons')
      .select('coupon_id')
      .where('id', '=', userCouponId)
      .executeTakeFirstOrThrow();
    const appoint = (appoint_type: 1 | 2) =>
      db.updateTable('coupons').set({ appoint_type }).where('id', '=', held.coupon_id).execute();
    const isUsed = async () => (await groupOf([goodsOf(piece)], { user_coupon_id: userCouponId })).coupon.use;
    await appoint(2);
    expect(await isUsed()).toBe(false);
    await db
      .insertInto('coupon_goods')
      .values({ coupon_id: held.coupon_id, goods_id: piece.goodsId })
      .execute();
    expect(await isUsed()).toBe(true);
    await appoint(1);
    expect(await isUsed()).toBe(false);
    const cat = await db
      .selectFrom('goods_cat_relations')
      .innerJoin('goods_cats', 'goods_cats.id', 'goods_cat_relations.cat_id')
      .select(['goods_cats.id', 'parent_id'])
      .where('goods_id', '=', piece.goodsId)
      .orderBy('level', 'desc')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('coupon_cats')
      .values({ coupon_id: held.coupon_id, cat_id: cat.parent_id ?? cat.id })
      .execute();
    expect(await isUsed()).toBe(true);
  });

  it('offers delivery methods that all goods have, and the chosen store', async () => {
    const both = await groupOf([goodsOf(piece)]);
    expect(both.delivery.send_type_list.map(({ value }) => value)).toEqual(['express', 'offline', 'city']);
    const fetched = await groupOf([goodsOf(piece)], { send_type: 'offline', store_id: 2 });
    expect([fetched.store?.id, fetched.express_price, fetched.address]).toEqual(['2', '0.00', undefined]);
    await changeGoods({ send_types: '["express"]' });
    const only = await groupOf([goodsOf(piece)]);
    expect([only.delivery.disabled, only.delivery.send_type_list.length]).toEqual([true, 1]);
    const other = await plainGoods(mall, 0);
    await mall.database.db
      .updateTable('goods')
      .set({ send_types: '["offline"]' })
      .where('id', '=', other.goodsId)
      .execute();
    expect((await preview([goodsOf(piece), goodsOf(other)])).msg).toBe('无效的发货方式');
  });

  it('returns distances to stores once the call has a position', async () => {
    const form = formOf([goodsOf(piece)], { send_type: 'offline', store_id: 1 });
    const distanceAt = async (place: { longitude?: number | string; latitude?: number | string }) =>
      (await mall.ask(orderPreview, { form_data: { ...form, ...place } }, { token })).mch_list[0]?.store
        ?.distance;
    expect(await distanceAt({})).toBe('-m');
    expect(await distanceAt({ longitude: 'east', latitude: '1e309' })).toBe('-m');
    expect(await distanceAt({ longitude: '120.763779', latitude: '30.762457' })).toBe('0m');
    const { list } = await mall.ask(orderStoreList, { longitude: 120.76, latitude: 30.76 }, { token });
    expect(differences(recorded('order-store-list'), { list })).toEqual([]);
    expect(list.map(({ id }) => id)).toEqual(['1', '2']);
    expect(
      await mall.ask(orderStoreList, { longitude: 0, latitude: 0, keyword: '新塍' }, { token }),
    ).toMatchObject({
      list: [{ id: '2' }],
    });
  });

  it('asks for a form of the goods once', async () => {
    const { db } = mall.database;
    const form = await db
      .insertInto('forms')
      .values({ name: '刻字', fields: JSON.stringify([{ key: 'text', label: '刻字内容' }]) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await changeGoods({ form_id: form.id });
    const answers = [{ key: 'text', label: '刻字内容', value: '平安', required: 1 }];
    const group = await groupOf([goodsOf(piece, { form_data: answers }), goodsOf(piece)]);
    expect([group.has_goods_form, group.diff_goods_form_count]).toEqual([true, 1]);
    expect(group.goods_list.map(({ form: asked }) => asked)).toMatchObject([
      { id: form.id, same_form: false },
      { id: form.id, same_form: true },
    ]);
    expect(group.goods_list[0]?.form_data).toEqual(answers);
  });

  it('stores a snapshot of what was bought, and removes it from the cart', async () => {
    const stock = await stockOf(mall, piece.skuId);
    const other = await plainGoods(mall, 1);
    for (const { goodsId, skuId } of [piece, other])
      await mall.ask(cartAdd, { goods_id: goodsId, attr: skuId, num: 1 }, { token });
    const cart = async () =>
      (await mall.ask(cartList, {}, { token })).list.flatMap(({ goods_list }) => goods_list);
    const line = (await cart()).find(({ attr_id }) => attr_id === piece.skuId);
    const shown = await groupOf([goodsOf(piece, { num: 2 })], { use_integral: 1 });
    const { unionId } = await order(
      mall,
      token,
      formOf([goodsOf(piece, { num: 2, cart_id: line?.id ?? 0 })], { use_integral: 1 }),
    );
    const placed = await orderOf(mall, unionId);
    expect(placed.total_pay_price_fen).toBe(fenOf(shown.total_price));
    expect(await stockOf(mall, piece.skuId)).toBe(stock - 2);
    const left = (await cart()).map(({ attr_id }) => attr_id);
    expect([left.includes(piece.skuId), left.includes(other.skuId)]).toEqual([false, true]);
    const stored = await mall.database.db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', '=', placed.id)
      .executeTakeFirstOrThrow();
    expect(stored.goods_info).toMatchObject({ name: await nameOf(), goods_attr: { id: piece.skuId } });
    expect(stored.total_price_fen).toBe(placed.total_goods_price_fen);
  });
});
