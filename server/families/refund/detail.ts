// One after-sale, as its shopper reads it.
import type { Kysely } from 'kysely';
import { EXPRESS_COMPANIES } from '~/domain/express-companies';
import { SEND_TYPES } from '~/domain/order-status';
import type { PayBackState } from '~/domain/pay-back';
import { refundState } from '~/domain/refund-status';
import type { RefundDetailData } from '~/schemas/api/refund.gen';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { flag } from '../../http/wire';
import { payBackProgress } from '../../payments/refund-progress';
import { SHOP_NAME } from '../order/detail';
import { type OrderRow, ownOrder } from '../../orders/order-row';
import { isLateExchange } from './late-exchange';
import { askedGoods, linesOf } from '../../orders/refund-list';
import {
  isByExpress,
  ownRefund,
  refundFlags,
  type StoredRefund,
  wireFullRefund,
} from '../../orders/refund-row';

/** Where to return; empty texts before the shop has said so. */
async function returnPlace(db: Kysely<Tables>, { refund_address_id: id }: StoredRefund) {
  const place =
    id === null
      ? undefined
      : await db.selectFrom('refund_addresses').selectAll().where('id', '=', id).executeTakeFirst();
  return {
    refund_address: place === undefined ? '' : `${place.regions.join('')}${place.address_detail}`,
    refund_name: place?.name ?? '',
    refund_mobile: place?.mobile ?? '',
    refund_remark: place?.remark ?? '',
  };
}

const PAY_BACK_HINTS: Readonly<Record<PayBackState, string>> = {
  done: '',
  pending: '款项正在按原支付方式退回，请耐心等待',
  failed: '原支付方式退款未成功，商家正在处理',
};

const LATE_EXCHANGE = '商家逾期未寄出换货商品，您可以改为退货退款';

/** What the shopper does next, where the state does not say it. */
function hintOf(refund: StoredRefund, order: OrderRow, payBack: PayBackState): string {
  if (refund.is_refund) return PAY_BACK_HINTS[payBack];
  const state = refundState(refundFlags(refund));
  if (state === 'toReturn') return refund.refund_address_id === null ? '请联系商家获取退货地址' : '';
  if (state !== 'toReceive' || isByExpress(order)) return '';
  return order.send_type === SEND_TYPES.city ? '等待商家上门取货' : '买家需到店退换货';
}

const METHOD_NAMES: Readonly<Record<string, string>> = { wechat_h5: '微信支付', alipay_h5: '支付宝' };

/** The ways by which the money goes back; empty while none does. */
async function payBackText(db: Kysely<Tables>, refundId: number): Promise<string> {
  const parts = await db
    .selectFrom('payment_refunds')
    .leftJoin('payment_attempts', 'payment_attempts.id', 'payment_refunds.payment_attempt_id')
    .select(['channel', 'method', 'to_balance'])
    .where('order_refund_id', '=', refundId)
    .orderBy('payment_refunds.id')
    .execute();
  const names = parts.map(({ channel, method, to_balance: isToBalance }) => {
    if (isToBalance) return '余额';
    if (channel === 'provider') return METHOD_NAMES[method ?? ''] ?? '原支付账户';
    return channel === 'balance' ? '余额' : '线下退款';
  });
  return names.join('、');
}

/** `data` of api/order/refund-detail. Throws 订单不存在, also for one of somebody else. */
export async function refundDetail(
  db: Kysely<Tables>,
  { id, userId, now }: { id: number; userId: number; now: Date },
): Promise<RefundDetailData> {
  const refund = await ownRefund(db, id, userId);
  const order = refund === undefined ? undefined : await ownOrder(db, refund.order_id, userId);
  if (refund === undefined || order === undefined) throw new MallError('订单不存在');
  const line = (await linesOf(db, [refund]))(refund);
  const isLate = await isLateExchange(db, { refund, order }, now);
  const { state: payBack } = (await payBackProgress(db, [refund]))(refund);
  return {
    detail: {
      ...wireFullRefund(refund, payBack),
      goods_info: askedGoods(refund, line),
      hint_text: isLate ? LATE_EXCHANGE : hintOf(refund, order, payBack),
      is_show_to_return: flag(isLate),
      send_type: order.send_type,
      platform: SHOP_NAME,
      ...(await returnPlace(db, refund)),
      pay_back_text: await payBackText(db, refund.id),
      template_message_list: [],
    },
    express_list: [...EXPRESS_COMPANIES],
  };
}
