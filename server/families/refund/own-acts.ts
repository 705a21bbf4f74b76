// What a shopper does with his request: withdraws it, sends the goods back.
import { refundActRefusal, REFUND_TYPES } from '~/domain/refund-status';
import { expressCompany } from '~/domain/express-companies';
import { MallError } from '../../http/errors';
import { refundSendForm } from '~/schemas/api/forms/refund-send.gen';
import { checkForm } from '../../http/form';
import type { Trx } from '../../db/transaction';
import { noteEvent } from '../../orders/events';
import { noteLineState } from '../../orders/line-state';
import { isByExpress, lockRefund, refundFlags } from '../../orders/refund-row';
import { releaseExchange } from './exchange-sku';
import { waitEnd } from '../../settings/refund-times';

/** The shopper, and which of his requests. */
export interface Who {
  id: number;
  userId: number;
  now: Date;
}

/** Withdraws a request that the shop has not answered. */
export async function withdraw(trx: Trx, { id, userId, now }: Who): Promise<void> {
  const locked = await lockRefund(trx, id, userId);
  if (locked === undefined) throw new MallError('售后订单不存在');
  const { refund, order } = locked;
  const refusal = refundActRefusal('withdraw', refundFlags(refund), { isExpress: isByExpress(order) });
  if (refusal !== null) throw new MallError(refusal);
  await releaseExchange(trx, refund);
  await trx
    .updateTable('order_refunds')
    .set({ deleted_at: now, auto_at: null, updated_at: now })
    .where('id', '=', id)
    .execute();
  await noteLineState(trx, refund.order_line_id, now);
  await noteEvent(trx, order.id, { event: 'refund-withdrawn', description: '买家撤销售后申请' });
}

export interface ReturnParcel {
  express: string;
  express_no: string;
  customer_name?: string | undefined;
}

/** Notes the parcel with which the shopper returns the goods. */
export async function sendBack(trx: Trx, { id, userId, now }: Who, parcel: ReturnParcel): Promise<void> {
  const express = parcel.express.trim();
  const expressNo = parcel.express_no.trim();
  const locked = await lockRefund(trx, id, userId);
  if (locked === undefined) throw new MallError('订单不存在');
  const { refund, order } = locked;
  const refusal = refundActRefusal('sendBack', refundFlags(refund), { isExpress: isByExpress(order) });
  if (refusal !== null) throw new MallError(refusal);
  checkForm(refundSendForm, { express, express_no: expressNo });
  if (expressCompany(express) === undefined) throw new MallError('快递公司错误');
  await trx
    .updateTable('order_refunds')
    .set({
      is_send: true,
      send_at: now,
      express,
      express_no: expressNo,
      customer_name: parcel.customer_name?.trim() ?? '',
      // Nobody can send the exchange in the shop's place.
      auto_at: refund.type === REFUND_TYPES.exchange ? null : await waitEnd(trx, 'receive', now),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  await noteEvent(trx, order.id, {
    event: 'refund-sent',
    description: `买家寄回商品：${express} ${expressNo}`,
  });
}
