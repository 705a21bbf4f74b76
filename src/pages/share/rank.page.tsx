// The board of distributors: by commission, by team, by orders; ever, this month, last month.
import { type ShareRank, shareRank } from '~/schemas/api/share.gen';
import { arrangePodium } from '../../blocks/ranking/places';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { choice } from '../../engine/params';
import { DistributionGate, DistributorPlace, OwnDistributorPlace } from './distributor-place';

const query = { type: choice([1, 2, 3]), time: choice([1, 2, 0]) };

export default definePage({
  path: '/pages/share/rank/rank',
  title: '分销排行榜',
  auth: 'login',
  query,
  body: list(query, {
    Gate: DistributionGate,
    tabs: [
      {
        of: 'type',
        label: '榜单',
        items: [
          { id: 1, text: '佣金榜' },
          { id: 2, text: '团队榜' },
          { id: 3, text: '订单榜' },
        ],
      },
      {
        of: 'time',
        label: '统计时间',
        shape: 'pill',
        items: [
          { id: 1, text: '本月' },
          { id: 2, text: '上月' },
          { id: 0, text: '总榜' },
        ],
      },
    ],
    from: shareRank,
    params: ({ type, time }) => ({ type, time }),
    arrange: arrangePodium<ShareRank>,
    keyOf: ({ row }) => row.user_id,
    item: DistributorPlace,
    isFreshOnShow: true,
    empty: { text: '暂无排名，快去推广吧', drawing: 'orders', action: null },
    beside: (first, shown) => <OwnDistributorPlace first={first} query={shown} />,
  }),
});
