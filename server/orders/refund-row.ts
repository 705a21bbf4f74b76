// The stored after-sale: queries, locks, flags, and its row as the contract writes it.
import type { Kysely, Selectable } from 'kysely';
import { type FormerRefund, REFUND_TYPE_TEXTS, refundStatusText } from '~/domain/refund-status';
import { SEND_TYPES } from '~/domain/order-status';
import { PAY_BACK_TEXTS, type PayBackState } from '~/domain/pay-back';
import type { Tables } from '../db/tables';
import type { OrderRefundsTable } from '../db/tables/refunds';
import { flag, UNSET_TIME, wireMoney, wireTime } from '../http/wire';
import type { Trx } from '../db/transaction';
import { lockUnionsOf } from '../payments/unions';
import { lockOrder, type OrderRow } from './order-row';

export type StoredRefund = Selectable<OrderRefundsTable>;

export const refundFlags = (refund: StoredRefund): FormerRefund => ({
  type: refund.type,
  num: refund.num,
  status: refund.status,
  is_send: flag(refund.is_send),
  is_confirm: flag(refund.is_confirm),
  is_refund: flag(refund.is_refund),
});

/** Whether goods of the order travel by a carrier; else the shopper returns them in person, or they are fetched. */
export const isByExpress = ({ send_type: sendType }: Pick<OrderRow, 'send_type'>): boolean =>
  sendType === SEND_TYPES.express;

/** The requests of some orders that were not withdrawn, the oldest first. */
export const refundsOf = (db: Kysely<Tables>, orderIds: readonly number[]): Promise<StoredRefund[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('order_refunds')
        .selectAll()
        .where('order_id', 'in', [...orderIds])
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .execute();

/** The shopper's request. */
export const ownRefund = (
  db: Kysely<Tables>,
  id: number,
  userId: number,
): Promise<StoredRefund | undefined> =>
  db
    .selectFrom('order_refunds')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export interface LockedRefund {
  refund: StoredRefund;
  order: OrderRow;
}

/**
 * A request and its order, locked as everywhere: payments, then the order, which serialises all its requests.
 * Undefined for an unknown or a withdrawn one, or one of somebody else than `userId`.
 */
export async function lockRefund(trx: Trx, id: number, userId?: number): Promise<LockedRefund | undefined> {
  const known = await trx
    .selectFrom('order_refunds')
    .select('order_id')
    .where('id', '=', id)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0))
    .executeTakeFirst();
  if (known === undefined) return undefined;
  await lockUnionsOf(trx, { kind: 'order', id: known.order_id });
  const order = await lockOrder(trx, known.order_id);
  const refund = await trx
    .selectFrom('order_refunds')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return order === undefined || refund === undefined ? undefined : { refund, order };
}

/** The specification that an exchange asks for, as people read it; '' where none was named. */
export const exchangeAttr = ({ exchange_attrs: attrs }: StoredRefund): string =>
  (attrs ?? []).map(({ attr_name: name }) => name).join(' ');

const askedFields = (refund: StoredRefund) => ({
  id: refund.id,
  mall_id: 1,
  mch_id: 0,
  user_id: refund.user_id,
  order_id: refund.order_id,
  order_detail_id: refund.order_line_id,
  order_no: refund.refund_no,
  type: refund.type,
  num: refund.num,
  exchange_attr: exchangeAttr(refund),
  refund_price: wireMoney(refund.refund_price_fen),
  reality_refund_price: wireMoney(refund.paid_back_fen),
  remark: refund.remark,
  mobile: refund.mobile,
  created_at: wireTime(refund.created_at),
  updated_at: wireTime(refund.updated_at),
  deleted_at: UNSET_TIME,
  is_delete: 0 as const,
});

/** `OrderRefund` of the contract without pictures and data, which each route writes in its own way. */
const wireRefund = (refund: StoredRefund, payBack: PayBackState) => ({
  ...askedFields(refund),
  status: refund.status,
  status_time: wireTime(refund.status_at),
  merchant_remark: refund.merchant_remark,
  is_send: flag(refund.is_send),
  send_time: wireTime(refund.send_at),
  express: refund.express,
  express_no: refund.express_no,
  customer_name: refund.customer_name,
  address_id: refund.refund_address_id ?? 0,
  is_confirm: flag(refund.is_confirm),
  confirm_time: wireTime(refund.confirm_at),
  merchant_customer_name: refund.merchant_customer_name,
  merchant_express: refund.merchant_express,
  merchant_express_no: refund.merchant_express_no,
  merchant_express_content: refund.merchant_express_content,
  is_refund: flag(refund.is_refund),
  refund_time: wireTime(refund.refund_at),
  auto_time: refund.auto_at === null ? null : wireTime(refund.auto_at),
  status_text: payBack === 'done' ? refundStatusText(refundFlags(refund)) : PAY_BACK_TEXTS[payBack],
});

/** What the shopper chose. */
export const chosenOf = ({ goods_status, cause }: StoredRefund) => ({ goods_status, cause });

/** As lists and rows within orders write it: pictures and data are texts. */
export const wireListRefund = (refund: StoredRefund, payBack: PayBackState) => ({
  ...wireRefund(refund, payBack),
  pic_list: JSON.stringify(refund.pic_list),
  refund_data: JSON.stringify(chosenOf(refund)),
});

/** As details write it. */
export const wireFullRefund = (refund: StoredRefund, payBack: PayBackState) => ({
  ...wireRefund(refund, payBack),
  pic_list: refund.pic_list,
  refund_data: chosenOf(refund),
  refund_type_text: REFUND_TYPE_TEXTS[refund.type].name,
});
