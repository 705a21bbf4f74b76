// The page of a goods that is sold in advance.
import {
  advanceDeposit,
  advanceGoodsDetail,
  advancePayData,
  advancePosterConfig,
  advancePosterGenerate,
} from '~/schemas/api/advance.gen';
import { goodsPage } from '../../blocks/goods-page/goods-page';
import { definePage } from '../../engine/define-page';
import { id } from '../../engine/params';
import { goodsParts } from './goods-parts';

export default definePage({
  path: '/plugins/advance/detail/detail',
  title: '预售商品详情',
  auth: 'guest',
  plugin: 'advance',
  query: { id: id('pre-sale goods') },
  shares: ['id'],
  body: goodsPage({
    from: advanceGoodsDetail,
    params: ({ id: goodsId }: { id: number }) => ({ id: goodsId }),
    goodsOf: ({ detail }) => detail,
    parts: goodsParts,
    // By their routes: the shapes of their answers are the poster's to load.
    poster: {
      config: { route: 'plugin/advance/api/poster/config' },
      generate: { route: 'plugin/advance/api/poster/generate' },
    },
    endpoints: [advanceDeposit, advancePayData, advancePosterConfig, advancePosterGenerate],
  }),
});
