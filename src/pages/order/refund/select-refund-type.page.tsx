// Choosing the kind of an after-sale of one line.
import { refundApply } from '~/schemas/api/refund.gen';
import { detail } from '../../../engine/archetypes/detail';
import { definePage } from '../../../engine/define-page';
import { id, text } from '../../../engine/params';
import { ChooseTypeScreen } from './apply-screen';

export default definePage({
  path: '/pages/order/refund/select-refund-type',
  title: '选择售后类型',
  auth: 'login',
  query: { id: id('order line'), sign: text() },
  walk: { query: { id: { of: 'line of a sent order' } } },
  body: detail({
    from: refundApply,
    params: ({ id: lineId }: { id: number; sign: string }) => ({ id: lineId }),
    View: ChooseTypeScreen,
    kind: 'form',
    skeleton: 'list',
    isFreshOnShow: true,
  }),
});
