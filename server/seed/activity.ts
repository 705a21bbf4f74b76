// The first demo shopper's cart, favourites, footprints and reminder.
import { CATALOGUE, goodsId } from '../demo/catalogue/catalogue';
import { daysFrom, type SeedContext } from '../demo/context';
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
const LOCAL_OFFSET_MS = 8 * 3_600_000;

const user_id = SHOPPERS.lin;

/** The fourth favourite was more expensive when it was added, so that the "price dropped" filter finds something. */
const DEARER_AT_FIRST = 3;

export async function seedActivity({ trx, now }: SeedContext, skus: readonly SeededSku[]): Promise<void> {
  const skusOf = (slug: string) => skus.filter((sku) => sku.goodsId === goodsId(slug));
  const carts = CART.flatMap(([slug, at, num]) =>
    skusOf(slug)
      .slice(at, at + 1)
      .map((sku) => ({
        user_id,
        goods_id: sku.goodsId,
        sku_id: sku.id,
        num,
        price_fen: sku.row.price_fen,
        attr_info: JSON.stringify({ attr_list: sku.picks }),
      })),
  );
  await trx.insertInto('carts').values(carts).execute();
  await trx
    .insertInto('favorites')
    .values(
      FAVOURITES.map((slug, at) => ({
        user_id,
        goods_id: goodsId(slug),
        price_fen:
          Math.min(...skusOf(slug).map(({ row }) => row.price_fen)) + (at === DEARER_AT_FIRST ? 5000 : 0),
        created_at: daysFrom(now, -at * 3 - 1),
      })),
    )
    .execute();
  await trx
    .insertInto('footprints')
    .values(
      VIEWED.map((slug, at) => {
        const viewedAt = daysFrom(now, -Math.floor(at / 3) * 2, -at * 7);
        const viewed_on = new Date(viewedAt.getTime() + LOCAL_OFFSET_MS).toISOString().slice(0, 10);
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
