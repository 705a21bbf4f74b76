// After-sales as the shop's administrators read them.
import type { Kysely, Selectable } from 'kysely';
import { PAY_BACK_TEXTS, type PayBackState } from '~/domain/pay-back';
import { type RefundAct, refundActRefusal, refundState, type RefundState } from '~/domain/refund-status';
import type { AdminOrderRefundData, AdminOrderRefundDetailData } from '~/schemas/api/admin-order.gen';
import type { Tables } from '../../db/tables';
import type { RefundAddressesTable } from '../../db/tables/refunds';
import { flag, wireMoney, wireTime } from '../../http/wire';
import { type PayBackProgress, payBackProgress } from '../../payments/refund-progress';
import { type LineRow, wireGoodsInfo } from '../../orders/order-lines';
import { type OrderRow, wireOrder } from '../../orders/order-row';
import { awaitsAddress } from '../refund/answers';
import { linesOf } from '../../orders/refund-list';
import {
  isByExpress,
  refundFlags,
  refundsOf,
  type StoredRefund,
  wireFullRefund,
} from '../../orders/refund-row';
import { payableFen } from '../../orders/refund-room';

type Row = AdminOrderRefundData['list'][number];
type Process = AdminOrderRefundDetailData['detail']['refund_process'];

const ADMIN_TEXTS: Readonly<Record<RefundState, string>> = {
  reviewing: '待审核',
  refused: '已完成',
  toReturn: '待买家发货',
  toReceive: '待卖家收货',
  toPayBack: '待卖家退款',
  paidBack: '已完成',
  exchanged: '已完成',
  unknown: '状态未知',
};
const ENDED_TEXTS: Partial<Record<RefundState, string>> = {
  refused: '已拒绝',
  paidBack: '已退款',
  exchanged: '已换货',
};

interface Around {
  order: OrderRow;
  line: LineRow;
  /** All of the order. */
  refunds: readonly StoredRefund[];
  payBack: PayBackProgress;
}

function wireActions(refund: StoredRefund, { order, payBack }: Around): Row['action_status'] {
  const place = { isExpress: isByExpress(order) };
  const can = (act: RefundAct) => refundActRefusal(act, refundFlags(refund), place) === null;
  return {
    is_show_edit_address: flag(awaitsAddress(refund)),
    is_show_apply: flag(can('agree')),
    is_show_confirm: flag(can('receive') || can('sendExchange')),
    is_show_refund: flag(can('payBack')),
    is_show_cancel_refund: flag(refund.status === 2 && can('refuse')),
    is_show_to_balance: flag(payBack.state === 'failed'),
  };
}

const wireLine = (line: LineRow): Row['detail'] => ({
  id: line.id,
  order_id: line.order_id,
  goods_id: line.goods_id,
  num: line.num,
  unit_price: wireMoney(line.unit_price_fen),
  total_original_price: wireMoney(line.total_original_price_fen),
  total_price: wireMoney(line.total_price_fen),
  is_refund: flag(line.is_refund),
  refund_status: line.refund_status,
  goods_no: line.goods_no,
  goods_type: line.goods_type,
  attr_list: line.goods_info.attr_list,
  goods_info: wireGoodsInfo(line),
});

const wireAdminOrder = (order: OrderRow) => ({
  ...wireOrder(order, ''),
  order_form: order.order_form,
  cancel_data: order.cancel_data ?? [],
});

function statusTexts(refund: StoredRefund, payBack: PayBackState) {
  if (payBack !== 'done') return { status_text: PAY_BACK_TEXTS[payBack], status_cn: PAY_BACK_TEXTS[payBack] };
  const state = refundState(refundFlags(refund));
  return { status_text: ADMIN_TEXTS[state], status_cn: ENDED_TEXTS[state] ?? ADMIN_TEXTS[state] };
}

