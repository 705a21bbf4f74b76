// The full reduction that runs, with its goods.
import { cartList } from '~/schemas/api/cart.gen';
import { catList } from '~/schemas/api/cat.gen';
import { fullReduceGoodsList, fullReduceIndex } from '~/schemas/api/full-reduce.gen';
import { GoodsCardOf, GoodsRowOf } from '../../blocks/goods-cards/goods-cards';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { firstCall } from '../../engine/first-calls';
import { optionalId } from '../../engine/params';
import { CartHint, ReductionBand, ReductionGate, ReductionHead } from './reduction-parts';

const query = { id: optionalId('reduction'), cat_id: optionalId('category') };

export default definePage({
  path: '/pages/full_reduce/index/index',
  title: '满减',
  auth: 'guest',
  query,
  shares: ['id', 'cat_id'],
  firstCalls: () => [firstCall(fullReduceIndex, {}), firstCall(catList, {})],
  body: list(query, {
    Gate: ReductionGate,
    Head: ReductionHead,
    Above: ReductionBand,
    from: fullReduceGoodsList,
    params: ({ cat_id: catId }) => (catId === 0 ? {} : { cat_id: catId }),
    item: { rows: GoodsRowOf, grid: GoodsCardOf },
    empty: { text: '暂无满减商品', action: null },
    endText: '暂无更多商品',
    Bar: CartHint,
  }),
  endpoints: [fullReduceIndex, catList, cartList],
});
