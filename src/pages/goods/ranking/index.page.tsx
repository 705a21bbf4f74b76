// The rankings of goods: by sales or by favourites, each with its first three.
import { goodsRanking } from '~/schemas/api/goods.gen';
import { list } from '../../../engine/archetypes/list';
import { definePage } from '../../../engine/define-page';
import { choice } from '../../../engine/params';
import { RankingCard } from './ranking-card';

const query = { type: choice(['sales', 'favorite']) };

export default definePage({
  path: '/pages/goods/ranking/index',
  title: '商品榜单',
  auth: 'guest',
  query,
  shares: ['type'],
  body: list(query, {
    tabs: {
      of: 'type',
      label: '榜单',
      items: [
        { id: 'sales', text: '热卖榜' },
        { id: 'favorite', text: '收藏榜' },
      ],
    },
    from: goodsRanking,
    params: ({ type }) => ({ type }),
    item: RankingCard,
    isFreshOnShow: true,
    empty: (_query, { is_open: isOpen }) =>
      isOpen === 0 ? { text: '商品榜单暂未开放', drawing: 'shop' } : { text: '暂无榜单', drawing: 'orders' },
  }),
});
