// Fills in the menus of the user centre: items that may be shown, the pay password only where the mall asks for one.
import type { RechargeSetting } from '~/schemas/api/balance.gen';
import { readRechargeSetting } from '../../../recharge/recharge-setting';
import { defineHydrator, type HydrateContext, recordsOf, type WidgetData } from '../hydrator';
import { isItemShown } from '../links';

const PAY_PASSWORD_PATH = '/pages/balance/password';
const ADMIN = 'app_admin';

/** The mobile admin is asked for by its role, not by a permission of the mall. */
const isOpen = (item: WidgetData, context: HydrateContext): boolean =>
  item['key'] === ADMIN || item['open_type'] === ADMIN
    ? context.viewer?.isAdmin === true
    : isItemShown(item, context);

export const hydrator = defineHydrator<RechargeSetting>({
  load: ({ db }) => readRechargeSetting(db),
  apply(data, { status, is_pay_password }, context) {
    const usesPayPassword = status === 1 && is_pay_password === 1;
    const shown = recordsOf(data['menus']).filter((item) => isOpen(item, context));
    return {
      ...data,
      menus: shown.filter((item) => usesPayPassword || item['link_url'] !== PAY_PASSWORD_PATH),
    };
  },
});
