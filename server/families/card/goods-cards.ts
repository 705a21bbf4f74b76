// The cards that goods give, and those that a payment has given.
import type { Kysely } from 'kysely';
import type { GoodsDetail } from '~/schemas/api/goods.gen';
import type { OrderPayResultData } from '~/schemas/api/order.gen';
import type { Tables } from '../../db/tables';
import { wireUserCard } from './card-detail';

type Award = GoodsDetail['goods_marketing_award']['card'];

/** The cards that a purchase of the goods gives now. */
export async function cardAward(db: Kysely<Tables>, goodsId: number, now: Date): Promise<Award> {
  const list = await db
    .selectFrom('goods_cards')
    .innerJoin('cards', 'cards.id', 'goods_cards.card_id')
    .select(['goods_cards.num as number', 'card_id', 'name', 'pic_url', 'description'])
    .where('goods_cards.goods_id', '=', goodsId)
    .where('cards.deleted_at', 'is', null)
    .where('cards.total_count', '!=', 0)
    .where((eb) => eb.or([eb('expire_type', '=', 1), eb('end_at', '>', now)]))
    .orderBy('card_id')
    .execute();
  return { title: list.map(({ name, number }) => `${name}x${number}`).join('、'), list };
}

/** The cards that the orders gave, to the shopper who paid them, as rows of his. */
export async function cardsOfOrders(
  db: Kysely<Tables>,
  { orderIds, userId }: { orderIds: readonly number[]; userId: number },
): Promise<OrderPayResultData['card_list']> {
  if (orderIds.length === 0) return [];
  const cards = await db
    .selectFrom('user_cards')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .where('user_id', '=', userId)
    .where('voided_at', 'is', null)
    .orderBy('id')
    .execute();
  if (cards.length === 0) return [];
  const templates = await db
    .selectFrom('cards')
    .selectAll()
    .where('id', 'in', [...new Set(cards.map(({ card_id }) => card_id))])
    .execute();
  const byId = new Map(templates.map((template) => [template.id, template]));
  return cards.flatMap((card) => {
    const template = byId.get(card.card_id);
    return template === undefined ? [] : [wireUserCard(card, template)];
  });
}
