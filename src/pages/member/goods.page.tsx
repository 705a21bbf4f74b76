// Goods with a price for members, by category.
import { mallMemberGoodsCats, mallMemberMemberGoods } from '~/schemas/api/mall-member.gen';
import { custom, definePage } from '../../engine/define-page';
import { optionalId, text } from '../../engine/params';
import { MemberGoodsScreen } from './goods-screen';

export default definePage({
  path: '/pages/member/goods/goods',
  title: '会员商品',
  auth: 'login',
  query: { discount: text(), level: optionalId() },
  body: custom('list', MemberGoodsScreen, [mallMemberMemberGoods, mallMemberGoodsCats]),
});
