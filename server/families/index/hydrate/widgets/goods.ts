// Hydrates the goods: picked ones, the newest ones, and those of categories.
import type { GoodsCard } from '~/schemas/api/goods.gen';
import { firstGoodsOfCategories } from '../../../../goods/category-goods';
import { type CardGoods, GOODS_CARD_COLUMNS, goodsCards } from '../../../../goods/goods-card';
import { listedGoods } from '../../../../goods/goods-list';
import type { GoodsRules } from '../../../../ports/goods-rules';
import { defineHydrator } from '../hydrator';
import { countOf, idOf, idsOf, recordsOf } from '../../../../settings/stored-values';
import type { HydrateContext, WidgetData } from '../../../../ports/hydrate';

/** Limit of a block. */
const MAX_AUTOMATIC = 100;
const MAX_OF_CATEGORY = 30;

/** showCat overrides addGoodsType. */
const hasTabs = (data: WidgetData): boolean => data['showCat'] === true;
const isAutomatic = (data: WidgetData): boolean => !hasTabs(data) && data['addGoodsType'] === 0;
const tabsOf = (data: WidgetData): WidgetData[] => (hasTabs(data) ? recordsOf(data['catList']) : []);
const isPicked = (tab: WidgetData): boolean => tab['staticGoods'] === true;

function pickedIds(data: WidgetData): number[] {
  if (hasTabs(data))
    return tabsOf(data)
      .filter(isPicked)
      .flatMap((tab) => idsOf(tab['goodsList']));
  return isAutomatic(data) ? [] : idsOf(data['list']);
}

const wishesOf = (data: WidgetData) =>
  tabsOf(data)
    .filter((tab) => !isPicked(tab))
    .flatMap((tab) => {
      const catId = idOf(tab['id']);
      return catId === null ? [] : [{ catId, count: countOf(tab['goodsNum'], MAX_OF_CATEGORY) }];
    });

interface Loaded {
  byId: ReadonlyMap<number, GoodsCard>;
  /** All goods of the page in the shop's order; automatic blocks are slices of it. */
  pool: readonly GoodsCard[];
  byCategory: ReadonlyMap<number, readonly number[]>;
}

/** Goods named on the page together with the newest ones, in the shop's order. One query. */
async function readPool(
  { db, viewer }: HydrateContext,
  rules: GoodsRules,
  { ids, newest }: { ids: readonly number[]; newest: number },
): Promise<CardGoods[]> {
  if (ids.length === 0 && newest === 0) return [];
  const newestIds = listedGoods(db, viewer, rules)
    .select('goods.id')
    .orderBy('goods.id', 'desc')
    .limit(newest);
  return listedGoods(db, viewer, rules)
    .select(GOODS_CARD_COLUMNS)
    .where((eb) =>
      eb.or([
        ...(ids.length === 0 ? [] : [eb('goods.id', 'in', [...ids])]),
        ...(newest === 0 ? [] : [eb('goods.id', 'in', newestIds)]),
      ]),
    )
    .orderBy('goods.sort')
    .orderBy('goods.id', 'desc')
    .execute();
}

/** Of a list that this hydrator filled in. */
const cardsIn = (list: unknown): readonly GoodsCard[] => (Array.isArray(list) ? (list as GoodsCard[]) : []);

const shownCards = (data: WidgetData): GoodsCard[] => [
  ...cardsIn(data['list']),
  ...tabsOf(data).flatMap((tab) => cardsIn(tab['goodsList'])),
];

export const hydrator = defineHydrator<Loaded>({
  async load(context, blocks) {
    const { db, viewer, now } = context;
    const rules = await context.goodsRules();
    const byCategory = await firstGoodsOfCategories(db, blocks.flatMap(wishesOf), { viewer, rules });
    const ids = [...new Set([...blocks.flatMap(pickedIds), ...[...byCategory.values()].flat()])];
    const newest = Math.max(
      0,
      ...blocks.filter(isAutomatic).map((data) => countOf(data['goodsLength'], MAX_AUTOMATIC)),
    );
    const goods = await readPool(context, rules, { ids, newest });
    const pool = await context.withOffers(await goodsCards(db, { goods, viewer, now, rules }));
    return { pool, byCategory, byId: new Map(pool.map((card) => [card.id, card])) };
  },
  apply(data, { pool, byId, byCategory }) {
    const cardsOf = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
    if (!hasTabs(data)) {
      const length = countOf(data['goodsLength'], MAX_AUTOMATIC);
      return { ...data, list: isAutomatic(data) ? pool.slice(0, length) : cardsOf(pickedIds(data)) };
    }
    const goodsOf = (tab: WidgetData): readonly number[] => {
      if (isPicked(tab)) return idsOf(tab['goodsList']);
      const ids = byCategory.get(idOf(tab['id']) ?? 0) ?? [];
      return ids.slice(0, countOf(tab['goodsNum'], MAX_OF_CATEGORY));
    };
    return {
      ...data,
      list: [],
      catList: tabsOf(data).map((tab) => ({ ...tab, goodsList: cardsOf(goodsOf(tab)) })),
    };
  },
  async personalise({ withHeld }, blocks) {
    const cards = await withHeld(blocks.flatMap(shownCards));
    if (cards === null) return null;
    const byId = new Map(cards.map((card) => [card.id, card]));
    const own = (shown: unknown) => cardsIn(shown).map((card) => byId.get(card.id) ?? card);
    return (data) => ({
      ...data,
      list: own(data['list']),
      ...(hasTabs(data)
        ? { catList: recordsOf(data['catList']).map((tab) => ({ ...tab, goodsList: own(tab['goodsList']) })) }
        : {}),
    });
  },
});
