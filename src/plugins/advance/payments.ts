// The two payments of a pre-sale: its deposit, new or left unpaid, and the balance, which is an order.
import { loadChunk } from '~/renderer/chunk';
import { type AdvanceDepositParams, type AdvanceOrder, advanceDeposit } from '~/schemas/api/advance.gen';
import { payOrder, payUnion } from '../../blocks/orders/pay-order';
import { checkOut } from '../../blocks/sale/sale-checkout';
import { call } from '../../services/http';
import * as own from './links.gen';

/** By its route: the answer is that of an order. */
const PAY_DATA = 'plugin/advance/api/order/pay-data';

type Outcome = Parameters<typeof payOrder>[1];

export const payDeposit = (deposit: AdvanceDepositParams, outcome: Outcome): Promise<void> =>
  payUnion(async () => {
    const { id, token = '', queue_id: queueId = '' } = await call(advanceDeposit, deposit);
    if (id !== undefined) return id;
    const { queuedUnion } = await loadChunk('flows/order-queue', () => import('../../flows/order-queue'));
    return queuedUnion({ token, queueId: String(queueId) }, PAY_DATA);
  }, outcome);

/** Opens the checkout of the balance, or pays the order that came of it. */
export const payBalance = (deposit: AdvanceOrder, onChanged: () => void): Promise<void> =>
  deposit.order_id > 0
    ? payOrder(deposit.order_id, { onPaid: onChanged, onUnpaid: onChanged })
    : checkOut(
        [
          {
            goodsId: deposit.goods_id,
            mchId: 0,
            skuId: deposit.goods_attr_id,
            quantity: deposit.goods_num,
          },
        ],
        {
          preview: { route: 'plugin/advance/api/order/order-preview' },
          submit: { route: 'plugin/advance/api/order/order-submit' },
          goods: { advance_id: deposit.id },
          orderPage: own.advanceOrders({ status: 4 }),
          cancelPage: own.advanceOrders({ status: 3 }),
          sumWord: '尾款',
        },
      );
