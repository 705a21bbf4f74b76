// The page of a goods that is bought alone or in groups.
import { pintuanGoodsDetail } from '~/schemas/api/pintuan.gen';
import { goodsPage } from '../../blocks/goods-page/goods-page';
import { definePage } from '../../engine/define-page';
import { id } from '../../engine/params';
import { goodsParts } from './goods-parts';

export default definePage({
  path: '/plugins/pt/goods/goods',
  title: '拼团商品详情',
  auth: 'guest',
  plugin: 'pintuan',
  query: { goods_id: id('goods in groups') },
  shares: ['goods_id'],
  body: goodsPage({
    from: pintuanGoodsDetail,
    params: ({ goods_id: goodsId }: { goods_id: number }) => ({ id: goodsId }),
    goodsOf: ({ detail }) => detail,
    parts: goodsParts,
    poster: {
      config: { route: 'plugin/pintuan/api/v2/poster/config' },
      generate: { route: 'plugin/pintuan/api/v2/poster/generate' },
    },
  }),
});
