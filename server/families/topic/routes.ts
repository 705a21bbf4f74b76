// api/topic: categories, lists, reading a topic, favourites.
import { topicDetail, topicFavorite, topicList, topicType } from '~/schemas/api/topic.gen';
import { MallError } from '../../http/errors';
import { guestRoute, loginRoute, Reply, type Route } from '../../http/route';
import { pagingOf } from '../../http/wire';
import { topicBlocks } from './topic-goods';
import {
  addFavoriteTopic,
  isFavoriteTopic,
  listTopics,
  readTopic,
  removeFavoriteTopic,
  topicTypes,
} from './topics';
import { wireTopic, wireTopicDetail, wireTopicType } from './wire-topic';

const MISSING = '文章不存在';

const types = guestRoute(topicType, async ({ db }) => ({ list: (await topicTypes(db)).map(wireTopicType) }));

const list = guestRoute(topicList, async ({ db, params }) => {
  const { type = 0, keyword = '' } = params;
  const rows = await listTopics(db, { type, keyword: keyword.trim(), paging: pagingOf(topicList, params) });
  return { list: rows.map(wireTopic) };
});

const detail = guestRoute(topicDetail, async ({ db, params, user, now }) => {
  const topic = await readTopic(db, params.id);
  if (topic === undefined) return new Reply(null, MISSING);
  const isFavorite = user !== null && (await isFavoriteTopic(db, { userId: user.id, topicId: topic.id }));
  const blocks = await topicBlocks(db, { detail: topic.detail, viewer: user, now });
  return { list: wireTopicDetail(topic, { detail: blocks, isFavorite }) };
});

const favorite = loginRoute(topicFavorite, async ({ db, params, user }) => {
  const which = { userId: user.id, topicId: params.id };
  if (params.is_favorite === 'no_love') {
    await removeFavoriteTopic(db, which);
    return new Reply(null, '取消成功');
  }
  if (!(await addFavoriteTopic(db, which))) throw new MallError(MISSING);
  return new Reply(null, '收藏成功');
});

export const routes: readonly Route[] = [types, list, detail, favorite];
