// The checkout of group buying, and the keys of its offers in the SKU sheet.
import type { SaleCheckout } from '../../blocks/sale/sale-checkout';
import * as own from './links.gen';

/** Alone without terms; a group of its own without `groupId`, else that group. Names the routes only: the shapes of their answers are the checkout's to load. */
export const checkoutOf = (termsId: number, groupId = 0): SaleCheckout => ({
  preview: { route: 'plugin/pintuan/api/v2/order/order-preview' },
  submit: { route: 'plugin/pintuan/api/v2/order/submit' },
  group: { pintuan_group_id: termsId, pintuan_order_id: groupId },
  cancelPage: own.pintuanOrders(),
});

export const SIGN = 'pintuan';

export const ALONE = 'alone';
export const offerKey = (termsId: number): string => `group-${termsId}`;

/** Names the group to join, and its terms, to the SKU sheet. */
export const joinKey = (groupId: number, termsId: number): string => `join-${groupId}-${termsId}`;

export function readJoinKey(key: string): { groupId: number; termsId: number } | null {
  const found = /^join-(\d+)-(\d+)$/.exec(key);
  return found === null ? null : { groupId: Number(found[1]), termsId: Number(found[2]) };
}
