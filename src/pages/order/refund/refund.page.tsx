// Asking for an after-sale of one line, or of some of its pieces.
import { textFromFen } from '~/domain/money';
import { amountProblem, openPieces } from '~/domain/refund-request';
import { GOODS_STATUSES, REFUND_TYPES, type RefundType } from '~/domain/refund-status';
import { attachmentUpload } from '~/schemas/api/attachment.gen';
import { refundSubmitForm } from '~/schemas/api/forms/refund-submit.gen';
import { refundApply, refundList } from '~/schemas/api/refund.gen';
import { skuKind } from '../../../blocks/form-kinds/sku-kind';
import { form } from '../../../engine/archetypes/form';
import { definePage } from '../../../engine/define-page';
import { id, requiredText } from '../../../engine/params';
import {
  exchangeOf,
  exchangeProblem,
  Goods,
  maxOf,
  OfLine,
  Pieces,
  textIn,
  Titled,
  WhyMost,
} from './apply-parts';
import { showNewest } from './refund-acts';
import { ASKED, CHOSEN_LOOKS, PICTURES, REQUEST_KINDS } from './request-parts';
import { TypeField } from './type-field';

const query = { id: id('order line'), type: requiredText() };

export default definePage({
  path: '/pages/order/refund/refund',
  title: '申请售后',
  auth: 'login',
  query,
  walk: { query: { id: { of: 'line of a sent order' }, type: 3 } },
  body: form(query, {
    load: OfLine,
    endpoints: [refundApply, refundList, attachmentUpload],
    save: refundSubmitForm,
    kinds: { ...REQUEST_KINDS, sku: skuKind },
    local: { type: REFUND_TYPES.refundOnly as RefundType, num: 1 },
    initial: ({ data: { detail }, types, query: wanted }) => ({
      type: types.find((type) => String(type) === wanted.type) ?? types[0] ?? REFUND_TYPES.refundOnly,
      num: openPieces(detail),
      refund_price: textFromFen(maxOf(detail, openPieces(detail))),
      mobile: textIn(detail.order, 'mobile'),
      exchange_sku_id: exchangeOf(detail),
      goods_status: detail.is_confirm === '1' ? GOODS_STATUSES[1] : '',
    }),
    fixed: ({ context, values: { type, num } }) => ({
      id: Number(context.data.detail.id),
      type,
      num,
      ...(type === REFUND_TYPES.exchange ? { refund_price: '0' } : {}),
    }),
    looks: {
      ...CHOSEN_LOOKS,
      exchange_sku_id: ({ values }) => ({ isHidden: values.exchange_sku_id.choices.length === 0 }),
    },
    check: ({ context, values }) => {
      const words = amountProblem(values.refund_price, maxOf(context.data.detail, values.num));
      const wanted = exchangeProblem(values);
      return {
        ...(words === '' ? {} : { refund_price: words }),
        ...(wanted === '' ? {} : { exchange_sku_id: wanted }),
      };
    },
    layout: [
      Titled,
      Goods,
      {
        label: ASKED,
        rows: [
          TypeField,
          Pieces,
          'exchange_sku_id',
          'goods_status',
          'cause',
          'refund_price',
          WhyMost,
          'remark',
          'mobile',
        ],
      },
      { ...PICTURES, rows: ['pic_list'] },
    ],
    button: '提交',
    after: {
      toast: ({ msg }) => msg || '提交成功，请等待商家处理',
      renewsInfo: true,
      go: (_answer, { context: { data } }) =>
        showNewest(Number(data.detail.order_id), Number(data.detail.id)),
    },
  }),
});
