// Proves on both databases who may add a second review, once, until when, and where it is shown.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { goodsCommentsList } from '~/schemas/api/goods.gen';
import {
  type NewAppend,
  orderAppendAppraise,
  orderAppendAppraiseSave,
  orderAppraise,
  orderConfirm,
  orderDetail,
  orderList,
  type OrderRow,
} from '~/schemas/api/order.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { payOne, setOption } from '~/tests/server/money/checkout-helpers';
import { foreignPictures, giveUpload, REFUSED_PICTURE } from '~/tests/server/upload-helpers';

const DAY_MS = 86_400_000;
const SHOPPER = 1;
const OTHER = 2;

let mall: Mall;
let token: string;
let other: string;
let orderId: number;
let lineId: number;

const refused = (msg: string) => ({ code: 1, msg });
const append = (values: Partial<NewAppend> = {}, by = token) =>
  mall.call(
    orderAppendAppraiseSave,
    {
      order_id: orderId,
      appendData: [{ id: lineId, content: '用了一个月，依然很好', pic_list: [], ...values }],
    },
    { token: by },
  );
const changeReview = (values: object) =>
  mall.database.db.updateTable('goods_comments').set(values).where('order_id', '=', orderId).execute();
const changeLine = (values: object) =>
  mall.database.db.updateTable('order_lines').set(values).where('order_id', '=', orderId).execute();
const changeOrder = (values: object) =>
  mall.database.db.updateTable('orders').set(values).where('id', '=', orderId).execute();

/** `append_status` of the list and of the detail. */
async function statuses() {
  const { list } = await mall.ask(orderList, {}, { token });
  const row = (list as OrderRow[]).find(({ id }) => Number(id) === orderId);
  const { detail } = await mall.ask(orderDetail, { id: orderId }, { token });
  return [row?.append_status, detail.append_status];
}

async function received(): Promise<void> {
  const one = await payOne(mall, { token });
  orderId = one.id;
  await changeOrder({ is_send: true, send_at: new Date() });
  await mall.ask(orderConfirm, { id: orderId }, { token });
  const lines = mall.database.db.selectFrom('order_lines').select('id').where('order_id', '=', orderId);
  ({ id: lineId } = await lines.executeTakeFirstOrThrow());
}

async function reviewed(): Promise<void> {
  await received();
  const appraiseData = [
    { id: lineId, grade_level: 2 as const, content: '不错', pic_list: [], is_anonymous: 0 },
  ];
  await mall.ask(orderAppraise, { order_id: orderId, appraiseData }, { token });
}

describeOnBothDatabases('a second review', (open) => {
  beforeEach(async () => {
    mall = openMall(await open());
    [token, other] = [await mall.tokenOf(SHOPPER), await mall.tokenOf(OTHER)];
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  it('is written once, with own pictures, and stands under the first one', async () => {
    await reviewed();
    expect(await statuses()).toEqual([1, 1]);
    const picture = await giveUpload(mall, null);
    for (const foreign of await foreignPictures(mall, OTHER))
      expect(await append({ pic_list: [foreign] })).toEqual(refused(REFUSED_PICTURE));
    expect(await append({ content: ' ', pic_list: [picture] })).toEqual(refused('请填写追评内容'));
    expect(await append({ id: 2_147_483_647 })).toEqual(refused('订单详情不存在'));
    const answers = await Promise.all([append({ pic_list: [picture] }), append({ pic_list: [picture] })]);
    expect(answers.map(({ msg }) => msg).sort()).toEqual(['已追评，无需重复追评', '追评成功'].sort());
    expect(await statuses()).toEqual([2, 2]);
    const { goods_id } = await mall.database.db
      .selectFrom('goods_comments')
      .select('goods_id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    await changeReview({ commented_at: new Date(Date.now() - 12 * DAY_MS), reply_content: '谢谢' });
    const { comments } = await mall.ask(goodsCommentsList, { goods_id, status: 2, limit: 50 });
    expect(comments.find(({ content }) => content === '不错')).toMatchObject({
      reply_content: '谢谢',
      append: { content: '用了一个月，依然很好', pic_list: [picture], days: 12 },
    });
  });

  it("is nobody else's, and of a reviewed order only", async () => {
    await received();
    expect(await append()).toEqual(refused('请先评价订单'));
    expect(await statuses()).toEqual([0, 0]);
    await reviewed();
    const asked = { order_id: orderId };
    expect(await mall.call(orderAppendAppraise, asked, { token: other })).toEqual(refused('订单不存在'));
    expect(await append({}, other)).toEqual(refused('订单不存在'));
    expect((await mall.ask(orderAppendAppraise, asked, { token })).list).toMatchObject([
      { id: lineId, content: '不错' },
    ]);
  });

  it.each([
    ['a hidden review', () => changeReview({ is_show: false }), '评价未展示，不能追评'],
    ['a removed review', () => changeReview({ deleted_at: new Date() }), '评价不存在'],
    [
      'a line that was given back',
      () => changeLine({ is_refund: true, refund_status: 2 }),
      '商品已退款，不能追评',
    ],
    ['a deleted order', () => changeOrder({ deleted_at: new Date() }), '订单不存在'],
    ['an order in the recycle bin', () => changeOrder({ is_recycle: true }), '订单不存在'],
    [
      'an order received long ago',
      () => changeOrder({ confirm_at: new Date(Date.now() - 181 * DAY_MS) }),
      '收货已超过180天，不能追评',
    ],
    ['a mall without reviews', () => setOption(mall, 'is_comment', '0'), '商城订单评价功能关闭,提交失败'],
  ])('is refused to %s, and not offered', async (_what, change, words) => {
    await reviewed();
    await change();
    expect(await append()).toEqual(refused(words));
    const asked = { order_id: orderId };
    expect(await mall.call(orderAppendAppraise, asked, { token })).toEqual(refused(words));
    const { list } = await mall.ask(orderList, {}, { token });
    const row = (list as OrderRow[]).find(({ id }) => Number(id) === orderId);
    expect(row?.append_status ?? 0).toBe(0);
  });
});