/** What rows of the list and the detail share. */
function wireAdminRefund(refund: StoredRefund, around: Around) {
  const { order, line, refunds, payBack } = around;
  return {
    ...wireFullRefund(refund, payBack.state),
    ...statusTexts(refund, payBack.state),
    refund_failure: payBack.failure,
    detail: wireLine(line),
    order: wireAdminOrder(order),
    action_status: wireActions(refund, around),
    send_type: order.send_type,
    max_refund_price: wireMoney(payableFen(refund, { line, order, refunds })),
  };
}

/** What stands around some requests. */
async function readAround(db: Kysely<Tables>, list: readonly StoredRefund[]) {
  const orderIds = [...new Set(list.map(({ order_id: id }) => id))];
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', [0, ...orderIds])
    .execute();
  const refunds = await refundsOf(db, orderIds);
  const lineOf = await linesOf(db, list);
  const payBackOf = await payBackProgress(db, list);
  return (refund: StoredRefund): Around => {
    const order = orders.find(({ id }) => id === refund.order_id);
    if (order === undefined) throw new Error(`After-sale ${refund.id} is of no order.`);
    const ofOrder = refunds.filter(({ order_id: id }) => id === order.id);
    return { order, line: lineOf(refund), refunds: ofOrder, payBack: payBackOf(refund) };
  };
}

const readUsers = (db: Kysely<Tables>, list: readonly StoredRefund[]) =>
  db
    .selectFrom('users')
    .select(['id', 'nickname', 'avatar', 'mobile'])
    .where('id', 'in', [0, ...list.map(({ user_id: id }) => id)])
    .execute();

/** Rows of api/admin/order/refund. */
export async function adminRefundRows(db: Kysely<Tables>, list: readonly StoredRefund[]): Promise<Row[]> {
  const aroundOf = await readAround(db, list);
  const users = await readUsers(db, list);
  return list.map((refund) => ({
    ...wireAdminRefund(refund, aroundOf(refund)),
    nickname: users.find(({ id }) => id === refund.user_id)?.nickname ?? '',
    platform_icon: '',
    plugin_name: '',
  }));
}

/** What happened, the newest first. */
function processOf(refund: StoredRefund): Process {
  const answer = refund.status === 3 ? '拒绝售后申请' : '同意售后申请';
  const steps: [Process[number]['name'], Date | null, string][] = [
    ['买家', refund.created_at, '提交售后申请'],
    ['卖家', refund.status_at, answer],
    ['买家', refund.send_at, '寄回商品'],
    ['卖家', refund.status === 3 ? null : refund.confirm_at, refund.type === 2 ? '寄出换货商品' : '确认收货'],
    ['卖家', refund.refund_at, '退款'],
  ];
  return steps
    .flatMap(([name, time, text]) =>
      time === null ? [] : [{ name, at: time.getTime(), time: wireTime(time), text }],
    )
    .sort((one, other) => other.at - one.at)
    .map(({ name, time, text }) => ({ name, time, text }));
}

export const wireAddress = (address: Selectable<RefundAddressesTable>) => ({
  id: address.id,
  mch_id: address.mch_id,
  name: address.name,
  address: address.regions,
  address_detail: address.address_detail,
  mobile: address.mobile,
  remark: address.remark,
});

/** `detail` of api/admin/order/refund-detail. */
export async function adminRefundDetail(
  db: Kysely<Tables>,
  refund: StoredRefund,
): Promise<AdminOrderRefundDetailData['detail']> {
  const around = (await readAround(db, [refund]))(refund);
  const [user] = await readUsers(db, [refund]);
  const { refund_address_id: id } = refund;
  const address =
    id === null
      ? undefined
      : await db.selectFrom('refund_addresses').selectAll().where('id', '=', id).executeTakeFirst();
  return {
    ...wireAdminRefund(refund, around),
    user: {
      id: refund.user_id,
      nickname: user?.nickname ?? '',
      avatar: user?.avatar ?? '',
      mobile: user?.mobile ?? '',
    },
    refundAddress: address === undefined ? [] : wireAddress(address),
    refund_process: processOf(refund),
  };
}
