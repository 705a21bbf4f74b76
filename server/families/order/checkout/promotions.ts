// What promotions do for a checkout: the full reduction, and the benefit of a card, held or bought along.
import { firstAnswer } from '../../../settings/permissions';
import type { InstalledPlugins } from '../../../ports/plugin';
import type { Benefit, Offer, PromotedLine, Promotion, PromotionMoment } from '../../../ports/sale';
import { fullReduction } from '../../full-reduce/promotion';
import { sourceIdOf } from '../../../goods/kinds';
import type { CheckoutLine } from './lines';

/** An offer with the promotion that makes it. */
export interface OpenOffer extends Offer {
  promotion: Promotion;
}

const CORE: readonly Promotion[] = [fullReduction];

/** Of the first promotion of the kind that has one: benefits of a kind are not added up. */
export async function openOffer(
  plugins: InstalledPlugins,
  saving: Promotion['saving'],
  moment: PromotionMoment,
): Promise<OpenOffer | null> {
  for (const promotion of CORE.filter((one) => one.saving === saving)) {
    const offer = await promotion.open(moment);
    if (offer !== null) return { ...offer, promotion };
  }
  const first = await firstAnswer(moment.db, {
    plugins,
    part: ({ promotions = [] }) => promotions.find((one) => one.saving === saving),
    ask: async (promotion) => {
      const offer = await promotion.open(moment);
      return offer === null ? null : { ...offer, promotion };
    },
  });
  return first?.answer ?? null;
}

/** Lines with what is left to pay of them, for goods of the mall itself whose kind allows the saving. */
export const promotedLines = (
  lines: readonly CheckoutLine[],
  saving: Promotion['saving'],
  payableFen: readonly number[],
): PromotedLine[] =>
  lines.map(({ goods, quoted }, at) => ({
    goodsId: sourceIdOf(goods),
    payableFen: goods.mch_id === 0 && quoted.allows.has(saving) ? (payableFen[at] ?? 0) : 0,
  }));

/** A benefit after all other savings, as the price of the group needs it. */
export const groupBenefit = (benefit: Benefit | null, lines: readonly CheckoutLine[]) =>
  benefit === null
    ? null
    : {
        savings: (payableFen: readonly number[]) => benefit.savings(promotedLines(lines, 'svip', payableFen)),
        isDeliveryFree: benefit.isDeliveryFree,
      };
