// The full reduction that runs, with its goods.
import { cartList } from '~/schemas/api/cart.gen';
import { catList } from '~/schemas/api/cat.gen';
import { fullReduceGoodsList, fullReduceIndex } from '~/schemas/api/full-reduce.gen';
import { custom, definePage } from '../../engine/define-page';
import { optionalId } from '../../engine/params';
import { FullReduceScreen } from './full-reduce-screen';

export default definePage({
  path: '/pages/full_reduce/index/index',
  title: '满减',
  auth: 'guest',
  query: { id: optionalId() },
  body: custom('list', FullReduceScreen, [fullReduceIndex, fullReduceGoodsList, catList, cartList]),
});
