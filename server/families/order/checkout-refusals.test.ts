// Proves on both databases what a checkout refuses, each with its message.
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  type FormGoods,
  type FormGroup,
  orderCheckOrder,
  orderCheckOrderAlias,
  orderPreview,
  type OrderPreviewData,
  orderSubmit,
} from '~/schemas/api/order.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import {
  formOf,
  goodsOf,
  order,
  orderOf,
  type Piece,
  plainGoods,
  setOption,
  setStock,
} from '~/tests/server/money/checkout-helpers';
import { auditLedger } from '../../payments/audit';
import { piecesBought } from '../../goods/limit-buy';

const SHOPPER = 1;
const DAY_MS = 86_400_000;

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

describeOnBothDatabases('refusals of the checkout', (open) => {
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

  it('refuses goods that cannot be bought, each with its message', async () => {
    const name = await nameOf();
    const refusals: [Record<string, unknown>, string][] = [
      [{ is_negotiable: true }, '该商品无法购买 请联系客服'],
      [{ is_on_sale: false }, `商品(${name})暂未开售或已下架`],
      [{ sell_begin_at: new Date(now.getTime() + DAY_MS) }, `商品(${name})暂未开售或已下架`],
      [{ sell_end_at: new Date(now.getTime() - DAY_MS) }, `商品(${name})暂未开售或已下架`],
      [{ buy_levels: '[99]' }, `您暂无权限购买商品(${name})`],
      [{ min_number: 3, unit: '包' }, `商品（${name}）3包起售`],
      [{ confine_count: 0, unit: '盒' }, `商品（${name}）限购0盒`],
      [{ limit_buy_type: 'day', limit_buy_value: 0, unit: '盒' }, `商品（${name}）每天限购0盒`],
      [{ confine_order_count: 0 }, `商品（${name}）限购0单`],
      [{ deleted_at: new Date() }, '商品不存在或已下架。'],
    ];
    const before = await mall.database.db
      .selectFrom('goods')
      .select(['is_negotiable', 'is_on_sale', 'sell_begin_at', 'sell_end_at', 'min_number', 'confine_count'])
      .select(['limit_buy_value', 'confine_order_count', 'unit', 'deleted_at'])
      .where('id', '=', piece.goodsId)
      .executeTakeFirstOrThrow();
    for (const [change, words] of refusals) {
      await changeGoods(change);
      expect(await preview([goodsOf(piece)])).toEqual({ code: 1, msg: words });
      await changeGoods({ ...before, buy_levels: null });
    }
    await setStock(mall, piece.skuId, 2);
    expect((await preview([goodsOf(piece, { num: 3 })])).msg).toBe(`商品库存不足: ${name}`);
    expect((await preview([goodsOf(piece, { num: 2 }), goodsOf(piece)])).msg).toBe(`商品库存不足: ${name}`);
    expect((await preview([goodsOf(piece, { num: 0 })])).msg).toBe(`商品${name}数量不能小于0`);
    expect((await preview([goodsOf(piece, { num: -2_147_483_648 })])).msg).toBe(`商品${name}数量不能小于0`);
    const other = await plainGoods(mall, 1);
    const mixed = goodsOf({ goodsId: piece.goodsId, skuId: other.skuId });
    expect((await preview([mixed])).msg).toBe(`无法查询商品\`${name}\`的规格信息。`);
    expect((await preview([goodsOf({ goodsId: 2_147_483_647, skuId: 1 })])).msg).toBe('商品不存在或已下架。');
  });

  it('counts what was bought against the limits of a shopper', async () => {
    const who = { userId: SHOPPER, goodsId: piece.goodsId, since: null };
    const limit = (await piecesBought(mall.database.db, who)) + 3;
    await changeGoods({ confine_count: limit, unit: '盒' });
    expect((await order(mall, token, formOf([goodsOf(piece, { num: 2 })]))).msg).toBe('');
    expect((await preview([goodsOf(piece, { num: 2 })])).msg).toBe(`商品（${await nameOf()}）限购${limit}盒`);
    expect((await preview([goodsOf(piece)])).code).toBe(0);
    await changeGoods({ confine_count: -1, confine_order_count: 1 });
    expect((await preview([goodsOf(piece)])).msg).toBe(`商品（${await nameOf()}）限购1单`);
  });

  it('refuses delivery methods and merchants that it does not have', async () => {
    expect((await preview([goodsOf(piece)], { send_type: 'drone' })).msg).toBe('配送方式`drone`不正确。');
    expect((await preview([goodsOf(piece)], { mch_id: 7 })).msg).toBe('商户不存在或已关闭');
    const two = {
      ...formOf([goodsOf(piece)]),
      list: [...formOf([goodsOf(piece)]).list, ...formOf([goodsOf(piece)]).list],
    };
    expect((await mall.call(orderPreview, { form_data: two }, { token })).msg).toBe('订单数据异常');
  });

  it('submits to an address, or to a contact for pick-up', async () => {
    const { db } = mall.database;
    const form = formOf([goodsOf(piece)], { send_type: 'offline', store_id: 1, remark: '  放前台  ' });
    const submit = (rest: object) => mall.call(orderSubmit, { form_data: { ...form, ...rest } }, { token });
    expect((await submit({})).msg).toBe('请填写联系人');
    expect((await submit({ address: { name: '林小满', mobile: '' } })).msg).toBe('请填写手机号');
    expect((await submit({ address: { name: '林小满', mobile: '12' } })).msg).toBe('手机号格式错误');
    const contact = { name: '林小满', mobile: '13800000001' };
    const { unionId } = await order(mall, token, { ...form, address: contact });
    const placed = await orderOf(mall, unionId);
    expect(placed).toMatchObject({ ...contact, send_type: 1, store_id: 1, address: '', remark: '放前台' });
    expect(placed.offline_code).toMatch(/^[\w-]{16}$/);
    expect((await groupOf([goodsOf(piece)], { send_type: 'offline' })).whole.address).toEqual(contact);
    await db
      .updateTable('addresses')
      .set({ deleted_at: now, is_default: false })
      .where('user_id', '=', SHOPPER)
      .execute();
    expect((await order(mall, token, formOf([goodsOf(piece)]))).msg).toBe('请先选择收货地址。');
    expect((await groupOf([goodsOf(piece)])).address).toBe(null);
  });

  it("uses the shopper's own addresses only", async () => {
    const { db } = mall.database;
    const foreign = await db
      .selectFrom('addresses')
      .select('id')
      .where('user_id', '!=', SHOPPER)
      .where('type', '=', 0)
      .executeTakeFirstOrThrow();
    const form = { ...formOf([goodsOf(piece)]), address_id: foreign.id };
    expect((await mall.ask(orderPreview, { form_data: form }, { token })).address).toBe(null);
    expect((await order(mall, token, form)).msg).toBe('请先选择收货地址。');
  });

  it('refuses an address without delivery, and less than the minimum order', async () => {
    await changeGoods({ area_limit: '[1]' });
    const { whole, ...group } = await groupOf([goodsOf(piece)]);
    expect([whole.address_enable, group.goods_list[0]?.address_disabled]).toEqual([false, true]);
    expect((await order(mall, token, formOf([goodsOf(piece)]))).msg).toBe('当前收货地址不允许购买。');
    await changeGoods({ area_limit: null });
    await setOption(mall, 'offer_price', '99999.00');
    const dear = await groupOf([goodsOf(piece)]);
    expect([dear.whole.price_enable, dear.pick_up_enable, dear.pick_up_price]).toEqual([
      false,
      false,
      '99999.00',
    ]);
    expect((await order(mall, token, formOf([goodsOf(piece)]))).msg).toBe('订单总价未达到起送要求。');
    const fetched = await groupOf([goodsOf(piece)], { send_type: 'offline' });
    expect([fetched.pick_up_enable, fetched.pick_up_price]).toEqual([true, 0]);
  });

  it('refuses shoppers on the blacklist', async () => {
    await mall.database.db
      .updateTable('users')
      .set({ is_blacklist: true })
      .where('id', '=', SHOPPER)
      .execute();
    expect((await order(mall, token, formOf([goodsOf(piece)]))).msg).toBe('下单被限制 请联系管理员');
  });

  it('lets everyone order, or only invited shoppers where the mall says so (ORDER-01, ORDER-02)', async () => {
    const check = () => mall.call(orderCheckOrder, {}, { token });
    expect((await check()).code).toBe(0);
    // Where distribution is open its distributors need no inviter.
    await setOption(mall, 'share_setting', { level: 0 });
    await setOption(mall, 'order_needs_invitation', 1);
    await mall.database.db.updateTable('users').set({ parent_id: null }).where('id', '=', SHOPPER).execute();
    expect(await check()).toEqual({ code: 1, msg: '请先绑定邀请码' });
    expect(await mall.call(orderCheckOrderAlias, {}, { token })).toEqual(await check());
    await mall.database.db.updateTable('users').set({ parent_id: 2 }).where('id', '=', SHOPPER).execute();
    expect((await check()).code).toBe(0);
  });

  it('answers invalid input with a message and guests with the login', async () => {
    const send = (form_data: unknown) =>
      mall.callRaw('api/order/preview', { form_data }, { method: 'POST', token });
    const bomb = { mch_id: 0, goods_list: Array.from({ length: 10_000 }, () => goodsOf(piece)) };
    for (const form of [
      '',
      '{',
      '[]',
      { list: [] },
      { list: [{ mch_id: 0, goods_list: [] }] },
      { list: [bomb] },
      { list: [{ mch_id: 0, goods_list: [{ id: "1' or 1=1", goods_attr_id: '1e309', num: '😀' }] }] },
    ]) {
      const { code, msg } = await send(form);
      expect([code, msg.length > 0]).toEqual([1, true]);
    }
    const long = formOf([
      goodsOf(piece, { form_data: [{ key: 'k', label: 'l', value: 'x'.repeat(30_000) }] }),
    ]);
    expect((await send(long)).msg).toBe('表单内容过长');
    expect((await mall.call(orderPreview, { form_data: formOf([goodsOf(piece)]) })).code).toBe(-1);
  });
});
