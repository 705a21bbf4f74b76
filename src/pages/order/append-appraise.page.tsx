// Adding to the reviews of an order: words and pictures for those of its goods that the shopper chooses.
import { attachmentUpload } from '~/schemas/api/attachment.gen';
import { orderAppendAppraiseSaveForm } from '~/schemas/api/forms/order-append-appraise-save.gen';
import { orderNewAppendFields } from '~/schemas/api/forms/order-new-append.gen';
import { orderAppendAppraise } from '~/schemas/api/order.gen';
import { form } from '../../engine/archetypes/form';
import { groupsKind } from '../../engine/archetypes/form-groups';
import { loaded } from '../../engine/archetypes/loaded';
import { definePage } from '../../engine/define-page';
import { id } from '../../engine/params';
import { REVIEW_KINDS, ReviewCard } from './appraise-parts';

const query = { id: id('order') };

export default definePage({
  path: '/pages/order/appraise/append',
  title: '追加评价',
  auth: 'login',
  query,
  // No finished order of the walk has been reviewed.
  walk: { query: { id: { of: 'finished order' } }, isEmpty: true },
  body: form(query, {
    load: loaded(orderAppendAppraise, (asked: { id: number }) => ({ order_id: asked.id }), {
      drawing: 'orders',
      skeleton: 'list',
      isFreshOnShow: true,
    }),
    endpoints: [attachmentUpload],
    save: orderAppendAppraiseSaveForm,
    kinds: { groups: groupsKind({ fields: orderNewAppendFields, kinds: REVIEW_KINDS, Frame: ReviewCard }) },
    initial: ({ data }) => ({
      appendData: data.list.map(({ id: line, name, pic_url, content, time }) => ({
        label: name,
        pictureUrl: pic_url,
        note: `${time} 评价：${content}`,
        fixed: { id: line },
        values: {},
      })),
    }),
    fixed: ({ context }) => ({ order_id: context.query.id }),
    layout: [{ Frame: ({ children }) => children, rows: ['appendData'] }],
    button: '提交',
    after: { toast: ({ msg }) => msg || '追评成功', go: 'back' },
  }),
});
