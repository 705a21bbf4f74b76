// The poster of goods, in the look that the shopper chooses.
import { goodsPoster } from '~/schemas/api/goods.gen';
import { qrcodeGoodsNew } from '~/schemas/api/qrcode.gen';
import { custom, definePage } from '../../engine/define-page';
import { optionalId, requiredText } from '../../engine/params';
import { GoodsPosterScreen } from './goods-poster-screen';

export default definePage({
  path: '/pages/poster/goods',
  title: '生成商品海报',
  auth: 'login',
  query: { poster_config: requiredText(), poster_generate: requiredText(), goods_id: optionalId('goods') },
  walk: {
    query: { goods_id: 1, poster_config: 'api/goods/poster', poster_generate: 'api/qrcode/goods-new' },
  },
  body: custom('poster', GoodsPosterScreen, [goodsPoster, qrcodeGoodsNew]),
});
