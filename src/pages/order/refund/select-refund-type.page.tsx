// Choosing the kind of an after-sale of one line.
import { REFUND_TYPE_TEXTS } from '~/domain/refund-status';
import * as to from '~/domain/screen-links.gen';
import { refundApply } from '~/schemas/api/refund.gen';
import { actsKind } from '../../../blocks/form-kinds/choice-kinds';
import { form, localForm } from '../../../engine/archetypes/form';
import { definePage } from '../../../engine/define-page';
import { redirect } from '../../../engine/navigation';
import { id, text } from '../../../engine/params';
import { Goods, OfLine } from './apply-parts';

const query = { id: id('order line'), sign: text() };

export default definePage({
  path: '/pages/order/refund/select-refund-type',
  title: '选择售后类型',
  auth: 'login',
  query,
  walk: { query: { id: { of: 'line of a sent order' } } },
  body: form(query, {
    load: OfLine,
    endpoints: [refundApply],
    save: localForm({ type: { kind: 'acts', label: '售后类型' } }),
    kinds: { acts: actsKind },
    looks: {
      type: ({ context: { types } }) => ({
        options: types.map((type) => {
          const { name, hint } = REFUND_TYPE_TEXTS[type];
          return { value: type, text: name, hint };
        }),
      }),
    },
    layout: [Goods, { label: '售后类型', rows: ['type'] }],
    isTransient: true,
    after: {
      // The form takes this screen's place: it can change the kind itself, and Back leads to the order.
      go: (_answer, { context: { data }, values: { type } }) =>
        redirect(to.orderRefund({ id: data.detail.id, type })),
    },
  }),
});
