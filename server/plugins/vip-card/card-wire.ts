// The card that is sold in the wire format, with what its discount is for and its sub-cards.
import type { Kysely, Selectable } from 'kysely';
import { tenthsOf } from '~/domain/super-card';
import type { VipCard, VipCardPeriod } from '~/schemas/api/vip_card.gen';
import type { Tables } from '../../db/tables';
import { flag, wireMoney } from '../../http/wire';
import { cardOnSale, periodsOnSale, type PeriodOnSale } from './read-card';
import type { VipCardsTable } from './tables';

type Scope = Selectable<VipCardsTable>['scope'];

/** Names of the goods and categories that the discount is for. */
async function scopeDetail(db: Kysely<Tables>, { all, goods, cats }: Scope) {
  const [goodsRows, catRows] = await Promise.all([
    db
      .selectFrom('goods')
      .select(['id', 'name'])
      .where('id', 'in', [0, ...goods])
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('goods_cats')
      .select(['id as value', 'name as label'])
      .where('id', 'in', [0, ...cats])
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute(),
  ]);
  return { all, goods: goodsRows, cats: catRows };
}

const wirePeriod = (period: PeriodOnSale): VipCardPeriod => ({
  id: period.id,
  name: period.name,
  cover: period.cover_url,
  expire_day: period.expire_days,
  price: wireMoney(period.price_fen),
  num: period.left,
  sort: period.sort,
  send_integral_num: period.send_integral,
  send_integral_type: 1,
  send_balance: wireMoney(period.send_balance_fen),
  title: period.title,
  content: period.content,
  cards: [],
  coupons: [],
});

/** `data` of plugin/vip_card/api/index/card; null where no card is sold. */
export async function wireCard(db: Kysely<Tables>): Promise<VipCard | null> {
  const card = await cardOnSale(db);
  if (card === undefined) return null;
  const periods = await periodsOnSale(db, card.id);
  return {
    id: card.id,
    name: card.name,
    cover: card.cover_url,
    type: 0,
    type_info: { goods: card.scope.goods, cats: card.scope.cats, all: card.scope.all },
    type_info_detail: await scopeDetail(db, card.scope),
    discount: tenthsOf(card.discount_percent),
    is_discount: flag(card.discount_percent !== null),
    is_free_delivery: flag(card.is_free_delivery),
    status: flag(card.is_enabled),
    detail: periods.filter(({ left }) => left > 0).map(wirePeriod),
  };
}
