// Proves on both databases the forms of orders and goods: asked, checked by their questions, stored and shown.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { goodsForm } from '~/schemas/api/goods.gen';
import { orderDetail, orderPreview, orderSubmit } from '~/schemas/api/order.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import {
  formOf,
  goodsOf,
  order,
  orderOf,
  type Piece,
  plainGoods,
} from '~/tests/server/money/checkout-helpers';

const SHOPPER = 1;
const FIELDS = [
  { key: 'text', key_name: '单行文本', name: '刻字', is_required: 1 },
  { key: 'radio', key_name: '单选', name: '字体', is_required: 0, list: [{ label: '楷体', value: 'false' }] },
];

let mall: Mall;
let token: string;
let piece: Piece;

const addForm = async (values: { name: string; is_order_form?: boolean; mch_id?: number }) => {
  const row = await mall.database.db
    .insertInto('forms')
    .values({ ...values, fields: JSON.stringify(FIELDS) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};
const askOfGoods = async () => {
  const id = await addForm({ name: '刻字信息' });
  await mall.database.db.updateTable('goods').set({ form_id: id }).where('id', '=', piece.goodsId).execute();
  return id;
};
const answer = (value: unknown, label = '刻字', key = 'text') => ({ key, label, value, required: 0 });

describeOnBothDatabases('forms at checkout', (open) => {
  beforeEach(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(SHOPPER);
    piece = await plainGoods(mall);
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  it('asks the form of the shop whose orders it is of, and none of another shop', async () => {
    await addForm({ name: '商户表单', is_order_form: true, mch_id: 1 });
    const shown = async () =>
      (await mall.ask(orderPreview, { form_data: formOf([goodsOf(piece)]) }, { token })).mch_list[0]
        ?.order_form;
    expect(await shown()).toBeNull();
    const id = await addForm({ name: '送货要求', is_order_form: true });
    expect(await shown()).toEqual({ id, name: '送货要求', value: FIELDS });
    await expect(addForm({ name: '再一张', is_order_form: true })).rejects.toThrow();
  });

  it('stores the answers by their questions, and shows them in the order', async () => {
    await addForm({ name: '送货要求', is_order_form: true });
    await askOfGoods();
    const goods = [goodsOf(piece, { form_data: [answer(' 平安 '), answer('x', '别的')] }), goodsOf(piece)];
    const { unionId } = await order(
      mall,
      token,
      formOf(goods, { order_form: [answer('喜乐'), answer('楷体', '字体', 'radio')] }),
    );
    const { id } = await orderOf(mall, unionId);
    const { detail } = await mall.ask(orderDetail, { id }, { token });
    expect(detail.order_form).toEqual([
      { key: 'text', label: '刻字', value: '喜乐', required: 1 },
      { key: 'radio', label: '字体', value: '楷体', required: 0 },
    ]);
    const given = [
      { key: 'text', label: '刻字', value: '平安', required: 1 },
      { key: 'radio', label: '字体', value: '', required: 0 },
    ];
    expect(detail.detail.map((line) => line.form_data)).toEqual([given, given]);
  });

  it('stores nothing of what it did not ask', async () => {
    const { unionId } = await order(
      mall,
      token,
      formOf([goodsOf(piece, { form_data: [answer('平安')] })], { order_form: [answer('喜乐')] }),
    );
    expect(await orderOf(mall, unionId)).toMatchObject({ order_form: null });
  });

  describe('refuses, naming the field,', () => {
    const send = async (sent: unknown, own: unknown) =>
      (
        await mall.call(
          orderSubmit,
          { form_data: formOf([goodsOf(piece, { form_data: own })], { order_form: sent }) },
          { token },
        )
      ).msg;

    it.each([
      ['no answers', null, '刻字不能为空。'],
      ['a blank one', [answer('  ')], '刻字不能为空。'],
      ['a choice that is none', [answer('平安'), answer('宋体', '字体', 'radio')], '字体的选项无效'],
      ['one that is too long', [answer('字'.repeat(201))], '刻字最多输入200个字'],
    ])('%s', async (_what, sent, words) => {
      await addForm({ name: '送货要求', is_order_form: true });
      await askOfGoods();
      expect(await send(sent, [answer('平安')])).toBe(words);
      expect(await send([answer('平安')], sent)).toBe(words);
    });
  });

  it('shows the form of a goods on its own screen; none where it has none', async () => {
    const ask = () => mall.ask(goodsForm, { goods_id: piece.goodsId }, { token });
    expect(await ask()).toMatchObject({ goods: { id: piece.goodsId }, form: null });
    const id = await askOfGoods();
    expect((await ask()).form).toEqual({ id, name: '刻字信息', value: FIELDS });
    expect((await mall.call(goodsForm, { goods_id: 999_999 }, { token })).msg).toBe('商品不存在');
    expect((await mall.call(goodsForm, { goods_id: piece.goodsId })).code).toBe(-1);
  });
});
