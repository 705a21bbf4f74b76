// One after-sale with what can be done about it.
import { refundDetail, refundSend, refundToReturn, refundWithdraw } from '~/schemas/api/refund.gen';
import { detail } from '../../../engine/archetypes/detail';
import { definePage } from '../../../engine/define-page';
import { id } from '../../../engine/params';
import { RefundDetailScreen } from './refund-detail-screen';

export default definePage({
  path: '/pages/order/refund-detail/refund-detail',
  title: '订单售后',
  auth: 'login',
  query: { id: id('after-sale') },
  body: detail({
    from: refundDetail,
    params: ({ id: refundId }: { id: number }) => ({ id: refundId }),
    View: RefundDetailScreen,
    skeleton: 'list',
    isFreshOnShow: true,
    isPullable: true,
    endpoints: [refundWithdraw, refundSend, refundToReturn],
  }),
});
