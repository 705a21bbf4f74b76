// The rows of a demo goods and of its SKUs.
import type { Insertable } from 'kysely';
import type { AttrGroup, AttrPick, GoodsTable, SkusTable } from '../db/tables/goods';
import { paletteOf } from './catalogue/colours';
import type { GoodsSeed, GroupSeed } from './catalogue/goods-seed';
import { daysFrom, fen, goodsPictures, picture } from './context';
import { detailOf } from './goods-detail';

const NO_GROUPS: readonly GroupSeed[] = [['规格', [['默认', 0]]]];

/** Ids of the rules of delivery. */
export const SHIPPING = { byWeight: 1, byPiece: 2, free: 3 } as const;

/** What one buys again and again, beside the goods that say so themselves. */
const QUICK_SHOP: ReadonlySet<string> = new Set([
  'fruit-orange',
  'fruit-apple',
  'honey-linden',
  'rice-wuchang',
  'noodle-hand',
  'bowl-blue',
  'chopsticks-wenge',
  'candle-cedar',
  'incense-sandal',
  'basket-rattan',
  'ink-set',
  'pot-terracotta',
]);

interface Combination {
  picks: AttrPick[];
  addYuan: number;
}

/** The goods in that colour; '' for a value that is none. */
function colourPicture(slug: string, value: { group: string; text: string }): string {
  const palette = paletteOf(value.group, value.text);
  return palette === null ? '' : picture(`goods/${slug}-${palette}`);
}

/** Attribute ids count through all groups of one goods, as the protocol's clients expect. */
function attrGroupsOf(groups: readonly GroupSeed[], slug: string): AttrGroup[] {
  let attrId = 0;
  return groups.map(([name, values], at) => ({
    attr_group_id: at + 1,
    attr_group_name: name,
    attr_list: values.map(([value]) => {
      attrId += 1;
      return {
        attr_id: attrId,
        attr_name: value,
        pic_url: colourPicture(slug, { group: name, text: value }),
      };
    }),
  }));
}

function combinationsOf(groups: readonly GroupSeed[], attrGroups: readonly AttrGroup[]): Combination[] {
  return groups.reduce<Combination[]>(
    (all, [, values], at) =>
      all.flatMap(({ picks, addYuan }) =>
        values.map(([value, add], place) => {
          const group = attrGroups[at];
          const pick = {
            attr_group_id: at + 1,
            attr_group_name: group?.attr_group_name ?? '',
            attr_id: group?.attr_list[place]?.attr_id ?? 0,
            attr_name: value,
          };
          return { picks: [...picks, pick], addYuan: addYuan + add };
        }),
      ),
    [{ picks: [], addYuan: 0 }],
  );
}

// A code of goods: its place in the catalogue, then the SKU's.
const codeOf = (goodsId: number, at: number) =>
  `NH${String(goodsId).padStart(3, '0')}-${String(at + 1).padStart(2, '0')}`;

/** The SKU's picture in its colour; goods without one show their own. */
const skuPicture = (slug: string, picks: readonly AttrPick[]): string =>
  picks
    .map((pick) => colourPicture(slug, { group: pick.attr_group_name, text: pick.attr_name }))
    .find((address) => address !== '') ?? picture(`goods/${slug}-1`);

function skuRow(
  goods: GoodsSeed,
  goodsId: number,
  at: { combination: Combination; place: number },
): Insertable<SkusTable> {
  const { picks, addYuan } = at.combination;
  const values = picks.map(({ attr_name }) => attr_name).join('/');
  const priceFen = fen(goods.priceYuan + addYuan);
  const percents = goods.memberPercents ?? [];
  const memberPrices = Object.fromEntries(
    percents.map((percent, level) => [level + 1, Math.round((priceFen * percent) / 100)]),
  );
  return {
    goods_id: goodsId,
    sign_id: picks.map(({ attr_id }) => attr_id).join(':'),
    attr_list: JSON.stringify(picks),
    price_fen: priceFen,
    stock: goods.soldOut?.includes(values) === true ? 0 : goods.stock,
    weight_grams: goods.grams,
    no: codeOf(goodsId, at.place),
    pic_url: skuPicture(goods.slug, picks),
    member_prices: JSON.stringify(memberPrices),
  };
}

function goodsRow(
  goods: GoodsSeed,
  at: { id: number; now: Date; minPriceFen: number },
): Insertable<GoodsTable> {
  const pictures = goodsPictures(goods.slug);
  const [cover = ''] = pictures;
  const groups = goods.groups ?? NO_GROUPS;
  const { sellFromDay, sellToDay } = goods;
  return {
    id: at.id,
    name: goods.name,
    subtitle: goods.subtitle,
    cover_pic: cover,
    pic_list: JSON.stringify(pictures),
    detail: detailOf(goods),
    unit: goods.unit,
    goods_no: codeOf(at.id, 0),
    price_fen: at.minPriceFen,
    original_price_fen: fen(goods.originalYuan),
    attr_groups: JSON.stringify(attrGroupsOf(groups, goods.slug)),
    use_attr: goods.groups !== undefined,
    sales_virtual: goods.sales,
    param_name: '商品参数',
    params: JSON.stringify(
      goods.params.map((param) => ({ label: param.split('：')[0], value: param.split('：')[1] })),
    ),
    forehead_integral_type: 2,
    forehead_integral_value: 1000,
    shipping_rule_id: goods.priceYuan >= 300 ? SHIPPING.free : at.id % 4 === 0 ? SHIPPING.byPiece : null,
    sell_begin_at: sellFromDay === undefined ? null : daysFrom(at.now, sellFromDay),
    sell_end_at: sellToDay === undefined ? null : daysFrom(at.now, sellToDay),
    created_at: daysFrom(at.now, -90, at.id * 60),
    updated_at: daysFrom(at.now, -30, at.id * 37),
    is_quick_shop: QUICK_SHOP.has(goods.slug),
    ...goods.more,
  };
}

interface GoodsRows {
  row: Insertable<GoodsTable>;
  skus: { picks: readonly AttrPick[]; row: Insertable<SkusTable> }[];
}

/** Rows of one goods and its SKUs. */
export function goodsRows(goods: GoodsSeed, { id, now }: { id: number; now: Date }): GoodsRows {
  const groups = goods.groups ?? NO_GROUPS;
  const skus = combinationsOf(groups, attrGroupsOf(groups, goods.slug)).map((combination, place) => ({
    picks: combination.picks,
    row: skuRow(goods, id, { combination, place }),
  }));
  const minPriceFen = Math.min(...skus.map(({ row }) => row.price_fen));
  return { row: goodsRow(goods, { id, now, minPriceFen }), skus };
}
