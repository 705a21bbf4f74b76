// Hydrates the menus of the user centre: items that may be shown, the pay password and distribution only where the mall
// has them.
import { isPageLink, resolveLink } from '~/domain/links';
import { rechargeSettingOf } from '../../../../settings/recharge-setting';
import { readPart } from '../../../../settings/config-part';
import { readOptions } from '../../../../settings/mall-options';
import { defineHydrator } from '../hydrator';
import { recordsOf } from '../../../../settings/stored-values';
import type { HydrateContext, WidgetData } from '../../../../ports/hydrate';
import { isItemShown } from '../links';

const PAY_PASSWORD_PATH = '/pages/balance/password';
const DISTRIBUTION_PATH = '/pages/share/index/index';
const ADMIN = 'app_admin';

/** The mobile admin depends on the shopper's role, not on a permission of the mall. */
const isOpen = (item: WidgetData, context: HydrateContext): boolean =>
  item['key'] === ADMIN || item['open_type'] === ADMIN
    ? context.viewer?.isAdmin === true
    : isItemShown(item, context);

function pathOf(item: WidgetData): string {
  const link = resolveLink(item);
  return link !== null && isPageLink(link) ? link.path : '';
}

export const hydrator = defineHydrator<ReadonlySet<string>>({
  /** Paths of features that the mall does not have. */
  async load({ db }) {
    const options = await readOptions(db, ['recharge_setting', 'share_setting']);
    const { status, is_pay_password } = rechargeSettingOf(options);
    const closed = new Set<string>();
    if (status !== 1 || is_pay_password !== 1) closed.add(PAY_PASSWORD_PATH);
    if (readPart('share_setting', options).level === 0) closed.add(DISTRIBUTION_PATH);
    return closed;
  },
  apply: (data, closed, context) => ({
    ...data,
    menus: recordsOf(data['menus'])
      .filter((item) => isOpen(item, context))
      .filter((item) => !closed.has(pathOf(item))),
  }),
});
