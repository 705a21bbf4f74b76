// The form of a goods, filled in before it is ordered; its answers go back to the checkout that opened it.
import { type OrderFormItem, orderFormItems, sentOrderForm } from '~/domain/order-form';
import * as to from '~/domain/screen-links.gen';
import { goodsForm } from '~/schemas/api/goods.gen';
import { operatorFormKind } from '../../blocks/form-kinds/operator-form-kind';
import { form, localForm } from '../../engine/archetypes/form';
import { definePage, picks } from '../../engine/define-page';
import { id, text } from '../../engine/params';
import { give } from '../../engine/picking';
import { keepAnswers } from '../../flows/goods-form-answers';
import { AskedForm, GoodsCard, OfGoods } from './goods-form-parts';

const query = { goods_id: id('goods'), form_id: text() };

export default definePage({
  path: '/pages/goods/goods-form',
  title: '商品表单',
  auth: 'login',
  query,
  walk: { query: { goods_id: { of: 'goods with a form' } } },
  picks: picks<readonly OrderFormItem[]>(),
  body: form(query, {
    load: OfGoods,
    endpoints: [goodsForm],
    save: localForm({ form: { kind: 'form', label: '商品表单', isOptional: true } }),
    kinds: { form: operatorFormKind },
    initial: ({ before }) => ({ form: { ...operatorFormKind.empty, given: before } }),
    looks: { form: ({ context: { questions } }) => ({ questions }) },
    layout: [GoodsCard, { Frame: AskedForm, rows: ['form'] }],
    button: '保存',
    after: {
      toast: '已保存',
      go: (_answer, { context, values }) => {
        const { questions } = context;
        const items = orderFormItems(questions, sentOrderForm(questions, values.form.read?.()));
        if (!give(to.goodsForm, items)) keepAnswers(context.query.goods_id, items);
      },
    },
  }),
});
