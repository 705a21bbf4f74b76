// api/order: checkout, submission, my orders, and actions on them.
import { CANCEL_REASONS } from '~/domain/refund-status';
import { orderRefusal } from '~/domain/order-status';
import {
  orderAppendAppraise,
  orderAppendAppraiseSave,
  orderAppraise,
  orderCancel,
  orderCancelApply,
  orderCancelCauseList,
  orderCheckOrder,
  orderCheckOrderAlias,
  orderClerkAffirmPay,
  orderClerkQrCode,
  orderConfirm,
  orderDetail as orderDetailEndpoint,
  orderIsPay,
  orderList as orderListEndpoint,
  orderListPayData,
  orderOrderClerk,
  orderPayForAnother,
  orderPayResult,
  orderStoreList,
} from '~/schemas/api/order.gen';
import { nearestFirst } from '~/domain/distance';
import { MallError } from '../../http/errors';
import { inLane } from '../../http/lane';
import { type LoginCall, loginRoute, Reply, type Route } from '../../http/route';
import { flag } from '../../http/wire';
import { lockUnionsOf } from '../../payments/unions';
import { wireStoreRaw } from '../store/store-row';
import { appendable, appendReviews } from './append-appraise';
import { appraise } from './appraise';
import { cancelOwn, withdrawCancel } from './cancel';
import { checkOrder } from './check-order';
import { routes as checkoutRoutes } from './checkout-routes';
import { collectCash, pickUpCode } from './clerk';
import { orderDetail } from './detail';
import { orderList } from './list';
import { flagsOf, lockOrder, ownOrder } from '../../orders/order-row';
import { ownUnion, payLater, payResult } from './pay';
import { payForAnother } from './pay-for-another';
import { markReceived } from './receipt';
import { redeem } from './redeem';

const MAX_STORES = 30;

async function mayOrder({ db, user }: LoginCall<unknown>): Promise<null> {
  await checkOrder(db, user.id);
  return null;
}

// The specification writes both names.
const check = loginRoute(orderCheckOrder, (call) => mayOrder(call));
const checkByAlias = loginRoute(orderCheckOrderAlias, (call) => mayOrder(call));

const listPayData = loginRoute(orderListPayData, async ({ db, user, params }) => ({
  id: await db.transaction().execute((trx) => payLater(trx, { orderId: params.id, userId: user.id })),
}));

const isPay = loginRoute(orderIsPay, async ({ db, user, params, payments, payables, now }) => {
  const who = { unionId: params.payment_order_union_id, userId: user.id };
  if ((await ownUnion(db, who)) === undefined) return { status: 0 as const };
  // A notification may be late, so the provider is queried.
  await payments.refresh({ db, payables, now: () => now, onFailure: () => undefined }, who.unionId);
  const isPaid = (await ownUnion(db, who))?.is_pay === true;
  return isPaid ? new Reply({ status: 1 as const }, '已支付') : { status: 0 as const };
});

const result = loginRoute(orderPayResult, ({ db, user, params, plugins }) =>
  payResult(db, { unionId: params.payment_order_union_id, userId: user.id, plugins }),
);

const forAnother = loginRoute(orderPayForAnother, ({ db, user, params, now }) =>
  payForAnother(db, { unionId: params.id, viewerId: user.id, now }),
);

const list = loginRoute(orderListEndpoint, ({ db, user, params, now }) =>
  orderList(db, { userId: user.id, now }, params),
);

const detail = loginRoute(orderDetailEndpoint, ({ db, user, params, now }) =>
  orderDetail(db, params.id, { user, now }),
);

const confirm = loginRoute(orderConfirm, ({ db, user, params, now, plugins }) =>
  db.transaction().execute(async (trx) => {
    if ((await ownOrder(trx, params.id, user.id)) === undefined) throw new MallError('订单数据异常');
    // Cash on delivery is settled with the receipt: the payment is locked before the order, as everywhere.
    await lockUnionsOf(trx, { kind: 'order', id: params.id });
    const order = await lockOrder(trx, params.id, user.id);
    if (order === undefined) throw new MallError('订单数据异常');
    const refusal = orderRefusal('confirm', flagsOf(order));
    if (refusal !== null) throw new MallError(refusal);
    const event = { event: 'confirmed', description: '买家确认收货' };
    await markReceived(trx, order, { event, now, plugins });
    return new Reply(null, '确认收货成功');
  }),
);

