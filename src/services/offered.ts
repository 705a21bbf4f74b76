// Which screens the mall offers, for the entries that lead there.
import { useSyncExternalStore } from 'react';
import { missingRoutes, missingUntil, onOffered } from './missing-routes';

/** Screens that are nothing without a route which malls of version 2.3 lack. */
const ROUTE_OF_SCREEN: Readonly<Record<string, string>> = {
  '/pages/goods/ranking/index': 'api/goods/ranking',
  '/pages/goods/ranking/detail': 'api/goods/ranking-detail',
  '/pages/order/refund/order-detail-refund-list': 'api/order/refund-list',
  '/pages/order-submit/gift': 'api/order/gift-address',
  '/pages/share/link/link': 'api/share/link',
  '/pages/share/rank/rank': 'api/share/rank',
  '/pages/share/money-list/money-list': 'api/share/brokerage-list',
  '/pages/user-center/bill-center/bill-center': 'api/user/bill',
  '/pages/user-center/member-log/member-log': 'api/user/member-log',
};

/** Whether the mall has a route, or what a screen shows; true until it says otherwise. */
export const isOffered = (place: string): boolean =>
  missingUntil(ROUTE_OF_SCREEN[place] ?? place) <= Date.now();

/** `isOffered` for entries: they hide as soon as the mall has said so. */
export function useOffered(): typeof isOffered {
  useSyncExternalStore(onOffered, missingRoutes, missingRoutes);
  return isOffered;
}
