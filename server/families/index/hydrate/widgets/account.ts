// Hydrates the account bar of the user centre: targets of its figures, and whether there is a balance.
import type { RechargeSetting } from '~/schemas/api/balance.gen';
import { readRechargeSetting } from '../../../../settings/recharge-setting';
import { defineHydrator } from '../hydrator';

export const hydrator = defineHydrator<RechargeSetting>({
  load: ({ db }) => readRechargeSetting(db),
  apply: (data, setting) => ({
    ...data,
    balance_page_url: '/pages/balance/balance',
    integer_page_url: '/pages/user-center/integral-detail/integral-detail',
    integer_navigate_enabled: true,
    coupon_page_url: '/pages/coupon/index/index',
    card_page_url: '/pages/card/index/index',
    recharge_setting: setting,
  }),
});
