// Seeds categories, delivery rules, goods and their SKUs.
import type { Insertable } from 'kysely';
import type { AttrPick, ShippingRegion, SkusTable } from '../db/tables/goods';
import { CATALOGUE } from '../demo/catalogue/catalogue';
import { catId, FLAT_CATS } from '../demo/catalogue/cats';
import { fen, picture, resumeIds, type SeedContext } from '../demo/context';
import { goodsRows, SHIPPING } from '../demo/goods-rows';

/** What the rest of the seed needs of a SKU. */
export interface SeededSku {
  id: number;
  goodsId: number;
  row: Insertable<SkusTable>;
  picks: readonly AttrPick[];
}

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

export const FREE_DELIVERY_FROM_YUAN = 199;

async function seedShippingRules({ trx }: SeedContext): Promise<void> {
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
}

export async function seedDelivery(context: SeedContext): Promise<void> {
  const { trx } = context;
  await seedShippingRules(context);
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
