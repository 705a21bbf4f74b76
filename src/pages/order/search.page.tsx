// The search of my orders: words and a range of days.
import { custom, definePage } from '../../engine/define-page';
import { SearchScreen } from './search-screen';

export default definePage({
  path: '/pages/order/search/search',
  title: '订单搜索',
  auth: 'login',
  body: custom('form', SearchScreen, []),
});
