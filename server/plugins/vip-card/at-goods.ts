// The card on goods: what its holder pays of them, or what everyone else would (UI-14).
import { tenthsOf } from '~/domain/super-card';
import type { GoodsBenefit, GoodsMoment } from '../../ports/sale';
import { heldCard, offeredCard } from './read-card';
import { goodsInScope, type Rights } from './rights';

/** The rights that the viewer has, else those of the card that is sold. */
async function shownRights({ db, userId, now, isHeldOnly }: GoodsMoment) {
  const held = userId === null ? undefined : await heldCard({ db, userId, now });
  if (held !== undefined) return { rights: held satisfies Rights, isHolder: true };
  if (isHeldOnly) return null;
  const card = await offeredCard(db);
  return card === undefined ? null : { rights: card satisfies Rights, isHolder: false };
}

export async function benefitOfGoods(moment: GoodsMoment): Promise<GoodsBenefit | null> {
  const shown = await shownRights(moment);
  if (shown === null || shown.rights.discount_percent === null) return null;
  const { rights, isHolder } = shown;
  return {
    discount: tenthsOf(rights.discount_percent),
    isHolder,
    goodsIds: await goodsInScope(moment.db, rights.scope, moment.goodsIds),
  };
}
