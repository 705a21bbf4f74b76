// What the mall may take off group purchases besides, by the operator's setting.
import type { Saving } from '../../ports/sale';
import type { readSettings } from '../../ports/plugin';
import { settings } from './settings.gen';

export type PintuanSettings = ReturnType<
  typeof readSettings<NonNullable<(typeof settings)['shape']['reads']>>
>;

const SWITCHES = {
  member: 'is_member_price',
  coupon: 'is_coupon',
  points: 'is_integral',
  svip: 'svip_status',
  fullReduce: 'is_full_reduce',
  share: 'is_share',
} as const satisfies Readonly<Record<Saving, keyof PintuanSettings>>;

export const savingsOf = (options: PintuanSettings): ReadonlySet<Saving> =>
  new Set(
    (Object.keys(SWITCHES) as Saving[]).filter((saving) => {
      return options[SWITCHES[saving]] === 1;
    }),
  );
