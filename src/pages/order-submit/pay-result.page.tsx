// The result of a payment: paid with its gifts, or unpaid.
import { goodsNewRecommend } from '~/schemas/api/goods.gen';
import { orderDetail, orderIsPay, orderPayResult } from '~/schemas/api/order.gen';
import { custom, definePage } from '../../engine/define-page';
import { id, text } from '../../engine/params';
import { PayResultScreen } from './pay-result-screen';

export default definePage({
  path: '/pages/order-submit/pay-result',
  title: '提交完成',
  auth: 'login',
  query: { payment_order_union_id: id('payment'), order_page_url: text() },
  body: custom('result', PayResultScreen, [orderPayResult, orderIsPay, orderDetail, goodsNewRecommend]),
});
