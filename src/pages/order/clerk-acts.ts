// What a clerk can do with an order now, and the calls that do it.
import { orderRefusal, readOrderFlags } from '~/domain/order-status';
import { piecesLeft, piecesOpen, redeemableLine, type RedeemableLine } from '~/domain/redemption';
import { orderClerkAffirmPay, orderOrderClerk, type OrderOrderClerkParams } from '~/schemas/api/order.gen';
import { callFor } from '../../services/http';
import { alertDialog, confirmDialog, toast } from '../../state/overlays';
import type { Order } from '../../blocks/orders/order-facts';

const sumOf = (order: Order, pieces: (line: RedeemableLine) => number): number =>
  order.detail.reduce((sum, line) => sum + pieces(redeemableLine(line)), 0);

/** Pieces that can be handed over now. */
export const openPieces = (order: Order): number => sumOf(order, piecesOpen);
/** Pieces that are not handed over yet, those in after-sales too. */
export const restPieces = (order: Order): number => sumOf(order, piecesLeft);

export type ClerkState =
  | { readonly kind: 'collect' }
  | { readonly kind: 'redeem'; readonly isDivisible: boolean }
  | { readonly kind: 'done' }
  /** Why nothing can be done. */
  | { readonly kind: 'closed'; readonly words: string };

export function clerkState(order: Order): ClerkState {
  const flags = readOrderFlags(order);
  if (flags.is_confirm === 1) return { kind: 'done' };
  const refusal = orderRefusal('redeem', flags);
  if (refusal === null) return { kind: 'redeem', isDivisible: restPieces(order) > 1 };
  if (flags.is_pay !== 1 && orderRefusal('collectCash', flags) === null) return { kind: 'collect' };
  return { kind: 'closed', words: refusal };
}

/** Takes cash at the counter; false when the clerk did not confirm. */
export async function collectCash(id: number): Promise<boolean> {
  if (!(await confirmDialog('确认已进行线下收款？', { confirmText: '确认收款' }))) return false;
  const { msg } = await callFor(orderClerkAffirmPay, { id, action_type: 1 });
  toast(msg || '收款成功', { icon: 'success' });
  return true;
}

/** Hands over; the words of the outcome are shown. @returns whether nothing is left. */
export async function redeem(params: Omit<OrderOrderClerkParams, 'action_type'>): Promise<boolean> {
  const { msg, data } = await callFor(orderOrderClerk, { ...params, action_type: 1 });
  toast(msg || '核销成功', { icon: 'success' });
  return data.is_all !== 0;
}

export const sayNoRight = (): Promise<void> => alertDialog('无核销权限');
