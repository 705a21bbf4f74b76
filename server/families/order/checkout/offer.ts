// What a plugin does for a checkout: the benefit of the order, and what is bought along with it.
import type { InstalledPlugins } from '../../../ports/plugin';
import type { Benefit, CheckoutMoment, CheckoutOffer } from '../../../ports/order-parts';
import { firstAnswer } from '../../../settings/permissions';
import type { GroupBenefit } from '../pricing/price-group';
import type { CheckoutLine } from './lines';

/** An offer with the plugin that makes it. */
export interface OpenOffer extends CheckoutOffer {
  pluginKey: string;
}

/** Of the first plugin that the mall may use and that has one: benefits are not added up. */
export async function openOffer(
  plugins: InstalledPlugins,
  moment: CheckoutMoment,
): Promise<OpenOffer | null> {
  const first = await firstAnswer(moment.db, {
    plugins,
    part: ({ checkout }) => checkout,
    ask: (checkout) => checkout.open(moment),
  });
  return first === null ? null : { ...first.answer, pluginKey: first.pluginKey };
}

/** A benefit line by line, for goods of the mall itself. */
export const benefitOf = (benefit: Benefit | null, lines: readonly CheckoutLine[]): GroupBenefit | null =>
  benefit === null
    ? null
    : {
        percents: lines.map(({ goods }) => benefit.percents.get(goods.id) ?? null),
        isDeliveryFree: benefit.isDeliveryFree,
      };
