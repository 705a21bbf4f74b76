// Reviewing an order: a mark, a text and pictures for each of its goods.
import * as to from '~/domain/screen-links.gen';
import { attachmentUpload } from '~/schemas/api/attachment.gen';
import { orderAppraiseForm } from '~/schemas/api/forms/order-appraise.gen';
import { orderNewReviewFields } from '~/schemas/api/forms/order-new-review.gen';
import { orderDetail } from '~/schemas/api/order.gen';
import { form } from '../../engine/archetypes/form';
import { loaded } from '../../engine/archetypes/loaded';
import { groupsKind } from '../../engine/archetypes/form-groups';
import { definePage } from '../../engine/define-page';
import { redirect } from '../../engine/navigation';
import { id } from '../../engine/params';
import { REVIEW_KINDS, ReviewCard } from './appraise-parts';

const query = { id: id('order') };

export default definePage({
  path: '/pages/order/appraise/appraise',
  title: '订单评价',
  auth: 'login',
  query,
  walk: { query: { id: { of: 'finished order' } } },
  body: form(query, {
    load: loaded(orderDetail, (asked: { id: number }) => ({ id: asked.id }), {
      missing: ({ detail }) => (Number(detail.is_comment) === 1 ? '订单已评价，无需再次评价' : null),
      drawing: 'orders',
      skeleton: 'list',
    }),
    endpoints: [orderDetail, attachmentUpload],
    save: orderAppraiseForm,
    kinds: {
      groups: groupsKind({ fields: orderNewReviewFields, kinds: REVIEW_KINDS, Frame: ReviewCard }),
    },
    initial: ({ data }) => ({
      appraiseData: data.detail.detail.map((line) => ({
        label: line.goods_info.name,
        pictureUrl: line.goods_info.pic_url,
        fixed: { id: Number(line.id) },
        values: {},
      })),
    }),
    fixed: ({ context }) => ({ order_id: context.query.id }),
    layout: [{ Frame: ({ children }) => children, rows: ['appraiseData'] }],
    button: '提交',
    after: { go: (_answer, { context }) => redirect(to.orderAppraiseFinish({ id: context.query.id })) },
  }),
});
