// The category screen, in the look that the operator chose out of eleven.
import { catGoods, catList } from '~/schemas/api/cat.gen';
import { defaultGoodsList } from '~/schemas/api/default.gen';
import { custom, definePage } from '../../engine/define-page';
import { firstCall } from '../../engine/first-calls';
import { optionalId } from '../../engine/params';
import { CatsScreen } from './cats-screen';

export default definePage({
  path: '/pages/cats/cats',
  title: '分类',
  auth: 'guest',
  query: {
    cat_id: optionalId('category'),
    first_id: optionalId('category'),
    select_cat_id: optionalId('category'),
  },
  shares: ['cat_id', 'first_id', 'select_cat_id'],
  firstCalls: () => [firstCall(catList, {})],
  body: custom('list', CatsScreen, [catList, catGoods, defaultGoodsList]),
});
