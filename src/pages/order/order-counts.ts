// How many orders wait in each state: the counts of the user centre, for the tabs of my orders.
import { numberOf } from '~/domain/coercion';
import { AFTER_SALES_STATUS } from '~/domain/order-status';
import { isRecord } from '~/domain/record';
import { userConfig } from '~/schemas/api/user.gen';
import { useShownAgain } from '../../engine/screen-context';
import { useCall } from '../../services/query';

/** The tab of each entry of the bar; the fourth counts orders to review, which are a part of 已完成. */
const TABS_OF_BAR = [1, 2, 3, null, AFTER_SALES_STATUS] as const;

/** The bar of orders in a user centre, laid out from blocks or of the older fixed form. */
function barIn(center: unknown): readonly unknown[] {
  const order: unknown = Array.isArray(center)
    ? center.find((block: unknown) => isRecord(block) && block['id'] === 'order')?.data
    : center;
  const bar = isRecord(order) ? order['order_bar'] : undefined;
  return Array.isArray(bar) ? bar : [];
}

/** Counts by `status` of a tab; empty in a mall whose user centre has no bar of orders. */
export function orderCounts(center: unknown): ReadonlyMap<number, number> {
  const bar = barIn(center);
  return new Map(
    TABS_OF_BAR.flatMap((status, place) => {
      const entry = bar[place];
      const count = isRecord(entry) ? numberOf(entry['num'] ?? entry['text']) : Number.NaN;
      return status === null || !(count > 0) ? [] : [[status, count] as const];
    }),
  );
}

/** Counted anew whenever the screen is shown; a failure only leaves the numbers out. */
export function useOrderCounts(): ReadonlyMap<number, number> {
  const { data, refetch } = useCall(userConfig, {}, { isQuiet: true, staleMs: 0 });
  useShownAgain(() => void refetch());
  return orderCounts(data?.config.user_center);
}
