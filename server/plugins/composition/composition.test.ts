// Proves over both databases how sets of goods are priced to the fen, refused, ordered and shown in orders.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compositionCompositionDetail, compositionOrderPreview } from '~/schemas/api/composition.gen';
import { orderDetail, type OrderForm, orderList, orderPreview } from '~/schemas/api/order.gen';
import { inDays } from '~/tests/server/activity-helpers';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import {
  giveCoupon,
  goodsOf,
  order,
  orderOf,
  plainGoods,
  reload,
  setOption,
  setStock,
  stockOf,
} from '~/tests/server/money/checkout-helpers';
import { makeSet, payFor, setForm } from '~/tests/server/money/set-helpers';
import { PLUGINS } from '~/server/app/load-plugins';
import { workSubmission } from '../../families/order/submit/work';
import { pickSets } from './pick-sets';

const SHOPPER = 1;
const ANY = { of: '', isUsable: false, mark: null, fromFen: null, toFen: null } as const;

describeOnBothDatabases('sets of goods', (open) => {
  let mall: Mall;
  let now = new Date();
  let token = '';
  beforeAll(async () => {
    mall = openMall(await open(), { now: () => now });
    token = await mall.tokenOf(SHOPPER);
    const { db } = mall.database;
    await db.updateTable('full_reductions').set({ deleted_at: new Date() }).execute();
    await db.updateTable('users').set({ member_level: 0 }).where('id', '=', SHOPPER).execute();
  });
  beforeEach(() => {
    now = new Date();
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const group = async (form: OrderForm) => {
    const { mch_list } = await mall.ask(compositionOrderPreview, { form_data: form }, { token });
    const [first] = mch_list;
    if (first === undefined) throw new Error('No group.');
    return first;
  };
  const refusal = async (form: OrderForm) =>
    (await mall.call(compositionOrderPreview, { form_data: form }, { token })).msg;
  const linesOf = (orderId: number) =>
    mall.database.db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute();
  const setRow = (id: number, values: object) =>
    mall.database.db.updateTable('activities').set(values).where('id', '=', id).execute();
  const fixed = (rest: object = {}) =>
    makeSet(mall, { type: 1, prices: [12_800, 8800], reduction: 18_000, ...rest });
  const free = () => makeSet(mall, { type: 2, prices: [15_900, 9900, 2900], reduction: [0, 500, 500] });

  describe('at checkout', () => {
    it('cost as the recorded mall says, spread over their lines', async () => {
      const set = await fixed();
      const previewed = await group(setForm([{ set }]));
      expect(previewed).toMatchObject({
        total_goods_original_price: '216.00',
        total_goods_price: '36.00',
        insert_rows: [{ title: '套餐组合优惠', value: '-¥180.00', data: '-180.00' }],
        insert_total_discount: '-¥180.00',
        composition_list: [
          { composition_id: set.id, original_price: 216, total_price: '36.00', composition_price: '180.00' },
        ],
      });
      expect(previewed.goods_list).toMatchObject([
        { total_price: '21.33', composition_price: '106.67', goods_attr: { composition_price: '106.67' } },
        { total_price: '14.67', composition_price: '73.33', composition_id: set.id },
      ]);
    });

    it('cost each chosen goods less its own reduction', async () => {
      const set = await free();
      const previewed = await group(setForm([{ set, at: [0, 1] }]));
      expect(previewed.total_goods_price).toBe('253.00');
      expect(previewed.goods_list.map((line) => line.total_price)).toEqual(['159.00', '94.00']);
      expect((await group(setForm([{ set }]))).total_goods_price).toBe('277.00');
    });

    it('take no member price, no points and no card, and a coupon unless the operator says so', async () => {
      const { db } = mall.database;
      const set = await fixed({ reduction: 1600 });
      await db
        .updateTable('users')
        .set({ member_level: 2, integral: 5000 })
        .where('id', '=', SHOPPER)
        .execute();
      await db
        .updateTable('goods')
        .set({ forehead_integral_type: 1, forehead_integral_value: 500 })
        .where(
          'id',
          'in',
          set.pieces.map(({ goodsId }) => goodsId),
        )
        .execute();
      const user_coupon_id = await giveCoupon(mall, { userId: SHOPPER, subFen: 1000 });
      const form = setForm([{ set }], { user_coupon_id, use_integral: 1 });
      const previewed = await group(form);
      expect(previewed).toMatchObject({
        member_discount: '0.00',
        integral: { can_use: false },
        coupon: { use: true, coupon_discount: '10.00' },
        total_goods_price: '190.00',
      });
      await setOption(mall, 'composition', { is_coupon: 0 });
      expect(await group(form)).toMatchObject({ coupon: { use: false }, total_goods_price: '200.00' });
      await setOption(mall, 'composition', {});
      await db.updateTable('users').set({ member_level: 0 }).where('id', '=', SHOPPER).execute();
    });

    it('stand beside goods at plain terms, and several of them in one order', async () => {
      const [one, other] = [
        await fixed(),
        await makeSet(mall, { type: 2, from: 3, prices: [5000, 3000], reduction: [100, 200] }),
      ];
      const piece = one.pieces[0];
      if (piece === undefined) throw new Error('No goods.');
      const plain = [goodsOf(piece, { num: 2 })];
      const previewed = await group(setForm([{ set: one }, { set: other }, { set: one }], { plain }));
      // 36.00, 77.00, 36.00 and twice 128.00.
      expect(previewed.total_goods_price).toBe('405.00');
      expect(previewed.goods_list.map(({ sign }) => sign)).toEqual([
        ...Array.from({ length: 6 }, () => 'composition'),
        '',
      ]);
    });

    it('are refused in words before they begin, once over, closed, deleted, or with a goods off sale', async () => {
      const set = await fixed();
      const form = setForm([{ set }]);
      const after = async (values: object) => {
        await setRow(set.id, values);
        return refusal(form);
      };
      expect(await after({ begin_at: inDays(1) })).toBe('套餐“测试套餐”未开始');
      expect(await after({ begin_at: inDays(-2), end_at: inDays(-1) })).toBe('套餐“测试套餐”已结束');
      expect(await after({ end_at: null, is_enabled: false })).toBe('套餐“测试套餐”已下架');
      expect(await after({ deleted_at: now })).toBe('套餐已删除');
      await setRow(set.id, { deleted_at: null, is_enabled: true });
      const [goods] = await mall.database.db
        .updateTable('goods')
        .set({ is_on_sale: false })
        .where('id', '=', set.pieces[0]?.goodsId ?? 0)
        .returning(['id', 'name'])
        .execute();
      expect(await refusal(form)).toBe(`商品(${goods?.name ?? ''})暂未开售或已下架`);
      const { composition } = await mall.ask(compositionCompositionDetail, { composition_id: set.id });
      expect(composition).toMatchObject({ flag: true, stock: 0 });
      await mall.database.db
        .updateTable('goods')
        .set({ is_on_sale: true })
        .where('id', '=', goods?.id ?? 0)
        .execute();
      await setStock(mall, set.pieces[0]?.skuId ?? 0, 0);
      expect(await refusal(form)).toContain(goods?.name ?? '?');
    });

    it('are refused with a choice that they do not allow', async () => {
      const [all, some] = [await fixed(), await free()];
      const changed = '测试套餐套餐商品有变动，无法下单，请联系商户';
      expect(await refusal(setForm([{ set: all, at: [0] }]))).toBe(changed);
      expect(await refusal(setForm([{ set: some, at: [1, 2] }]))).toBe('测试套餐套餐未选择主商品');
      expect(await refusal(setForm([{ set: some, at: [0] }]))).toBe('测试套餐套餐未选择搭配商品');
      const stranger = await plainGoods(mall, 6);
      const more = { ...some, pieces: [...some.pieces, stranger] };
      expect(await refusal(setForm([{ set: more }]))).toBe(changed);
      const [host] = some.pieces;
      const twice = { ...some, pieces: host === undefined ? [] : [host, host] };
      expect(await refusal(setForm([{ set: twice }]))).toBe(changed);
    });

    it('are refused where the form orders goods of sets that are not among its lines, whoever is asked', async () => {
      const set = await fixed();
      const [own] = setForm([{ set }]).list;
      if (own === undefined) throw new Error('No group.');
      const without = (change: object): OrderForm => ({ list: [{ ...own, ...change }], address_id: 0 });
      const mixedUp = '套餐商品有变动，请重新选择套餐';
      const asMall = async (form: OrderForm) =>
        (await mall.call(orderPreview, { form_data: form }, { token })).msg;
      expect(await asMall(without({ goods_list: own.goods_list.slice(0, 1) }))).toBe(mixedUp);
      expect(await asMall(without({ goods_list: own.goods_list.map((line) => ({ ...line, num: 2 })) }))).toBe(
        mixedUp,
      );
      expect(await asMall(without({ composition_list: [{ composition_id: set.id, goods_list: [] }] }))).toBe(
        mixedUp,
      );
      expect(await asMall(without({ composition_list: 'all' }))).toBe(mixedUp);
    });
  });

  describe('in orders', () => {
    it('keep which set each line was sold in, take its stock, and are shown with it', async () => {
      const set = await fixed();
      const before = await stockOf(mall, set.pieces[0]?.skuId ?? 0);
      const { unionId, msg } = await order(mall, token, setForm([{ set }]));
      expect(msg).toBe('');
      const placed = await orderOf(mall, unionId);
      expect(placed).toMatchObject({ sign: 'composition', cut_price_fen: 18_000 });
      expect(placed.total_pay_price_fen).toBe(3600 + placed.express_price_fen);
      const lines = await linesOf(placed.id);
      expect(lines.map(({ total_price_fen: fen }) => fen)).toEqual([2133, 1467]);
      const kept = await mall.database.db
        .selectFrom('composition_lines')
        .selectAll()
        .where('order_id', '=', placed.id)
        .orderBy('order_line_id')
        .execute();
      expect(kept).toEqual(
        lines.map(({ id }) => ({ order_line_id: id, order_id: placed.id, activity_id: set.id, set_no: 1 })),
      );
      expect(await stockOf(mall, set.pieces[0]?.skuId ?? 0)).toBe(before - 1);
      const sets = [{ id: set.id, name: '测试套餐', type: 1, price: '180.00', set_no: 1 }];
      const inSet = { goods_info: { goods_attr: { composition_data: sets[0] } } };
      const { detail } = await mall.ask(orderDetail, { id: placed.id }, { token });
      expect(detail.detail).toMatchObject([inSet, inSet]);
      expect(detail.plugin_data.discount_list).toEqual({
        composition: { label: '套餐优惠', value: '180.00' },
      });
      const { list } = await mall.ask(orderList, {}, { token });
      expect(list.find(({ id }) => Number(id) === placed.id)?.detail).toMatchObject([inSet, inSet]);
    });

    it('count for the operator who picks sets once they are paid', async () => {
      const { db } = mall.database;
      const set = await fixed();
      const { unionId } = await order(mall, token, setForm([{ set }, { set }]));
      const sold = async () =>
        (await pickSets({ db, now, q: '', ...ANY, ids: [set.id], limit: 10, offset: 0 }))[0]?.columns['已售'];
      expect(await sold()).toBe('0 套');
      await payFor(mall, { unionId, token });
      expect(await sold()).toBe('2 套');
    });

    it('are not made where a price rose since the submission', async () => {
      const set = await fixed({ reduction: 1000 });
      const { db } = mall.database;
      const form = setForm([{ set }], { remark: '涨价' });
      const placed = await orderOf(mall, (await order(mall, token, form)).unionId);
      const { submission_id: id } = await reload(mall, placed.id);
      expect(id).not.toBeNull();
      // The same submission again, as if its work had been delayed until the operator raised the price.
      await db
        .updateTable('order_submissions')
        .set({ state: 'queued', payment_union_id: null, finished_at: null, created_at: now })
        .where('id', '=', id ?? 0)
        .execute();
      await setRow(set.id, { rules: JSON.stringify({ type: 1, reduction_fen: 900 }) });
      await workSubmission(db, id ?? 0, { plugins: PLUGINS, now });
      const done = await db
        .selectFrom('order_submissions')
        .select(['state', 'error'])
        .where('id', '=', id ?? 0)
        .executeTakeFirstOrThrow();
      expect(done).toEqual({ state: 'failed', error: '价格有变化，请重新提交订单' });
    });

    it('go to one of two phones where one piece is left', async () => {
      const set = await fixed();
      await setStock(mall, set.pieces[1]?.skuId ?? 0, 1);
      const other = await mall.tokenOf(2);
      const pickedUp = {
        ...setForm([{ set }], { send_type: 'offline', store_id: 1 }),
        address: { name: '林小满', mobile: '13800000001' },
      };
      const answers = await Promise.all([order(mall, token, pickedUp), order(mall, other, pickedUp)]);
      expect(answers.filter(({ unionId }) => unionId > 0)).toHaveLength(1);
      expect(answers.find(({ unionId }) => unionId === 0)?.msg).toMatch(/库存不足|已售罄|售罄/);
      expect(await stockOf(mall, set.pieces[1]?.skuId ?? 0)).toBe(0);
      await setStock(mall, set.pieces[1]?.skuId ?? 0, 1000);
    });
  });
});
