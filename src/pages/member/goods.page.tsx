// Goods with a price for members, by category.
import { mallMemberGoodsCats, mallMemberMemberGoods } from '~/schemas/api/mall-member.gen';
import { GoodsCardOf } from '../../blocks/goods-cards/goods-cards';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { optionalId, text } from '../../engine/params';
import { AboveGoods, MemberGate } from './goods-parts';
import { goodsRowsOf } from './goods-rows';

const query = { discount: text(), level: optionalId('member level'), cat_id: optionalId('category') };

export default definePage({
  path: '/pages/member/goods/goods',
  title: '会员商品',
  auth: 'login',
  query,
  body: list(query, {
    Gate: MemberGate,
    Above: AboveGoods,
    from: mallMemberMemberGoods,
    params: ({ cat_id: catId }) => (catId === 0 ? {} : { cats_id: catId }),
    arrange: goodsRowsOf,
    item: GoodsCardOf,
    layout: 'grid',
    empty: { text: '暂无会员商品' },
    endText: '暂无更多商品',
  }),
  endpoints: [mallMemberGoodsCats],
});
