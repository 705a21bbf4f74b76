// The rankings of goods: by sales or by favourites.
import { goodsRanking } from '~/schemas/api/goods.gen';
import { custom, definePage } from '../../../engine/define-page';
import { choice } from '../../../engine/params';
import { RANKING_TYPES, RankingsScreen } from './rankings-screen';

export default definePage({
  path: '/pages/goods/ranking/index',
  title: '商品榜单',
  auth: 'guest',
  query: { type: choice(RANKING_TYPES) },
  body: custom('list', RankingsScreen, [goodsRanking]),
});
