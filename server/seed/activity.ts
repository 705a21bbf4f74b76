// The first demo shopper's cart, favourites, footprints and reminder.
import { formatDate } from '~/domain/time';
import { CATALOGUE, goodsId } from '../demo/catalogue/catalogue';
import { daysFrom, type SeedContext } from '../demo/context';
import { rowsByIds } from '../goods/goods-card';
import { readGoodsRules } from '../goods/goods-rules';
import { memberPriceFen } from '../goods/member-price';
import type { SeededSku } from './goods';
import { SHOPPERS } from './users';

const CART = [
  ['tea-tieguanyin', 1, 1],
  ['nut-cashew', 0, 2],
  ['sweater-wool', 5, 1],
  ['plate-lotus', 0, 1],
] as const;
const FAVOURITES = [
  'tea-longjing',
  'ware-teapot',
  'bedding-washed',
  'lamp-paper',
  'headphone-studio',
  'plant-monstera',
];
const VIEWED = [
  'tea-longjing',
  'wok-iron',
  'fruit-orange',
  'candle-cedar',
  'shirt-linen',
  'vase-celadon',
  'keyboard-68',
  'honey-linden',
  'thermos-titan',
];

const user_id = SHOPPERS.lin;

/** The fourth favourite was more expensive when it was added, so that the "price dropped" filter finds something. */
const DEARER_AT_FIRST = 3;

/** What the shopper pays for a piece of each SKU, as the cart stores it when goods are put there. */
async function ownPrices(
  { trx }: SeedContext,
  skuIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { member_level: ownLevel } = await trx
    .selectFrom('users')
    .select('member_level')
    .where('id', '=', user_id)
    .executeTakeFirstOrThrow();
  const level = (await readGoodsRules(trx)).levels.find((one) => one.level === ownLevel);
  const rows = await trx.selectFrom('skus').selectAll().where('id', 'in', skuIds).execute();
  const goods = await rowsByIds(
    trx,
    rows.map((sku) => sku.goods_id),
  );
  return new Map(
    rows.map((sku) => {
      const own = goods.find(({ id }) => id === sku.goods_id);
      const isLower = level !== undefined && own?.is_level === true;
      return [sku.id, (isLower ? memberPriceFen(own, sku, level) : null) ?? sku.price_fen];
    }),
  );
}

const skusOf = (skus: readonly SeededSku[], slug: string): readonly SeededSku[] =>
  skus.filter((sku) => sku.goodsId === goodsId(slug));

async function seedCart(context: SeedContext, skus: readonly SeededSku[]): Promise<void> {
  const carts = CART.flatMap(([slug, at, num]) =>
    skusOf(skus, slug)
      .slice(at, at + 1)
      .map((sku) => ({
        user_id,
        goods_id: sku.goodsId,
        sku_id: sku.id,
        num,
        attr_info: JSON.stringify({ attr_list: sku.picks }),
      })),
  );
  const prices = await ownPrices(
    context,
    carts.map(({ sku_id: id }) => id),
  );
  await context.trx
    .insertInto('carts')
    .values(carts.map((line) => ({ ...line, price_fen: prices.get(line.sku_id) ?? 0 })))
    .execute();
}

export async function seedActivity(context: SeedContext, skus: readonly SeededSku[]): Promise<void> {
  const { trx, now } = context;
  await seedCart(context, skus);
  await trx
    .insertInto('favorites')
    .values(
      FAVOURITES.map((slug, at) => ({
        user_id,
        goods_id: goodsId(slug),
        price_fen:
          Math.min(...skusOf(skus, slug).map(({ row }) => row.price_fen)) +
          (at === DEARER_AT_FIRST ? 5000 : 0),
        created_at: daysFrom(now, -at * 3 - 1),
      })),
    )
    .execute();
  await trx
    .insertInto('footprints')
    .values(
      VIEWED.map((slug, at) => {
        const viewedAt = daysFrom(now, -Math.floor(at / 3) * 2, -at * 7);
        const viewed_on = formatDate(viewedAt.getTime());
        return { user_id, goods_id: goodsId(slug), viewed_on, viewed_at: viewedAt };
      }),
    )
    .execute();
  const coming = CATALOGUE.findIndex(({ sellFromDay = 0 }) => sellFromDay > 0);
  const start = daysFrom(now, CATALOGUE[coming]?.sellFromDay ?? 0, -5);
  await trx
    .insertInto('goods_reminds')
    .values({ user_id, goods_id: coming + 1, remind_at: start })
    .execute();
}
