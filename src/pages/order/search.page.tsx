// The search of my orders: words and a range of days.
import { definePage } from '../../engine/define-page';
import { form } from '../../engine/archetypes/bare-form';
import { SearchScreen } from './search-screen';

export default definePage({
  path: '/pages/order/search/search',
  title: '订单搜索',
  auth: 'login',
  body: form(SearchScreen, []),
});
