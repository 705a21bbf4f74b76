// Api/goods: the goods page, its SKU popup, reviews, recommendations, hot search, reminders, posters.
import {
  goodsAttr as attrEndpoint,
  goodsCatStyle,
  goodsCommentsList,
  goodsDetail as detailEndpoint,
  goodsForm as formEndpoint,
  goodsGoodsList,
  goodsHotSearch,
  goodsNewRecommend,
  goodsPoster as posterEndpoint,
  goodsRanking,
  goodsRankingDetail,
  goodsRecommend,
  goodsRemind,
} from '~/schemas/api/goods.gen';
import { MallError } from '../../http/errors';
import { inLane } from '../../http/lane';
import { cachedRoute, guestRoute, loginRoute, partlyCachedRoute, Reply, type Route } from '../../http/route';
import { pagingOf } from '../../http/wire';
import { recordFootprint } from '../footprint/record';
import { readPart } from '../../settings/config-part';
import { readOptions } from '../../settings/mall-options';
import { readSetting } from '../../settings/setting';
import { goodsAttr } from './attr';
import { formOfGoods } from '../order/checkout/asked-forms';
import { commentsList } from '../../goods/comments';
import { goodsDetail } from './detail';
import { withBenefits } from '../../goods/goods-benefit';
import { videoFeed } from './feed';
import { goodsByIds } from '../../goods/goods-card';
import { offersOfGoods } from '../../goods/goods-offers';
import { recommendedCards, recommendedGoods } from '../../goods/goods-list';
import { hotSearch } from './hot-search';
import { goodsPoster } from '../../goods/poster';
import { rankingDetail, rankingList } from './rankings';
import { remindOfSale } from './remind';
import { commissionOfGoods } from '../share/share-links';

const detail = partlyCachedRoute(detailEndpoint, {
  make: async (call) => {
    const { db, params, user, now } = call;
    const isGuarded = (params.plugin ?? 'mall') === 'mall';
    const goods = await goodsDetail(db, { id: params.id, viewer: user, now, isGuarded });
    const offered = { ...goods, plugin_extra: await offersOfGoods(goods.id, call) };
    return (await withBenefits([offered], call))[0] ?? offered;
  },
  complete: async (goods, { db, params, user, views }) => {
    const detail_count = await views.view(params.id);
    if (user !== null) await recordFootprint(db, user.id, params.id);
    const priced = { id: params.id, price_fen: Math.round(goods.price_min * 100) };
    const shareFen = goods.is_negotiable === 1 ? 0 : await commissionOfGoods(db, user?.id ?? null, priced);
    return { goods: { ...goods, detail_count, share: shareFen / 100 } };
  },
});

const attr = guestRoute(attrEndpoint, ({ db, params, user, now }) =>
  goodsAttr(db, { id: params.id, mchId: params.mch_id, viewer: user, now }),
);

const comments = guestRoute(goodsCommentsList, async ({ db, params, now }) => {
  const setting = readSetting(await readOptions(db, ['is_comment']));
  if (setting.is_comment === '0') return { comments: [], comment_count: [] };
  return commentsList(db, {
    goodsId: params.goods_id,
    score: params.status ?? 0,
    paging: pagingOf(goodsCommentsList, params),
    now,
  });
});

const form = loginRoute(formEndpoint, async ({ db, params }) => {
  const [goods] = await goodsByIds(db, [params.goods_id]);
  if (goods === undefined) throw new MallError('商品不存在');
  const { id, name, cover_pic } = goods;
  return { goods: { id, name, cover_pic }, form: await formOfGoods(db, goods.form_id) };
});

const PLACES = ['goods', 'order_pay', 'order_comment', 'fxhb', 'cart'];

const newRecommend = guestRoute(goodsNewRecommend, async (call) => {
  const { db, params, user, now } = call;
  if (!PLACES.includes(params.type ?? 'goods')) throw new MallError(`type参数错误:${PLACES.join('|')}`);
  const goods = await recommendedGoods(db, { goodsId: params.goods_id ?? 0, viewer: user, now });
  return { list: await withBenefits(goods, call) };
});

const recommend = guestRoute(goodsRecommend, async (call) => {
  const { db, params, user, now } = call;
  const goods = await recommendedCards(db, { goodsId: params.goods_id, viewer: user, now });
  return { list: await withBenefits(goods, call) };
});

const catStyle = guestRoute(goodsCatStyle, async ({ db }) =>
  readPart('cat_style', await readOptions(db, ['cat_style'])),
);

const feed = guestRoute(goodsGoodsList, async (call) => {
  const { db, params, user, now } = call;
  const paging = pagingOf(goodsGoodsList, params);
  const goods = await videoFeed(db, { goodsId: params.goodsId, paging, viewer: user, now });
  return { list: await withBenefits(goods, call) };
});

const hot = guestRoute(goodsHotSearch, async ({ db, user }) => ({
  list: await hotSearch(db, user),
}));

const remind = loginRoute(goodsRemind, async ({ db, params, user, now, plugins }) => {
  await remindOfSale(db, { goodsId: params.goods_id, userId: user.id, now, plugins });
  return new Reply(null, '提醒设置成功');
});

const poster = loginRoute(posterEndpoint, ({ db, params, user, origin }) =>
  goodsPoster(db, {
    goodsId: params.goods_id,
    sharer: { userId: user.id, base: `${origin}/` },
    viewer: user,
  }),
);

const ranking = cachedRoute(goodsRanking, async (call) => {
  const { db, params, user, now } = call;
  const { list, ...open } = await rankingList(db, { type: params.type ?? null, viewer: user, now });
  const all = await withBenefits(
    list.flatMap(({ goods }) => goods),
    call,
  );
  const take = (count: number) => all.splice(0, count);
  return { ...open, list: list.map((one) => ({ ...one, goods: take(one.goods.length) })) };
});

const rankingGoods = cachedRoute(goodsRankingDetail, async (call) => {
  const { db, params, user, now } = call;
  const detail = await rankingDetail(db, {
    id: params.id,
    catId: params.cat_id ?? 0,
    paging: pagingOf(goodsRankingDetail, { page: params.page }),
    viewer: user,
    now,
  });
  return { ...detail, list: await withBenefits(detail.list, call) };
});

export const routes: readonly Route[] = [
  detail,
  attr,
  form,
  comments,
  newRecommend,
  recommend,
  catStyle,
  feed,
  hot,
  remind,
  ranking,
  rankingGoods,
  ...inLane('drawing', [poster]),
];
