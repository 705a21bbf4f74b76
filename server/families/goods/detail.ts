// The goods page: its data from the database, and the answer built from them.
import type { Kysely } from 'kysely';
import { fenFromText } from '~/domain/money';
import type { GoodsDetail } from '~/schemas/api/goods.gen';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import type { SessionUser } from '../../ports/viewer';
import { flag, wireMoney } from '../../http/wire';
import { reductionOfGoods } from '../full-reduce/activity';
import { readOptions } from '../../settings/mall-options';
import type { MallOptions } from '../../ports/mall-options';
import { couponScopes, couponsForGoods, wireGoodsCoupon } from '../../goods/coupons';
import { deliveryPriceText } from '../../goods/delivery-price';
import {
  type GoodsRow,
  goodsByIds,
  type GoodsView,
  isSaleOver,
  secondsUntilSale,
  VIP_CARD_APPOINT,
} from '../../goods/goods-card';
import { maySee, mayBuy } from '../../goods/goods-filter';
import { sourceIdOf } from '../../goods/kinds';
import { wireGoodsRow } from '../../goods/goods-row';
import { readGoodsRules } from '../../goods/goods-rules';
import { limitBuy } from '../../goods/limit-buy';
import { cardAward } from '../card/goods-cards';
import { marketing, marketingAward } from './marketing';
import { shownLevel } from '../../goods/member-price';
import { mallParts, regionsOf, ROW_OPTION_KEYS } from '../../goods/raw-goods';
import { priceSpan, skusOfGoods, wireAttrGroups, wireSku } from '../../goods/sku';

export interface DetailInput {
  id: number;
  viewer: SessionUser | null;
  now: Date;
  /** Whether goods hidden from the viewer's level are refused. */
  isGuarded: boolean;
}

const OPTION_KEYS = ['services', 'offer_price', ...ROW_OPTION_KEYS];

