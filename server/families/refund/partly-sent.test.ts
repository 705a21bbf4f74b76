// Proves on both databases that a partly sent order can be left: each line is given back by whether it is in a parcel.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { textFromFen } from '~/domain/money';
import { adminOrderForceCancel } from '~/schemas/api/admin-order.gen';
import { orderDetail } from '~/schemas/api/order.gen';
import { refundApply } from '~/schemas/api/refund.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import type { Mall } from '~/tests/server/mall-helpers';
import { reload, stockOf } from '~/tests/server/money/checkout-helpers';
import {
  answer,
  askRefund,
  buy,
  closeAudited,
  linesOf,
  openAfterSales,
  refundsOf,
  sendFirst,
  sendLines,
} from '~/tests/server/money/refund-helpers';

let mall: Mall;
let token: string;
let admin: string;

const refused = (msg: string) => expect.objectContaining({ code: 1, msg });
const typesOf = async (id: number) => (await mall.ask(refundApply, { id }, { token })).detail.refund_types;

type Line = Awaited<ReturnType<typeof linesOf>>[number];

/** A paid order of two lines: the first is underway, the second still in the shop. */
async function partlySent() {
  const one = await buy(mall, { token, way: 'balance', nums: [1, 2] });
  await sendFirst(mall, one.id, admin);
  const [sent, unsent] = await linesOf(mall, one.id);
  if (sent === undefined || unsent === undefined) throw new Error('too few lines');
  return { orderId: one.id, sent, unsent };
}

const ask = ({ id, total_price_fen: fen }: Line, type: 1 | 3) =>
  askRefund(mall, { id, type, refund_price: textFromFen(fen), goods_status: '未收到货' }, token);

/** Agrees to the newest request of money only, and pays it back. */
async function payBack(orderId: number): Promise<void> {
  const { id } = (await refundsOf(mall, orderId)).at(-1) ?? { id: 0 };
  for (const words of ['处理成功,已同意售后申请', '处理成功，已完成退款'])
    expect((await answer(mall, { id, type: 3, is_agree: 1 }, admin)).msg).toBe(words);
}

describeOnBothDatabases('a partly sent order', (open) => {
  beforeEach(async () => {
    ({ mall, token, admin } = await openAfterSales(await open()));
  });
  afterEach(() => closeAudited(mall));

  it('gives back the line in the parcel as a sent one, the other one as money only', async () => {
    const { orderId, sent, unsent } = await partlySent();
    const { detail } = await mall.ask(orderDetail, { id: orderId }, { token });
    expect(detail.detail.map(({ is_show_apply_refund: isShown }) => isShown)).toEqual([1, 1]);
    expect([await typesOf(sent.id), await typesOf(unsent.id)]).toEqual([[3, 1], [3]]);
    expect(await ask(unsent, 1)).toEqual(refused('商品尚未发货，只能申请仅退款'));
    expect((await ask(sent, 1)).code).toBe(0);
  });

  it('is sent when what was left of it has been paid back, with its pieces on the shelf again', async () => {
    const { orderId, unsent } = await partlySent();
    const stock = await stockOf(mall, unsent.sku_id);
    expect((await ask(unsent, 3)).code).toBe(0);
    const sending = () => sendLines(mall, { orderId, lineIds: [unsent.id] }, admin);
    expect(await sending()).toEqual(refused('该商品正在申请售后，请先处理'));
    await payBack(orderId);
    expect(await stockOf(mall, unsent.sku_id)).toBe(stock + 2);
    expect((await linesOf(mall, orderId))[1]).toMatchObject({ is_refund: true, restocked_num: 2 });
    const { is_send: isSent, auto_confirm_at: confirmAt } = await reload(mall, orderId);
    expect([isSent, confirmAt === null]).toEqual([true, false]);
  });

  it('goes on with what was not paid back, and is no longer cancelled whole', async () => {
    const { orderId, sent, unsent } = await partlySent();
    const stock = await stockOf(mall, sent.sku_id);
    await ask(sent, 3);
    await payBack(orderId);
    expect(await stockOf(mall, sent.sku_id)).toBe(stock);
    expect((await reload(mall, orderId)).is_send).toBe(false);
    expect(
      await mall.call(adminOrderForceCancel, { order_id: orderId, status: 1 }, { token: admin }),
    ).toEqual(refused('该订单有售后申请，请在售后单中处理'));
    expect((await sendLines(mall, { orderId, lineIds: [unsent.id] }, admin)).code).toBe(0);
    expect((await reload(mall, orderId)).is_send).toBe(true);
  });
});
