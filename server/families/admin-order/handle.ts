// The shop's answer to an after-sale, as one call with many meanings.
import { fenFromText } from '~/domain/money';
import { ORDER_PAY_TYPES } from '~/domain/order-status';
import { REFUND_TYPES } from '~/domain/refund-status';
import type { AdminOrderRefundHandleParams } from '~/schemas/api/admin-order.gen';
import { MallError } from '../../http/errors';
import type { Trx } from '../../db/transaction';
import type { Told } from '../order/listeners';
import {
  agree,
  awaitsAddress,
  type By,
  nameAddress,
  payMoneyBack,
  refuse,
  sendExchange,
} from '../refund/answers';
import { lockRefund, type LockedRefund } from '../../orders/refund-row';

const REVIEWING = 1;
const AGREES = 1;
const REFUSES_LATER = 2;

type Params = AdminOrderRefundHandleParams;

/** The request for an answer. Throws 售后订单不存在. */
export async function lockToAnswer(trx: Trx, id: number): Promise<LockedRefund> {
  const locked = await lockRefund(trx, id);
  if (locked === undefined) throw new MallError('售后订单不存在');
  return locked;
}

async function review(
  trx: Trx,
  locked: LockedRefund,
  { params, by }: { params: Params; by: By },
): Promise<string> {
  const remark = params.merchant_remark?.trim() ?? '';
  if (params.is_agree !== AGREES) {
    await refuse(trx, locked, { remark, ...by });
    return '处理成功,已拒绝售后申请';
  }
  await agree(trx, locked, { addressId: params.address_id ?? null, remark, ...by });
  return '处理成功,已同意售后申请';
}

async function exchange(
  trx: Trx,
  locked: LockedRefund,
  { params, by }: { params: Params; by: By },
): Promise<string> {
  const parcel = {
    isExpress: params.is_express !== 0,
    express: params.express?.trim() ?? '',
    expressNo: params.express_no?.trim() ?? '',
    customerName: params.customer_name?.trim() ?? '',
    content: params.express_content?.trim() ?? '',
  };
  await sendExchange(trx, locked, { parcel, ...by });
  return '确认收货成功';
}

async function payOut(
  trx: Trx,
  locked: LockedRefund,
  { params, by }: { params: Params; by: Told<By> },
): Promise<string> {
  const amountFen = params.refund_price === undefined ? undefined : fenFromText(params.refund_price);
  if (amountFen === null) throw new MallError('退款金额格式错误');
  await payMoneyBack(trx, locked, { amountFen, ...by });
  return locked.order.pay_type === ORDER_PAY_TYPES.cashOnDelivery
    ? '订单为货到付款方式，退款金额请线下自行处理'
    : '处理成功，已完成退款';
}

/** Answers a request, goes on with it, or refuses it late; returns the words of what was done. */
export async function handleRefund(trx: Trx, params: Params, by: Told<By>): Promise<string> {
  const locked = await lockToAnswer(trx, params.order_refund_id);
  const { refund } = locked;
  if (params.type !== refund.type) throw new MallError('售后订单异常');
  if (refund.status === REVIEWING) return review(trx, locked, { params, by });
  if (params.is_agree === REFUSES_LATER) {
    await refuse(trx, locked, { remark: params.merchant_remark?.trim() ?? '', ...by });
    return '处理成功,已拒绝售后申请';
  }
  if (awaitsAddress(refund)) {
    await nameAddress(trx, locked, { addressId: params.address_id ?? null, ...by });
    return '处理成功，已填写退货地址';
  }
  const goOn = refund.type === REFUND_TYPES.exchange ? exchange : payOut;
  return goOn(trx, locked, { params, by });
}
