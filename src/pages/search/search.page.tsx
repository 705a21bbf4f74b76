// Search: history, popular searches, and results.
import { defaultGoodsList } from '~/schemas/api/default.gen';
import { goodsHotSearch, goodsNewRecommend } from '~/schemas/api/goods.gen';
import { custom, definePage } from '../../engine/define-page';
import { optionalId, text } from '../../engine/params';
import { SearchScreen } from './search-screen';

export default definePage({
  path: '/pages/search/search',
  title: '搜索',
  auth: 'guest',
  query: { sign: text(), mch_id: optionalId(), keyword: text() },
  body: custom('list', SearchScreen, [defaultGoodsList, goodsHotSearch, goodsNewRecommend]),
});
