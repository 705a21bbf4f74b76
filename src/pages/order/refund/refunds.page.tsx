// My after-sales.
import { orderList } from '~/schemas/api/order.gen';
import { refundWithdraw } from '~/schemas/api/refund.gen';
import { custom, definePage } from '../../../engine/define-page';
import { text } from '../../../engine/params';
import { RefundsScreen } from './refunds-screen';

export default definePage({
  path: '/pages/order/refund/index',
  title: '售后列表',
  auth: 'login',
  query: { status: text() },
  body: custom('list', RefundsScreen, [orderList, refundWithdraw]),
});
