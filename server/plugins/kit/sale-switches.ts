// The switches of a kind's settings: what the mall may take off its goods besides.
import type { Saving } from '../../ports/sale';

const SWITCHES = {
  member: 'is_member_price',
  coupon: 'is_coupon',
  points: 'is_integral',
  svip: 'svip_status',
  fullReduce: 'is_full_reduce',
  share: 'is_share',
} as const satisfies Readonly<Record<Saving, string>>;

export type SaleSwitches = Readonly<Record<(typeof SWITCHES)[Saving], 0 | 1>>;

export const savingsOf = (options: SaleSwitches): ReadonlySet<Saving> =>
  new Set((Object.keys(SWITCHES) as Saving[]).filter((saving) => options[SWITCHES[saving]] === 1));
