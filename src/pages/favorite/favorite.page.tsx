// My favourites: goods with their filters and 管理, and topics.
import * as to from '~/domain/screen-links.gen';
import { topicFavorite } from '~/schemas/api/topic.gen';
import {
  userFavoriteBatchRemove,
  userFavoriteCats,
  userMyFavoriteTopic,
  userMyNewFavoriteGoods,
} from '~/schemas/api/user.gen';
import { lists, rows } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { open } from '../../engine/navigation';
import { choice, optionalId, type QueryOf } from '../../engine/params';
import { FavoriteGoodsCard, FavoriteGoodsRow } from './favorite-goods';
import { FavoriteTopicRow } from './favorite-topic';
import { FilterRow } from './filter-row';
import { RemoveChosen } from './removal';

const query = {
  of: choice(['goods', 'topics']),
  status: choice([0, 3, 1, 2]),
  cat_id: optionalId('category'),
};
type Query = QueryOf<typeof query>;

const EMPTY = '没有任何收藏哦~';

const goods = rows({
  from: userMyNewFavoriteGoods,
  params: ({ status, cat_id: catId }: Query) => ({ status, ...(catId === 0 ? {} : { cat_id: catId }) }),
  item: { rows: FavoriteGoodsRow, grid: FavoriteGoodsCard },
  select: { nameOf: ({ name }) => name, unit: '件', Acts: RemoveChosen },
  empty: { text: EMPTY },
  isFreshOnShow: true,
});

const topics = rows({
  from: userMyFavoriteTopic,
  item: FavoriteTopicRow,
  empty: { text: EMPTY, action: { text: '去看专题', onTap: () => open(to.topicList()) } },
  isFreshOnShow: true,
});

export default definePage({
  path: '/pages/favorite/favorite',
  title: '我的收藏',
  auth: 'login',
  query,
  body: lists(query, {
    tabs: {
      of: 'of',
      label: '收藏分类',
      items: [
        { id: 'goods', text: '商品' },
        { id: 'topics', text: '专题' },
      ],
    },
    Head: (props) => (props.query.of === 'goods' ? <FilterRow {...props} /> : null),
    usePart: ({ of }) => of,
    parts: { goods, topics },
  }),
  endpoints: [userFavoriteCats, userFavoriteBatchRemove, topicFavorite],
});
