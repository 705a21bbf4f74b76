// The card at checkout: the benefit of its holder, the card that is offered, and the one that is bought along.
import { MallError } from '../../http/errors';
import { readOptions } from '../../settings/mall-options';
import type { Offer, PromotionMoment } from '../../ports/sale';
import { isOffered, payTypesOf } from './offered';
import { type CardOnSale, cardOnSale, heldCard, periodOnSale, periodsOnSale } from './read-card';
import { benefitOf } from './rights';

/** The chosen period. Throws where it is not sold, or sold out. */
async function chosenPeriod({ db, addOnId, isLocking }: PromotionMoment, card: CardOnSale | undefined) {
  const period =
    card === undefined
      ? undefined
      : await periodOnSale(db, { cardId: card.id, periodId: addOnId, isLocking });
  if (period === undefined) throw new MallError('该会员卡不存在');
  if (period.left < 1) throw new MallError(`${period.name}已售罄`);
  return period;
}

/** A card that is bought along has its rights for this order already; who holds one may buy it to prolong it. */
export async function openAtCheckout(moment: PromotionMoment): Promise<Offer | null> {
  const { db, goodsIds, addOnId } = moment;
  const options = await readOptions(db, ['vip_card']);
  const card = isOffered(options) ? await cardOnSale(db) : undefined;
  if (addOnId > 0) {
    const period = await chosenPeriod(moment, card);
    const { id, name, price_fen: priceFen, expire_days: days } = period;
    const benefit = card === undefined ? null : await benefitOf(db, card, goodsIds);
    return { benefit, offered: null, addOn: { id, name, priceFen, days, payTypes: payTypesOf(options) } };
  }
  const held = await heldCard(moment);
  if (held !== undefined) return { benefit: await benefitOf(db, held, goodsIds), offered: null, addOn: null };
  if (card === undefined) return null;
  const isLeft = (await periodsOnSale(db, card.id)).some(({ left }) => left > 0);
  return isLeft ? { benefit: null, offered: await benefitOf(db, card, goodsIds), addOn: null } : null;
}
