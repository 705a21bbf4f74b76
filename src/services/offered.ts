// Which screens the mall offers, for the entries that lead there.
import { useSyncExternalStore } from 'react';
import * as to from '~/domain/screen-links.gen';
import { missingRoutes, missingUntil, onOffered } from './missing-routes';

/** Screens that are nothing without a route which malls of version 2.3 lack. */
const ROUTE_OF_SCREEN: Readonly<Record<string, string>> = {
  [to.goodsRanking.path]: 'api/goods/ranking',
  [to.goodsRankingDetail.path]: 'api/goods/ranking-detail',
  [to.orderRefundHistory.path]: 'api/order/refund-list',
  [to.orderSubmitGift.path]: 'api/order/gift-address',
  [to.shareLink.path]: 'api/share/link',
  [to.shareRank.path]: 'api/share/rank',
  [to.shareMoneyList.path]: 'api/share/brokerage-list',
  [to.userCenterBillCenter.path]: 'api/user/bill',
  [to.userCenterMemberLog.path]: 'api/user/member-log',
};

/** Whether the mall has a route, or what a screen shows; true until it says otherwise. */
export const isOffered = (place: string): boolean =>
  missingUntil(ROUTE_OF_SCREEN[place] ?? place) <= Date.now();

/** `isOffered` for entries: they hide as soon as the mall has said so. */
export function useOffered(): typeof isOffered {
  useSyncExternalStore(onOffered, missingRoutes, missingRoutes);
  return isOffered;
}