const cancel = loginRoute(orderCancel, async ({ db, user, params, plugins }) => {
  const { id, cancel_data: data, ...flat } = params;
  const message = await db
    .transaction()
    .execute((trx) => cancelOwn(trx, { orderId: id, userId: user.id, plugins }, data ?? flat));
  return new Reply(null, message);
});

const cancelCauseList = loginRoute(orderCancelCauseList, () =>
  Promise.resolve({ list: [...CANCEL_REASONS] }),
);

const cancelApply = loginRoute(orderCancelApply, async ({ db, user, params }) => {
  await db.transaction().execute((trx) => withdrawCancel(trx, { orderId: params.id, userId: user.id }));
  return new Reply(null, '撤销成功');
});

const review = loginRoute(orderAppraise, async ({ db, user, params, now }) => {
  const { order_id: orderId, appraiseData: reviews } = params;
  await db.transaction().execute((trx) => appraise(trx, { orderId, userId: user.id, reviews, now }));
  return new Reply(null, '评价成功');
});

const appendList = loginRoute(orderAppendAppraise, async ({ db, user, params, now }) => ({
  list: await appendable(db, { orderId: params.order_id, userId: user.id, now }),
}));

const append = loginRoute(orderAppendAppraiseSave, async ({ db, user, params, now }) => {
  const { order_id: orderId, appendData: appends } = params;
  await db.transaction().execute((trx) => appendReviews(trx, { orderId, userId: user.id, appends, now }));
  return new Reply(null, '追评成功');
});

const storeList = loginRoute(orderStoreList, async ({ db, params }) => {
  const { longitude, latitude } = params;
  const keyword = (params.keyword ?? '').trim();
  const stores = await db
    .selectFrom('stores')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('is_enabled', '=', true)
    .execute();
  const named = stores.filter(({ name, address }) => name.includes(keyword) || address.includes(keyword));
  const near = nearestFirst(named, { longitude, latitude }).slice(0, MAX_STORES);
  return { list: near.map(({ place, metres }) => ({ ...wireStoreRaw(place, metres) })) };
});

const clerkQrCode = loginRoute(orderClerkQrCode, ({ db, user, params, origin }) =>
  pickUpCode(db, { orderId: params.id, userId: user.id, origin }),
);

const orderClerk = loginRoute(orderOrderClerk, async ({ db, user, params, now, plugins }) => {
  const { id: orderId, clerk_remark = '', nonce, list: chosen } = params;
  const wanted = chosen?.map(({ order_detail_id: id, num }) => ({ id, num })) ?? null;
  const remark = clerk_remark.trim();
  const act = { orderId, clerk: user, remark, wanted, nonce: nonce ?? null, now, plugins };
  const isAll = await db.transaction().execute((trx) => redeem(trx, act));
  return new Reply({ is_clerk: 1 as const, is_all: flag(isAll) }, '核销成功');
});

const clerkAffirmPay = loginRoute(orderClerkAffirmPay, async ({ db, user, params, payables, now }) => {
  const act = { orderId: params.id, clerk: user, payables, now };
  await db.transaction().execute((trx) => collectCash(trx, act));
  return new Reply(null, '收款成功');
});

export const routes: readonly Route[] = [
  ...checkoutRoutes,
  check,
  checkByAlias,
  forAnother,
  list,
  detail,
  confirm,
  cancel,
  cancelCauseList,
  cancelApply,
  review,
  appendList,
  append,
  storeList,
  orderClerk,
  ...inLane('paying', [listPayData, isPay, result, clerkAffirmPay]),
  ...inLane('drawing', [clerkQrCode]),
];
