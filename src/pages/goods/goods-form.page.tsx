// The form of a goods, filled in before it is ordered.
import type { OrderFormItem } from '~/domain/order-form';
import { goodsForm } from '~/schemas/api/goods.gen';
import { detail } from '../../engine/archetypes/detail';
import { definePage, picks } from '../../engine/define-page';
import { id, text } from '../../engine/params';
import { GoodsFormScreen } from './goods-form-screen';

export default definePage({
  path: '/pages/goods/goods-form',
  title: '商品表单',
  auth: 'login',
  query: { goods_id: id('goods'), form_id: text() },
  walk: { query: { goods_id: { of: 'goods with a form' } } },
  picks: picks<readonly OrderFormItem[]>(),
  body: detail({
    from: goodsForm,
    params: ({ goods_id }) => ({ goods_id }),
    View: GoodsFormScreen,
    kind: 'form',
  }),
});
