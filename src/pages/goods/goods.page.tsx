// The goods detail page with its buy bar.
import { goodsDetail } from '~/schemas/api/goods.gen';
import { goodsPage } from '../../blocks/goods-page/goods-page';
import { definePage } from '../../engine/define-page';
import { id } from '../../engine/params';

export default definePage({
  path: '/pages/goods/goods',
  title: '商品详情',
  auth: 'guest',
  query: { id: id('goods') },
  shares: ['id'],
  body: goodsPage({
    from: goodsDetail,
    params: ({ id: goodsId }: { id: number }) => ({ id: goodsId }),
    goodsOf: ({ goods }) => goods,
  }),
});
