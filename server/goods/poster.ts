// Parts of posters that clients render: styles, contents, and the QR code of the shared screen.
import type { Kysely } from 'kysely';
import { renderSVG } from 'uqr';
import { buildShareLink } from '~/domain/share-link';
import type { GoodsPosterData } from '~/schemas/api/goods.gen';
import type { Tables } from '../db/tables';
import { MallError } from '../http/errors';
import { flag, wireMoney } from '../http/wire';
import type { Viewer } from '../ports/viewer';
import { levelPrice, rowsByIds } from './goods-card';
import { readGoodsRules } from './goods-rules';
import { skusOfGoods } from './sku';

/** Styles that the client can render. */
export const POSTER_CONFIG = {
  poster_style: ['1', '2', '3', '4'],
  image_style: ['1', '2', '3', '4', '5'],
  color: ['#f05c3a', '#ff547b', '#f7a23b', '#ddb766', '#63be72', '#4a90e2', '#7783ea', '#8a6d5a', '#333333'],
};

const PICTURES = 5;

/** A QR code as a picture address. */
export const qrPicture = (text: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(renderSVG(text, { border: 1 })).toString('base64')}`;

export interface Sharer {
  userId: number;
  /** Address of the mall without its hash. */
  base: string;
}

/** The link that opens a screen of the mall in the sharer's name, and its QR code. */
export function shareCode(screen: { path: string; params: Record<string, string> }, sharer: Sharer) {
  const url = buildShareLink({ ...screen, userId: sharer.userId, base: sharer.base });
  return { share_url: url, qrcode_url: qrPicture(url) };
}

export async function sharerName(
  db: Kysely<Tables>,
  userId: number,
): Promise<{ nickname: string; avatar: string }> {
  return db
    .selectFrom('users')
    .select(['nickname', 'avatar'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Repeats the pictures until there are enough. */
const atLeast = (pictures: readonly string[], count: number): string[] =>
  Array.from(
    { length: Math.max(count, pictures.length) },
    (_, index) => pictures[index % pictures.length] ?? '',
  );

/** Whose goods they are, and the screen that shows them by `id`. */
export interface SharedOf {
  sign: string;
  path: string;
  /** Name of its parameter in place of `id`. */
  parameter?: string;
  /** Goods by whose SKUs it is sold in place of its own, and as what: 3人团. */
  soldAs?: { goodsId: number; words: string };
}

const OF_MALL: SharedOf = { sign: '', path: '/pages/goods/goods' };

/** @throws MallError 海报商品不存在, 海报-规格数据异常. */
export async function goodsPoster(
  db: Kysely<Tables>,
  {
    goodsId,
    sharer,
    viewer,
    of = OF_MALL,
  }: { goodsId: number; sharer: Sharer; viewer: Viewer; of?: SharedOf },
): Promise<GoodsPosterData> {
  const [goods] = await rowsByIds(db, [goodsId]);
  if (goods === undefined || goods.sign !== of.sign) throw new MallError('海报商品不存在');
  const soldId = of.soldAs?.goodsId ?? goodsId;
  const skus = (await skusOfGoods(db, [soldId])).get(soldId) ?? [];
  const prices = skus.map(({ price_fen: fen }) => fen);
  if (prices.length === 0) throw new MallError('海报-规格数据异常');
  return {
    config: POSTER_CONFIG,
    info: {
      goods_name: goods.name,
      is_negotiable: flag(goods.is_negotiable),
      min_price: wireMoney(Math.min(...prices)),
      max_price: wireMoney(Math.max(...prices)),
      ...levelPrice(goods, skus, { viewer, rules: await readGoodsRules(db) }),
      multi_map: atLeast(
        [goods.cover_pic, ...goods.pic_list.filter((picture) => picture !== goods.cover_pic)],
        PICTURES,
      ),
      ...(await sharerName(db, sharer.userId)),
      ...shareCode({ path: of.path, params: { [of.parameter ?? 'id']: String(goodsId) } }, sharer),
      sign: goods.sign,
      ...(of.soldAs === undefined ? {} : { people_num: of.soldAs.words }),
    },
  };
}
