// Topics in the wire format: as model rows in lists, whole, and as raw rows.
import type { Selectable } from 'kysely';
import type { Topic, TopicDetail, TopicType } from '~/schemas/api/topic.gen';
import type { FavoriteTopic } from '~/schemas/api/user.gen';
import type { StoredTopicBlock, TopicsTable, TopicTypesTable } from '../../db/tables/topics';
import { flag, flagText, rawRow, wireTime } from '../../http/wire';

export type TopicRow = Selectable<TopicsTable>;
export type TopicTypeRow = Selectable<TopicTypesTable>;

const TEN_THOUSAND = 10_000;

/** 1286人浏览, 3万+人浏览. */
export const readText = (count: number): string =>
  count < TEN_THOUSAND ? `${count}人浏览` : `${Math.floor(count / TEN_THOUSAND)}万+人浏览`;

/** Ids of the goods in a topic, without duplicates. */
export const goodsOfTopic = (detail: readonly StoredTopicBlock[]): number[] => {
  const ids = detail
    .filter(({ id }) => id === 'goods')
    .flatMap(({ data }) => (Array.isArray(data['list']) ? (data['list'] as { id?: unknown }[]) : []))
    .map(({ id }) => Number(id));
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))];
};

const goodsText = (row: TopicRow): string => {
  const count = goodsOfTopic(row.detail).length;
  return count === 0 ? '' : `${count}件宝贝`;
};

const stamps = (row: TopicRow | TopicTypeRow) => ({
  created_at: wireTime(row.created_at),
  updated_at: wireTime(row.updated_at),
  deleted_at: wireTime(row.deleted_at),
});

const pictures = ({ pic_list }: Pick<TopicRow, 'pic_list'>) =>
  pic_list.map((url, at) => ({ id: at + 1, url }));

/** Fields that all formats of a topic share. */
const topicModel = (row: TopicRow) => ({
  id: row.id,
  mall_id: 1,
  type: row.type_id,
  title: row.title,
  sub_title: row.sub_title,
  abstract: row.abstract,
  layout: row.layout,
  sort: row.sort,
  cover_pic: row.cover_pic,
  agree_count: row.agree_count,
  virtual_read_count: row.virtual_read_count,
  virtual_agree_count: row.virtual_agree_count,
  virtual_favorite_count: row.virtual_favorite_count,
  qrcode_pic: row.qrcode_pic,
  app_share_title: row.app_share_title,
  is_chosen: flag(row.is_chosen),
  is_delete: 0 as const,
  ...stamps(row),
});

const readOf = (row: Pick<TopicRow, 'read_count' | 'virtual_read_count'>): string =>
  readText(row.read_count + row.virtual_read_count);

/** Fields of a topic's card on a page. */
export const TOPIC_CARD_COLUMNS = [
  'id',
  'type_id',
  'title',
  'abstract',
  'cover_pic',
  'pic_list',
  'layout',
  'read_count',
  'virtual_read_count',
] as const;
export type TopicCardRow = Pick<TopicRow, (typeof TOPIC_CARD_COLUMNS)[number]>;

export const wireTopicCard = (row: TopicCardRow) => ({
  id: row.id,
  title: row.title,
  cover_pic: row.cover_pic,
  read_count: readOf(row),
  layout: row.layout,
  pic_list: pictures(row),
  abstract: row.abstract,
});

/** A row of a list. */
export const wireTopic = (row: TopicRow): Topic => ({
  ...topicModel(row),
  read_count: readOf(row),
  goods_count: goodsText(row),
  pic_list: pictures(row),
  detail: JSON.stringify(row.detail),
});

/** A whole topic with its blocks. */
export const wireTopicDetail = (
  row: TopicRow,
  { detail, isFavorite }: { detail: StoredTopicBlock[]; isFavorite: boolean },
): TopicDetail => ({
  ...topicModel(row),
  read_count: readOf(row),
  goods_count: goodsText(row),
  pic_list: JSON.stringify(pictures(row)),
  content: row.content,
  detail,
  is_favorite: isFavorite ? 'love' : 'no_love',
});

/** A favourite: every number is a text but the count of goods, which is 0 for none. */
export const wireFavoriteTopic = (row: TopicRow): FavoriteTopic => ({
  ...rawRow(topicModel(row)),
  read_count: readOf(row),
  goods_count: goodsText(row) || 0,
  pic_list: pictures(row),
  content: row.content,
  detail: JSON.stringify(row.detail),
});

/** A row of the classic home page: the bare count, pictures and blocks as JSON texts. */
export const rawTopic = (row: TopicRow) => ({
  ...rawRow(topicModel(row)),
  read_count: String(row.read_count),
  pic_list: JSON.stringify(pictures(row)),
  content: row.content,
  detail: JSON.stringify(row.detail),
});

export const wireTopicType = (row: TopicTypeRow): TopicType => ({
  id: String(row.id),
  mall_id: '1',
  name: row.name,
  sort: String(row.sort),
  status: flagText(row.is_enabled),
  is_delete: '0',
  ...stamps(row),
});
