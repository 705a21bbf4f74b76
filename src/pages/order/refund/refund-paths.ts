// Addresses of the screens of after-sales.
import { refundList } from '~/schemas/api/refund.gen';
import { addressOf, redirect } from '../../../engine/navigation';
import { call } from '../../../services/http';

export const REFUNDS_PATH = '/pages/order/refund/index';
export const REFUND_DETAIL_PATH = '/pages/order/refund-detail/refund-detail';
export const CHOOSE_TYPE_PATH = '/pages/order/refund/select-refund-type';
export const APPLY_PATH = '/pages/order/refund/refund';
export const ORDER_REFUND_PATH = '/pages/order/refund/order-refund';
export const BATCH_PATH = '/pages/order/batch-refund/batch-refund';
export const SPLIT_PATH = '/pages/order/refund/split-refund';
export const HISTORY_PATH = '/pages/order/refund/order-detail-refund-list';

export const refundHref = (id: number | string): string => `#${addressOf(REFUND_DETAIL_PATH, { id })}`;

/** Shows what has just been asked for in place of its form: the newest request of the line. */
export async function showNewest(orderId: number, lineId: number): Promise<void> {
  try {
    const params = { order_id: orderId, order_detail_id: lineId };
    const [newest] = (await call(refundList, params, { isQuiet: true })).list;
    if (newest !== undefined) return redirect(REFUND_DETAIL_PATH, { id: newest.id });
  } catch {
    // It has been asked for; the list shows it as well.
  }
  redirect(REFUNDS_PATH);
}
