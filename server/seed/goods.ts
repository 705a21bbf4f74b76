// Seeds categories, delivery rules, goods and their SKUs.
import type { Insertable } from 'kysely';
import type { AttrGroup, AttrPick, GoodsTable, ShippingRegion, SkusTable } from '../db/tables/goods';
import { CATALOGUE } from '../demo/catalogue/catalogue';
import { catId, FLAT_CATS } from '../demo/catalogue/cats';
import { paletteOf } from '../demo/catalogue/colours';
import type { GoodsSeed, GroupSeed } from '../demo/catalogue/goods-seed';
import { daysFrom, fen, goodsPictures, picture, resumeIds, type SeedContext } from '../demo/context';
import { detailOf } from './goods-detail';

/** What the rest of the seed needs of a SKU. */
export interface SeededSku {
  id: number;
  goodsId: number;
  row: Insertable<SkusTable>;
  picks: readonly AttrPick[];
}

const NO_GROUPS: readonly GroupSeed[] = [['规格', [['默认', 0]]]];

export async function seedCats({ trx }: SeedContext): Promise<void> {
  const rows = FLAT_CATS.map((cat, at) => ({
    id: cat.id,
    parent_id: cat.parentId,
    level: cat.level,
    name: cat.name,
    pic_url: picture(`cat/${cat.picture}`),
    big_pic_url: picture(cat.banner === undefined ? `cat/${cat.picture}` : `banner/${cat.banner}`),
    advert_pic: cat.banner === undefined ? '' : picture(`banner/${cat.banner}`),
    advert_url: cat.banner === undefined ? '' : `/pages/goods/list?cat_id=${cat.id}`,
    advert_open_type: cat.banner === undefined ? '' : 'navigate',
    sort: at + 1,
  }));
  await trx.insertInto('goods_cats').values(rows).execute();
  await resumeIds(trx, ['goods_cats']);
}

// National codes of provinces: the lower Yangtze, the far west and the islands.
const NEAR = [310000, 320000, 330000, 340000];
const FAR = [540000, 650000, 630000, 150000];

const region = (
  district_ids: number[],
  first: readonly [amount: number, yuan: number],
  next: readonly [amount: number, yuan: number],
): ShippingRegion => ({
  district_ids,
  first_amount: first[0],
  first_price_fen: fen(first[1]),
  next_amount: next[0],
  next_price_fen: fen(next[1]),
});

const SHIPPING = { byWeight: 1, byPiece: 2, free: 3 } as const;
export const FREE_DELIVERY_FROM_YUAN = 199;

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

export async function seedDelivery({ trx }: SeedContext): Promise<void> {
  const weight = [
    region(NEAR, [1000, 8], [1000, 2]),
    region(FAR, [1000, 20], [1000, 12]),
    region([], [1000, 10], [1000, 5]),
  ];
  const piece = [region(NEAR, [1, 6], [1, 1]), region(FAR, [1, 18], [1, 6]), region([], [1, 10], [1, 2])];
  await trx
    .insertInto('shipping_rules')
    .values([
      {
        id: SHIPPING.byWeight,
        name: '按重量计费',
        basis: 'weight',
        regions: JSON.stringify(weight),
        is_default: true,
      },
      { id: SHIPPING.byPiece, name: '按件计费', basis: 'piece', regions: JSON.stringify(piece) },
      {
        id: SHIPPING.free,
        name: '全国包邮',
        basis: 'piece',
        regions: JSON.stringify([region([], [1, 0], [1, 0])]),
      },
    ])
    .execute();
  await trx
    .insertInto('free_delivery_rules')
    .values([
      {
        id: 1,
        name: `满${FREE_DELIVERY_FROM_YUAN}元包邮`,
        basis: 'order_price',
        regions: JSON.stringify([{ district_ids: NEAR, threshold: fen(FREE_DELIVERY_FROM_YUAN) }]),
        is_default: true,
      },
      {
        id: 2,
        name: '同款满3件包邮',
        basis: 'goods_number',
        regions: JSON.stringify([{ district_ids: [], threshold: 3 }]),
      },
    ])
    .execute();
  await resumeIds(trx, ['shipping_rules', 'free_delivery_rules']);
}

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
      goods.params.map((param) => ({ label: param.split(':')[0], value: param.split(':')[1] })),
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

/** Inserts all goods and SKUs. @returns the SKUs, in order. */
export async function seedGoods({ trx, now }: SeedContext): Promise<SeededSku[]> {
  const all = CATALOGUE.map((goods, at) => goodsRows(goods, { id: at + 1, now }));
  const skus = all.flatMap((one, at) => one.skus.map((sku) => ({ goodsId: at + 1, ...sku })));
  const numbered = skus.map((sku, at) => ({ id: at + 1, ...sku }));
  await trx
    .insertInto('goods')
    .values(all.map(({ row }) => row))
    .execute();
  await trx
    .insertInto('skus')
    .values(numbered.map(({ id, row }) => ({ id, ...row })))
    .execute();
  await trx
    .insertInto('goods_cat_relations')
    .values(
      CATALOGUE.flatMap(({ cats }, at) => cats.map((slug) => ({ goods_id: at + 1, cat_id: catId(slug) }))),
    )
    .execute();
  await resumeIds(trx, ['goods', 'skus']);
  return numbered;
}
