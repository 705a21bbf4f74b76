// Hydrates the blocks of activity goods: shared by all plugins, each of which adds its own fields.
import type { GoodsCard } from '~/schemas/api/goods.gen';
import { type ActivityGoods, activityGoods } from './read-activities';
import type { ActivityPlugin } from './rules';
import type { SaleWindow } from './sale-window';
import { wireTime } from '../../../http/wire';
import { GOODS_CARD_COLUMNS, goodsCards } from '../../../goods/goods-card';
import { visibleGoods } from '../../../goods/goods-filter';
import { defineHydrator } from '../../../families/index/hydrate/hydrator';
import { idsOf } from '../../../settings/stored-values';
import type { HydrateContext, Hydrator, WidgetData } from '../../../ports/hydrate';

/** A goods of an activity with the card that every list shows. */
export interface ActivityCard<P extends ActivityPlugin> extends ActivityGoods<P> {
  card: GoodsCard;
}

export type ActivityCards<P extends ActivityPlugin> = ReadonlyMap<number, ActivityCard<P>>;

interface WantedCards<P extends ActivityPlugin> {
  plugin: P;
  ids: readonly number[];
}

/** Cards of a plugin's goods that the viewer may see, by id, sold or not. Three queries at most; none without ids. */
export async function pluginCards(
  context: HydrateContext,
  { plugin, ids }: WantedCards<ActivityPlugin>,
): Promise<ReadonlyMap<number, GoodsCard>> {
  if (ids.length === 0) return new Map();
  const { db, viewer, now } = context;
  const rules = await context.goodsRules();
  const goods = await db
    .selectFrom('goods')
    .select(GOODS_CARD_COLUMNS)
    .where((eb) => visibleGoods(eb, viewer, rules))
    .where('goods.sign', '=', plugin)
    .where('goods.id', 'in', [...ids])
    .execute();
  const cards = await goodsCards(db, { goods, viewer, now, rules });
  return new Map(cards.map((card) => [card.id, card]));
}

/** Cards of goods that the plugin sells and the viewer may see, by goods id. Four queries, whatever their number. */
export async function activityCards<P extends ActivityPlugin>(
  context: HydrateContext,
  { plugin, ids }: WantedCards<P>,
): Promise<ActivityCards<P>> {
  const { db, now } = context;
  const sold = await activityGoods(db, { plugin, goodsIds: [...new Set(ids)], now });
  const cards = await pluginCards(context, { plugin, ids: [...sold.keys()] });
  return new Map(
    [...sold].flatMap(([id, own]) => {
      const card = cards.get(id);
      return card === undefined ? [] : [[id, { ...own, card }]];
    }),
  );
}

interface WantedGoods {
  plugin: ActivityPlugin;
  activityIds: readonly number[];
  limit: number;
}

/** Ids of visible goods of activities, in the operator's order. One query; none without activities. */
export async function goodsOfActivities(
  { db, viewer, goodsRules }: HydrateContext,
  { plugin, activityIds, limit }: WantedGoods,
): Promise<number[]> {
  if (activityIds.length === 0) return [];
  const rules = await goodsRules();
  const rows = await db
    .selectFrom('activity_goods')
    .innerJoin('goods', 'goods.id', 'activity_goods.goods_id')
    .select('goods.id')
    .where('activity_goods.activity_id', 'in', [...activityIds])
    .where('goods.sign', '=', plugin)
    .where((eb) => visibleGoods(eb, viewer, rules))
    .orderBy('activity_goods.sort')
    .orderBy('activity_goods.id')
    .limit(limit)
    .execute();
  return [...new Set(rows.map(({ id }) => id))];
}

/** The delivered record of a goods; null drops it. */
export type WireActivityGoods<P extends ActivityPlugin> = (
  goods: ActivityCard<P>,
  now: Date,
) => object | null;

/** Goods in the order of their ids, without those off the shelf, expired or hidden from the viewer. */
export const wireCards = <P extends ActivityPlugin>(
  { cards, wire, now }: { cards: ActivityCards<P>; wire: WireActivityGoods<P>; now: Date },
  ids: readonly number[],
): object[] =>
  ids.flatMap((id) => {
    const goods = cards.get(id);
    return goods === undefined ? [] : (wire(goods, now) ?? []);
  });

interface ActivityBlock<P extends ActivityPlugin> {
  plugin: P;
  wire: WireActivityGoods<P>;
}

/** The picked goods of a block in their order. */
export const activityHydrator = <P extends ActivityPlugin>({ plugin, wire }: ActivityBlock<P>): Hydrator =>
  defineHydrator<ActivityCards<P>>({
    load: (context, blocks) =>
      activityCards(context, { plugin, ids: blocks.flatMap((data: WidgetData) => idsOf(data['list'])) }),
    apply: (data, cards, { now }) => ({
      ...data,
      list: wireCards({ cards, wire, now }, idsOf(data['list'])),
    }),
  });

/** When the goods of an activity are sold. */
export const wireWindow = ({ activity }: { activity: { window: SaleWindow } }) => ({
  start_time: wireTime(activity.window.begin),
  end_time: wireTime(activity.window.end),
});
