// The goods detail page with its buy bar.
import { couponReceive } from '~/schemas/api/coupon.gen';
import { goodsCommentsList, goodsDetail, goodsNewRecommend, goodsRemind } from '~/schemas/api/goods.gen';
import { userFavoriteAdd, userFavoriteRemove } from '~/schemas/api/user.gen';
import { detail } from '../../engine/archetypes/detail';
import { definePage } from '../../engine/define-page';
import { id } from '../../engine/params';
import { GoodsScreen } from '../../blocks/goods-page/goods-screen';

export default definePage({
  path: '/pages/goods/goods',
  title: '商品详情',
  auth: 'guest',
  query: { id: id() },
  body: detail({
    from: goodsDetail,
    params: ({ id: goodsId }: { id: number }) => ({ id: goodsId }),
    View: GoodsScreen,
    isPullable: true,
    endpoints: [
      goodsCommentsList,
      goodsNewRecommend,
      goodsRemind,
      couponReceive,
      userFavoriteAdd,
      userFavoriteRemove,
    ],
  }),
});
