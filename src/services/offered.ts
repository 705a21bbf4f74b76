// What this mall does not have: routes that it answered 页面未找到 to, remembered for the visit, a while each.
import { useSyncExternalStore } from 'react';
import { isRecord } from '~/domain/record';
import { registerCache } from './caches';
import { forget, readStored, store } from './storage';

/** A mall that is being repaired may answer so for a moment: entries come back, and an open screen asks anew. */
const REMEMBERED_MS = 10 * 60_000;

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
  '/plugins/diy/list/list': 'plugin/diy/api/form/list',
  '/plugins/diy/detail/detail': 'plugin/diy/api/form/detail',
  '/plugins/diy/reply-info/reply-info': 'plugin/diy/api/form/reply',
};

/** Until when a route counts as not offered, in ms. */
type Missing = Readonly<Record<string, number>>;

const isMissing = (value: unknown): value is Missing =>
  isRecord(value) && Object.values(value).every((until) => typeof until === 'number');

let missing: Missing | null = null;
/** Routes that have answered in this visit: what they say later is a fault of the moment. */
const answered = new Set<string>();
const listeners = new Set<() => void>();

function known(): Missing {
  missing ??= readStored('notOffered', isMissing) ?? {};
  return missing;
}

function keep(next: Missing): void {
  missing = next;
  store('notOffered', next);
  for (const listener of listeners) listener();
}

export function noteNotOffered(route: string): void {
  if (!answered.has(route)) keep({ ...known(), [route]: Date.now() + REMEMBERED_MS });
}

export function noteOffered(route: string): void {
  answered.add(route);
  const { [route]: until, ...others } = known();
  if (until !== undefined) keep(others);
}

/** Whether the mall has a route, or what a screen shows; true until it says otherwise. */
export const isOffered = (place: string): boolean =>
  (known()[ROUTE_OF_SCREEN[place] ?? place] ?? 0) <= Date.now();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `isOffered` for entries: they hide as soon as the mall has said so. */
export function useOffered(): typeof isOffered {
  useSyncExternalStore(subscribe, known, known);
  return isOffered;
}

registerCache(() => {
  answered.clear();
  forget('notOffered');
  missing = null;
  for (const listener of listeners) listener();
});
