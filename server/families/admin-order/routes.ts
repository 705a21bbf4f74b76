// What the shop's administrators do with orders: send and cancel them, answer after-sales, addresses for returns.
import {
  adminOrderCancel,
  adminOrderDelivery,
  adminOrderForceCancel,
  adminOrderRefund,
  adminOrderRefundAddressDestroy,
  adminOrderRefundAddressEdit,
  adminOrderRefundAddressIndex,
  adminOrderRefundDetail,
  adminOrderRefundHandle,
  adminOrderRefundToBalance,
  adminOrderSend,
  adminOrderShouHuo,
} from '~/schemas/api/admin-order.gen';
import { MallError } from '../../http/errors';
import { Reply, roleRoute, type Route } from '../../http/route';
import { pagination, pagingOf } from '../../http/wire';
import { refundToBalance } from './refund-to-balance';
import { ridersOf } from '../express/city-offer';
import { readOptions } from '../../settings/mall-options';
import { answerCancel, clearCancelRequest, forceCancel } from '../order/cancel-paid';
import { receive } from '../refund/answers';
import { addressChoices, addressDetail, addressPage, deleteAddress, saveAddress } from './addresses';
import { failedOrders } from './failed-orders';
import { handleRefund, lockToAnswer } from './handle';
import { adminRefundDetail, adminRefundRows } from './refund-rows';
import { searchRefunds } from './refund-search';
import { sendOrder } from './send';

const DONE = '操作成功';
const AGREES = 1;
const FORCES = 1;

const refunds = roleRoute(adminOrderRefund, async ({ db, params }) => {
  const paging = pagingOf(adminOrderRefund, params);
  const { list, count } = await searchRefunds(db, params, paging);
  return {
    list: await adminRefundRows(db, list),
    pagination: pagination(paging, count),
    address: await addressChoices(db),
    export_list: [],
    failed_orders: await failedOrders(db),
  };
});

const refundDetail = roleRoute(adminOrderRefundDetail, async ({ db, params }) => {
  const refund = await db
    .selectFrom('order_refunds')
    .selectAll()
    .where('id', '=', params.refund_order_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (refund === undefined) throw new MallError('售后订单不存在');
  return { detail: await adminRefundDetail(db, refund), address: await addressChoices(db) };
});

const refundHandle = roleRoute(adminOrderRefundHandle, async ({ db, user, params, now, plugins }) => {
  const by = { operatorId: user.id, now, plugins };
  return new Reply(null, await db.transaction().execute((trx) => handleRefund(trx, params, by)));
});

const toBalance = roleRoute(adminOrderRefundToBalance, async ({ db, user, params, payments, now }) => {
  const deciding = { orderId: params.order_id, operatorId: user.id, payments, now };
  return new Reply(null, await refundToBalance(db, deciding));
});

const shouHuo = roleRoute(adminOrderShouHuo, async ({ db, user, params, now }) => {
  await db.transaction().execute(async (trx) => {
    const locked = await lockToAnswer(trx, params.refund_order_id);
    await receive(trx, locked, { operatorId: user.id, now });
  });
  return new Reply(null, '确认收货成功');
});

const cancel = roleRoute(adminOrderCancel, async ({ db, user, params, now, plugins }) => {
  const { order_id: orderId, status, remark = '' } = params;
  const answer = { orderId, isAgreed: status === AGREES, remark, operatorId: user.id, now, plugins };
  await db.transaction().execute((trx) => answerCancel(trx, answer));
  return new Reply(null, DONE);
});

const force = roleRoute(adminOrderForceCancel, async ({ db, user, params, now, plugins }) => {
  const { order_id: orderId, status, remark = '' } = params;
  const act = status === FORCES ? forceCancel : clearCancelRequest;
  const by = { orderId, remark, operatorId: user.id, now, plugins };
  await db.transaction().execute((trx) => act(trx, by));
  return new Reply(null, DONE);
});

const send = roleRoute(adminOrderSend, async ({ db, user, params, now }) => {
  await db.transaction().execute((trx) => sendOrder(trx, params, { operatorId: user.id, now }));
  return new Reply(null, '发货成功');
});

const delivery = roleRoute(adminOrderDelivery, async ({ db }) => {
  const { city_riders: stored } = await readOptions(db, ['city_riders']);
  return { list: ridersOf(stored), city_service_list: [] };
});

const addresses = roleRoute(adminOrderRefundAddressIndex, ({ db, params }) =>
  addressPage(db, (params.keyword ?? '').trim(), pagingOf(adminOrderRefundAddressIndex, params)),
);

const editAddress = roleRoute(adminOrderRefundAddressEdit, async ({ db, params, now }) => {
  if (params.form === undefined) return addressDetail(db, params.id ?? 0);
  await saveAddress(db, params.form, now);
  return new Reply(null, '保存成功');
});

const destroyAddress = roleRoute(adminOrderRefundAddressDestroy, async ({ db, params, now }) => {
  await deleteAddress(db, params.id, now);
  return new Reply(null, '删除成功');
});

export const routes: readonly Route[] = [
  refunds,
  refundDetail,
  refundHandle,
  toBalance,
  shouHuo,
  cancel,
  force,
  send,
  delivery,
  addresses,
  editAddress,
  destroyAddress,
];
