// What a plugin's member card does for goods that a viewer sees: `vip_card_appoint` (UI-14).
import type { VipCardAppoint } from '~/schemas/api/goods.gen';
import type { CachedCall } from '../http/route';
import { flag } from '../http/wire';
import { firstAnswer } from '../settings/permissions';
import { VIP_CARD_APPOINT } from './goods-card';

interface Shown {
  id: number;
  /** Absent on goods that are always the mall's own. */
  mch_id?: number;
  vip_card_appoint?: VipCardAppoint;
}

interface Viewing extends Pick<CachedCall<unknown>, 'db' | 'user' | 'now' | 'plugins'> {
  /** Permitted keys, where they were read already. */
  permissions?: ReadonlySet<string>;
}

interface Asked {
  goodsIds: readonly number[];
  isHeldOnly: boolean;
}

/** Of the first plugin that the mall may use and that has one; null without. */
async function readBenefit(
  { db, user, now, plugins, permissions: known }: Viewing,
  { goodsIds, isHeldOnly }: Asked,
) {
  if (goodsIds.length === 0) return null;
  const moment = { db, userId: user?.id ?? null, now, goodsIds, isHeldOnly };
  const first = await firstAnswer(db, {
    plugins,
    known,
    part: ({ promotions = [] }) => promotions.find(({ ofGoods }) => ofGoods !== undefined),
    ask: async (promotion) => (await promotion.ofGoods?.(moment)) ?? null,
  });
  return first?.answer ?? null;
}

/** The goods with what the benefit does for them; null without a benefit. Merchants' goods stay as they are. */
async function benefiting<G extends Shown>(
  goods: readonly G[],
  viewing: Viewing,
  isHeldOnly: boolean,
): Promise<G[] | null> {
  const own = goods.filter(({ mch_id: merchantId = 0 }) => merchantId === 0).map(({ id }) => id);
  const benefit = await readBenefit(viewing, { goodsIds: own, isHeldOnly });
  if (benefit === null) return null;
  const { discount, isHolder, goodsIds } = benefit;
  return goods.map((one) =>
    goodsIds.has(one.id)
      ? {
          ...one,
          vip_card_appoint: {
            discount,
            is_my_vip_card_goods: flag(isHolder),
            is_vip_card_user: flag(isHolder),
          },
        }
      : { ...one, vip_card_appoint: { ...VIP_CARD_APPOINT, is_vip_card_user: flag(isHolder) } },
  );
}

/** The goods with what a holder of the card pays of them. */
export const withBenefits = async <G extends Shown>(goods: readonly G[], viewing: Viewing): Promise<G[]> =>
  (await benefiting(goods, viewing, false)) ?? [...goods];

/** As `withBenefits` for a viewer who holds a card; null for everyone else. */
export const withHeldBenefits = <G extends Shown>(
  goods: readonly G[],
  viewing: Viewing,
): Promise<G[] | null> => benefiting(goods, viewing, true);