/** Whether the viewer has favourited the goods, of a copy its source, or set a reminder. One query. */
async function viewerMarks(db: Kysely<Tables>, goods: GoodsRow, userId: number) {
  return db
    .selectFrom('users')
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('favorites')
            .select('goods_id')
            .where('user_id', '=', userId)
            .where('goods_id', '=', sourceIdOf(goods)),
        )
        .as('favorite'),
      eb
        .exists(
          eb
            .selectFrom('goods_reminds')
            .select('goods_id')
            .where('user_id', '=', userId)
            .where('goods_id', '=', goods.id),
        )
        .as('reminded'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** All data of the page; the queries run in parallel where the database can. */
async function load(db: Kysely<Tables>, goods: GoodsRow, { viewer, now }: Omit<DetailInput, 'id'>) {
  const userId = viewer?.id ?? null;
  // A copy that a kind sells has the favourites, the scopes and the gifts of its goods.
  const sourceId = sourceIdOf(goods);
  const [skus, options, regions, coupons, reduction, marks, limit, cats, cards] = await Promise.all([
    skusOfGoods(db, [goods.id]),
    readOptions(db, OPTION_KEYS),
    regionsOf(db, [goods]),
    couponsForGoods(db, { goodsId: sourceId, viewer, now }),
    reductionOfGoods(db, sourceId, now),
    userId === null ? undefined : viewerMarks(db, goods, userId),
    limitBuy(db, { goods, userId, now }),
    db
      .selectFrom('goods_cat_relations')
      .select('cat_id')
      .where('goods_id', '=', sourceId)
      .orderBy('cat_id')
      .execute(),
    cardAward(db, sourceId, now),
  ]);
  const own = skus.get(goods.id) ?? [];
  const [scopes, express] = await Promise.all([
    couponScopes(
      db,
      coupons.map(({ id }) => id),
    ),
    deliveryPriceText(db, { goods, sku: own[0], userId }),
  ]);
  const facts = { coupons, scopes, reduction, marks, limit, cats, express, cards };
  return { skus: own, options, regions: regions(goods), ...facts };
}

type Loaded = Awaited<ReturnType<typeof load>>;

const listOption = (options: MallOptions, key: string): unknown[] | null => {
  const value = options[key];
  return Array.isArray(value) ? value : null;
};

const pictures = (goods: GoodsRow): GoodsDetail['pic_url'] => {
  const list = goods.pic_list.length === 0 ? [goods.cover_pic] : goods.pic_list;
  return list.map((pic_url, index) => ({ id: index + 1, pic_url }));
};

/** Minimum order for delivery in fen; 0 = none. */
const minimumOrderFen = (offerPrice: unknown): number =>
  typeof offerPrice === 'string' || typeof offerPrice === 'number' ? (fenFromText(offerPrice) ?? 0) : 0;

/** Parts that are the same for every viewer. */
const content = (goods: GoodsRow, { skus, options }: Loaded) => ({
  name: goods.name,
  subtitle: goods.subtitle,
  original_price: wireMoney(goods.original_price_fen),
  cover_pic: goods.cover_pic,
  unit: goods.unit,
  detail: goods.detail,
  video_url: goods.video_url,
  type: goods.type,
  attr_groups: wireAttrGroups(goods, skus),
  goods_no: goods.goods_no || (skus[0]?.no ?? ''),
  goods_weight: skus[0]?.weight_grams ?? 0,
  pic_url: pictures(goods),
  services: (goods.services ?? listOption(options, 'services') ?? []) as GoodsDetail['services'],
  param_name: goods.param_name,
  param_content: goods.params,
  is_quick_shop: flag(goods.is_quick_shop),
  is_sell_well: flag(goods.is_sell_well),
  is_negotiable: flag(goods.is_negotiable),
});

/** The goods page without its view count: the same for all guests until a table that it reads is written. */
export type UncountedDetail = Omit<GoodsDetail, 'detail_count'>;

/** Fields of plugins and channels that plain goods of this mall do not have; `share` is the viewer's. */
const ABSENT = {
  share: 0,
  vip_card_appoint: VIP_CARD_APPOINT,
  video_channel: {},
  is_video_number: false,
  plugin_extra: {},
  extra_quick_share: null,
  template_message_list: [],
} satisfies Partial<GoodsDetail>;

function assemble(goods: GoodsRow, loaded: Loaded, view: GoodsView): UncountedDetail {
  const { skus, options, regions } = loaded;
  const { showsSales } = view.rules;
  const row = wireGoodsRow(goods, { skus, regions, showsSales, ...mallParts(options) });
  const minimumFen = minimumOrderFen(options['offer_price']);
  return {
    ...row,
    ...content(goods, loaded),
    ...ABSENT,
    attr: skus.map((sku) => wireSku(goods, sku, view)),
    goods_num: row.goods_stock,
    ...priceSpan(goods, skus, view),
    level_show: shownLevel(goods, view.viewer, view.rules)?.show ?? 0,
    is_sales: flag(view.rules.showsSales),
    favorite: loaded.marks?.favorite === true,
    reminded: loaded.marks?.reminded === true,
    express: loaded.express,
    goods_marketing: marketing(goods, { regions, minimumFen }),
    goods_marketing_award: marketingAward(goods, loaded.cards),
    cards: loaded.cards.list,
    goods_activity: { full_reduce: loaded.reduction },
    goods_coupon_center: loaded.coupons.map((coupon) => wireGoodsCoupon(coupon, loaded.scopes)),
    limit_buy: loaded.limit,
    buy_goods_auth: mayBuy(goods, view.viewer, view.rules),
    sell_time: secondsUntilSale(goods, view.now),
    is_finish_sell: isSaleOver(goods, view.now),
    cats: loaded.cats.map(({ cat_id }) => String(cat_id)),
  };
}

/** The goods page. @throws MallError 商品不存在, 您暂无权限查看商品. Off-shelf goods are still shown. */
export async function goodsDetail(db: Kysely<Tables>, input: DetailInput): Promise<UncountedDetail> {
  const [goods] = await goodsByIds(db, [input.id]);
  if (goods === undefined) throw new MallError('商品不存在');
  return detailOf(db, goods, input);
}

/** The page of a goods that was read, also of a copy that a plugin sells. @throws MallError 您暂无权限查看商品. */
export async function detailOf(
  db: Kysely<Tables>,
  goods: GoodsRow,
  input: Omit<DetailInput, 'id'>,
): Promise<UncountedDetail> {
  const rules = await readGoodsRules(db);
  if (input.isGuarded && !maySee(goods, input.viewer, rules)) throw new MallError('您暂无权限查看商品');
  return assemble(goods, await load(db, goods, input), { viewer: input.viewer, rules, now: input.now });
}
