// What a shopper does with an after-sale that he has asked for.
import { refundWithdraw } from '~/schemas/api/refund.gen';
import { callFor } from '../../../services/http';
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
