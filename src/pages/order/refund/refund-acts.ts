// What a shopper does with an after-sale that he has asked for.
import * as to from '~/domain/screen-links.gen';
import { refundList, refundToReturn, refundWithdraw } from '~/schemas/api/refund.gen';
import { redirect } from '../../../engine/navigation';
import { call, callFor } from '../../../services/http';
import { loadUserInfo } from '../../../services/shopper';
import { confirmDialog, toast } from '../../../state/overlays';

/** Withdraws a request after a question. @returns whether it was withdrawn. */
export async function withdraw(id: number): Promise<boolean> {
  if (!(await confirmDialog('是否撤销申请？'))) return false;
  const { msg } = await callFor(refundWithdraw, { refund_id: id });
  toast(msg || '申请已撤销', { icon: 'success' });
  void loadUserInfo(true);
  return true;
}

/** Turns an exchange that the shop did not send into a return, after a question. */
export async function turnToReturn(id: number): Promise<void> {
  if (!(await confirmDialog('改为退货退款后商家将不再换货，是否继续？'))) return;
  const { msg } = await callFor(refundToReturn, { id });
  toast(msg || '已改为退货退款', { icon: 'success' });
}

/** Shows what has just been asked for in place of its form: the newest request of the line. */
export async function showNewest(orderId: number, lineId: number): Promise<void> {
  try {
    const params = { order_id: orderId, order_detail_id: lineId };
    const [newest] = (await call(refundList, params, { isQuiet: true })).list;
    if (newest !== undefined) return redirect(to.orderRefundDetail({ id: newest.id }));
  } catch {
    // It has been asked for; the list shows it as well.
  }
  redirect(to.orderRefunds());
}
