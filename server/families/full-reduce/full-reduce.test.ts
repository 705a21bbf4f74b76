// Proves spend-and-save on both databases: the activity, its goods, cart, goods page, checkout and order.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cartAdd, cartList } from '~/schemas/api/cart.gen';
import { fullReduceGoodsList, fullReduceIndex } from '~/schemas/api/full-reduce.gen';
import { goodsDetail } from '~/schemas/api/goods.gen';
import { orderDetail, orderPreview, orderUsableCouponList } from '~/schemas/api/order.gen';
import { goodsId } from '~/server/demo/catalogue/catalogue';
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
} from '~/tests/server/money/checkout-helpers';
import { differences, recorded } from '~/tests/server/recorded';
import { auditLedger } from '../../payments/audit';

const SHOPPER = 1;
const DAY_MS = 86_400_000;
const now = new Date();

let mall: Mall;
let token: string;

interface PricedPiece extends Piece {
  priceFen: number;
}

const priced = async (piece: Piece): Promise<PricedPiece> => {
  const { price_fen } = await mall.database.db
    .selectFrom('skus')
    .select('price_fen')
    .where('id', '=', piece.skuId)
    .executeTakeFirstOrThrow();
  return { ...piece, priceFen: price_fen };
};

const plain = async () => priced(await plainGoods(mall));

async function pieceOf(slug: string): Promise<PricedPiece> {
  const { id, goods_id } = await mall.database.db
    .selectFrom('skus')
    .select(['id', 'goods_id'])
    .where('goods_id', '=', goodsId(slug))
    .where('stock', '>', 3)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return priced({ goodsId: goods_id, skuId: id });
}

const fenOf = (text: string | number | undefined): number => Math.round(Number(text ?? 0) * 100);

const endAll = () =>
  mall.database.db.updateTable('full_reductions').set({ is_enabled: false }).where('id', '>', 0).execute();

/** Replaces the activity by one on all goods. */
async function start(steps: object[], rest: { rule_type?: 1 | 2; appoint_type?: 1 | 2 | 3 } = {}) {
  await endAll();
  const row = {
    title: '测试满减',
    rule_type: 1 as const,
    steps: JSON.stringify(steps),
    begin_at: new Date(now.getTime() - DAY_MS),
    end_at: new Date(now.getTime() + DAY_MS),
    ...rest,
  };
  return mall.database.db.insertInto('full_reductions').values(row).returning('id').executeTakeFirstOrThrow();
}

