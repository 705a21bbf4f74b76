// One ranking of goods, by category.
import { goodsRankingDetail } from '~/schemas/api/goods.gen';
import { custom, definePage } from '../../../engine/define-page';
import { id, optionalId } from '../../../engine/params';
import { RankingDetailScreen } from './detail-screen';

export default definePage({
  path: '/pages/goods/ranking/detail',
  title: '榜单详情',
  auth: 'guest',
  query: { id: id(), cat_id: optionalId() },
  body: custom('list', RankingDetailScreen, [goodsRankingDetail]),
});
