// The shoppers of the journeys: the demo shoppers of the seed, and those that prepare.ts adds.

/** The demo shopper of the seed who has balance, points, coupons, orders and a pay password. */
export const LIN = '13800000001';

/** The keeper of the demo: administrator, and clerk of the first store. */
export const KEEPER = '13800000003';

/** Password of the demo shoppers and the prepared ones. */
export const PASSWORD = 'pagoda123';

/** Assets of a prepared shopper, in yuan and points. */
export const PREPARED = { balanceYuan: 500, points: 1000 } as const;

/** A shopper whose order of 2000.00 or more is past its after-sales as soon as the server runs. */
export const SPENDER = '13700001001';

const PREPARED_COUNT = 28;

/** Each is used by one journey (`preparedShopper`). */
export const PREPARED_MOBILES: readonly string[] = Array.from(
  { length: PREPARED_COUNT },
  (_, at) => `1370000${String(at + 1).padStart(4, '0')}`,
);