describeOnBothDatabases('full reduction', (open) => {
  beforeEach(async () => {
    mall = openMall(await open(), { now: () => now });
    token = await mall.tokenOf(SHOPPER);
    await mall.database.db.updateTable('goods').set({ is_level: false }).where('id', '>', 0).execute();
  });
  afterEach(async () => {
    expect(await auditLedger(mall.database.db)).toEqual([]);
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const groupOf = async (goods: Parameters<typeof formOf>[0], group: Parameters<typeof formOf>[1] = {}) => {
    const params = { form_data: formOf(goods, { user_coupon_id: 0, ...group }) };
    const data = await mall.ask(orderPreview, params, { token });
    const [first] = data.mch_list;
    if (first === undefined) throw new Error('no group');
    return { ...first, whole: data };
  };

  it('returns the activity that runs in the recorded shape, and an empty object when none does', async () => {
    const running = await mall.ask(fullReduceIndex, {});
    expect(differences(recorded('x-full-reduce-index'), running)).toEqual([]);
    await endAll();
    expect(await mall.ask(fullReduceIndex, {})).toEqual({});
    expect((await mall.ask(fullReduceGoodsList, {})).list).toEqual([]);
  });

  it('lists the goods that take part, searched, sorted and paged, in the recorded shape', async () => {
    await mall.database.db.updateTable('goods').set({ is_level: true }).where('id', '>', 0).execute();
    const all = await mall.ask(fullReduceGoodsList, {}, { token });
    expect(differences(recorded('x-goods-full-reduce'), all)).toEqual([]);
    expect(all.pagination.total_count).toBe(13);
    expect(all.list).toHaveLength(10);
    const second = await mall.ask(fullReduceGoodsList, { page: 2 });
    const ids = [...all.list, ...second.list].map(({ id }) => id);
    expect(new Set(ids).size).toBe(13);
    expect(ids).not.toContain(goodsId('tea-longjing'));
    const found = await mall.ask(fullReduceGoodsList, { keyword: '乳胶枕' });
    expect(found.list.map(({ id }) => id)).toEqual([goodsId('pillow-latex')]);
    const rising = await mall.ask(fullReduceGoodsList, { sort: 3, sort_type: 1 });
    const prices = rising.list.map(({ price }) => Number(price));
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
  });

  it('stands on the goods page of goods that take part only', async () => {
    const partOf = async (slug: string) =>
      (await mall.ask(goodsDetail, { id: goodsId(slug) })).goods.goods_activity.full_reduce;
    expect(await partOf('pillow-latex')).toMatchObject({ rule_type: 1 });
    expect(await partOf('tea-longjing')).toBeNull();
  });

  it('stands in the cart with the rule, and marks the lines that take part', async () => {
    const [inside, outside] = [await pieceOf('pillow-latex'), await plain()];
    await mall.database.db.deleteFrom('carts').where('user_id', '=', SHOPPER).execute();
    for (const { goodsId: goods_id, skuId: attr } of [inside, outside])
      await mall.ask(cartAdd, { goods_id, attr, num: 1 }, { token });
    const [shop] = (await mall.ask(cartList, {}, { token })).list;
    expect(shop?.full_reduce).toMatchObject({ rule_type: 1 });
    const marks = new Map(shop?.goods_list.map((line) => [line.goods_id, line.is_full_reduce]));
    expect([marks.get(inside.goodsId), marks.get(outside.goodsId)]).toEqual([1, 0]);
    await endAll();
    const [bare] = (await mall.ask(cartList, {}, { token })).list;
    expect([bare?.full_reduce, bare?.goods_list[0]?.is_full_reduce]).toEqual([undefined, undefined]);
  });

  it('is subtracted from the goods that take part and from no others, with what the next step lacks', async () => {
    const [inside, outside] = [await pieceOf('pillow-latex'), await plain()];
    const { whole, ...group } = await groupOf([goodsOf(inside), goodsOf(outside)]);
    expect(group.full_reduce_discount).toBe('30.00');
    const [first, second] = group.goods_list;
    expect(first?.full_reduce_discount).toBe('30.00');
    expect(first?.discounts).toEqual([{ name: '满减优惠', value: '-30.00' }]);
    expect(second).not.toHaveProperty('full_reduce_discount');
    expect(fenOf(group.total_goods_price)).toBe(inside.priceFen + outside.priceFen - 3_000);
    const next = { diff: ((50_000 - inside.priceFen) / 100).toFixed(2), min_money: '500', discount_type: 2 };
    expect(group.next_full_reduce_discount).toMatchObject({ ...next, sub: '8.5', text: '满500打8.5折' });
    expect(whole.next_full_reduce).toEqual(group.next_full_reduce_discount);
    const none = await groupOf([goodsOf(outside)]);
    expect([none.full_reduce_discount, none.next_full_reduce_discount]).toEqual(['0.00', false]);
    await endAll();
    const off = await groupOf([goodsOf(inside)]);
    expect(off.full_reduce_discount).toBe('0.00');
    expect(off).not.toHaveProperty('next_full_reduce_discount');
    expect(off.whole.next_full_reduce).toBe(false);
  });

  it('counts a loop for every multiple, and leaves out merchants and excluded goods', async () => {
    const piece = await plain();
    const half = Math.floor(piece.priceFen / 2);
    const { id } = await start([{ min_fen: half, cut_fen: 100 }], { rule_type: 2, appoint_type: 3 });
    expect((await groupOf([goodsOf(piece)])).full_reduce_discount).toBe('2.00');
    await mall.database.db
      .insertInto('full_reduction_goods')
      .values({ full_reduction_id: id, goods_id: piece.goodsId })
      .execute();
    expect((await groupOf([goodsOf(piece)])).full_reduce_discount).toBe('0.00');
  });

  it('comes after the member price, and a coupon pays what remains (corrections 5.6)', async () => {
    const piece = await plain();
    await mall.database.db
      .updateTable('goods')
      .set({ is_level: true, is_level_alone: false })
      .where('id', '=', piece.goodsId)
      .execute();
    const member = fenOf((await groupOf([goodsOf(piece)])).total_goods_price);
    expect(member).toBeLessThan(piece.priceFen);
    // Reached by the original price, not by the member's.
    await start([{ min_fen: piece.priceFen, cut_fen: 500 }]);
    expect((await groupOf([goodsOf(piece)])).full_reduce_discount).toBe('0.00');
    await start([{ min_fen: member, cut_fen: member - 100 }]);
    const coupon = await giveCoupon(mall, { userId: SHOPPER, subFen: 5_000, minFen: piece.priceFen });
    const group = await groupOf([goodsOf(piece)], { user_coupon_id: coupon });
    expect(group.coupon).toMatchObject({ use: true, coupon_discount: '1.00' });
    expect(group.total_goods_price).toBe('0.00');
    const { list } = await mall.ask(
      orderUsableCouponList,
      { form_data: group.form_data, is_cant_use_list: 0 },
      { token },
    );
    expect(list.find(({ id }) => id === coupon)?.saving_price).toBe('1.00');
  });

  it('is stored with the order and its lines to the fen, so that a line is refunded at its share', async () => {
    const [one, other] = [await pieceOf('pillow-latex'), await pieceOf('candle-cedar')];
    const { unionId } = await order(mall, token, formOf([goodsOf(one), goodsOf(other)]));
    const { id, ...row } = await orderOf(mall, unionId);
    expect(row.full_reduce_price_fen).toBe(3_000);
    const lines = await mall.database.db
      .selectFrom('order_lines')
      .select(['full_reduce_price_fen', 'total_price_fen', 'total_original_price_fen'])
      .where('order_id', '=', id)
      .orderBy('id')
      .execute();
    const shares = lines.map(({ full_reduce_price_fen: fen }) => fen);
    const share = Math.round((3_000 * one.priceFen) / (one.priceFen + other.priceFen));
    expect(shares).toEqual([share, 3_000 - share]);
    for (const line of lines)
      expect(line.total_price_fen).toBe(line.total_original_price_fen - line.full_reduce_price_fen);
    const { detail } = await mall.ask(orderDetail, { id }, { token });
    expect(detail.full_reduce_price).toBe('30.00');
  });
});
