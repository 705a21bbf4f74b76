// The after-sales of a shopper: what he can ask for, his requests, what he does with them.
import {
  refundApply,
  refundBatch,
  refundDetail as refundDetailEndpoint,
  refundList,
  refundSend,
  refundSubmit,
  refundToReturn,
  refundWithdraw,
} from '~/schemas/api/refund.gen';
import { inLane } from '../../http/lane';
import { loginRoute, Reply, type Route } from '../../http/route';
import { applyData, orderOfLine } from './apply';
import { ask } from './ask';
import { refundDetail } from './detail';
import { turnToReturn } from './late-exchange';
import { refundsOfOrder } from '../../orders/refund-list';
import { sendBack, withdraw } from './own-acts';

const ASKED = '提交成功, 请等待商家处理';

const apply = loginRoute(refundApply, ({ db, user, params }) =>
  applyData(db, { lineId: params.id, userId: user.id }),
);

const submit = loginRoute(refundSubmit, async ({ db, user, params, now }) => {
  const { id, num, refund_price, exchange_sku_id, ...words } = params;
  const order = await orderOfLine(db, { lineId: id, userId: user.id });
  const asking = {
    orderId: order.id,
    userId: user.id,
    lines: [{ id, num, refund_price, exchange_sku_id }],
    words,
    now,
  };
  await db.transaction().execute((trx) => ask(trx, asking));
  return new Reply(null, ASKED);
});

const batch = loginRoute(refundBatch, async ({ db, user, params, now }) => {
  const { order_id: orderId, list: lines, ...words } = params;
  await db.transaction().execute((trx) => ask(trx, { orderId, userId: user.id, lines, words, now }));
  return new Reply(null, ASKED);
});

const detail = loginRoute(refundDetailEndpoint, ({ db, user, params, now }) =>
  refundDetail(db, { id: params.id, userId: user.id, now }),
);

const send = loginRoute(refundSend, async ({ db, user, params, now }) => {
  const { id, ...parcel } = params;
  await db.transaction().execute((trx) => sendBack(trx, { id, userId: user.id, now }, parcel));
  return new Reply(null, '发货成功');
});

const cancel = loginRoute(refundWithdraw, async ({ db, user, params, now }) => {
  await db.transaction().execute((trx) => withdraw(trx, { id: params.refund_id, userId: user.id, now }));
  return new Reply(null, '申请已撤销');
});

const toReturn = loginRoute(refundToReturn, async ({ db, user, params, now }) => {
  await db.transaction().execute((trx) => turnToReturn(trx, { id: params.id, userId: user.id, now }));
  return new Reply(null, '已改为退货退款');
});

const list = loginRoute(refundList, ({ db, user, params }) =>
  refundsOfOrder(db, { orderId: params.order_id, lineId: params.order_detail_id, userId: user.id }),
);

export const routes: readonly Route[] = [
  apply,
  batch,
  detail,
  send,
  cancel,
  toReturn,
  list,
  ...inLane('paying', [submit]),
];
