// The routes of favourites: goods and topics.
import {
  userFavoriteAdd,
  userFavoriteBatchRemove,
  userFavoriteCats,
  userFavoriteRemove,
  userMyFavoriteGoods,
  userMyFavoriteTopic,
  userMyNewFavoriteGoods,
} from '~/schemas/api/user.gen';
import { MallError } from '../../http/errors';
import { loginRoute, Reply, type Route } from '../../http/route';
import { pagingOf } from '../../http/wire';
import { withBenefits } from '../../goods/goods-benefit';
import { favoriteTopics } from '../topic/topics';
import { wireFavoriteTopic } from '../topic/wire-topic';
import { addFavorite, favoriteCards, favoriteCategories, favoriteGoods, removeFavorites } from './favorites';

const add = loginRoute(userFavoriteAdd, async ({ db, params, user }) => {
  if (!(await addFavorite(db, user.id, params.goods_id))) throw new MallError('收藏失败');
  return new Reply(true, '收藏成功');
});

const remove = loginRoute(userFavoriteRemove, async ({ db, params, user }) => {
  if (!(await removeFavorites(db, user.id, [params.goods_id]))) throw new MallError('取消失败');
  return new Reply(false, '取消成功');
});

const batchRemove = loginRoute(userFavoriteBatchRemove, async ({ db, params, user }) => {
  if (!(await removeFavorites(db, user.id, params.goods_ids))) throw new MallError('取消失败');
  return new Reply(false, '取消成功');
});

const list = loginRoute(userMyNewFavoriteGoods, async (call) => {
  const { db, params, user, now } = call;
  const { cat_id: catId = 0, status = 0 } = params;
  const goods = await favoriteGoods(db, {
    user,
    paging: pagingOf(userMyNewFavoriteGoods, params),
    catId,
    status,
    now,
  });
  return { list: await withBenefits(goods, call) };
});

const cats = loginRoute(userFavoriteCats, async ({ db, user }) => ({
  list: [{ id: 0, name: '全部类目' }, ...(await favoriteCategories(db, user.id))],
}));

const olderList = loginRoute(userMyFavoriteGoods, async (call) => {
  const { db, params, user, now } = call;
  const goods = await favoriteCards(db, { user, paging: pagingOf(userMyFavoriteGoods, params), now });
  return { list: await withBenefits(goods, call) };
});

const topics = loginRoute(userMyFavoriteTopic, async ({ db, params, user }) => {
  const rows = await favoriteTopics(db, { userId: user.id, paging: pagingOf(userMyFavoriteTopic, params) });
  return { list: rows.map(wireFavoriteTopic) };
});

export const favoriteRoutes: readonly Route[] = [add, remove, batchRemove, list, olderList, cats, topics];
