// The checkout: one form over the shops of an order, priced by the server at every change.
import {
  orderCheckOrder,
  orderPayData,
  orderPreview,
  orderSubmit,
  orderUsableCouponList,
} from '~/schemas/api/order.gen';
import { custom, definePage } from '../../engine/define-page';
import { type Param, text } from '../../engine/params';
import { type OrderForm, readCheckoutForm } from '../../flows/checkout-form';
import { CheckoutScreen } from '../../blocks/checkout/checkout-screen';

/** The goods to buy, as passed by the cart and the SKU sheet. */
const goods = (): Param<OrderForm> => ({
  isRequired: true,
  parse: (value) => readCheckoutForm(value ?? '') ?? undefined,
});

export default definePage({
  path: '/pages/order-submit/order-submit',
  title: '结算',
  auth: 'login',
  query: {
    mch_list: goods(),
    preview_url: text(),
    submit_url: text(),
    pay_data_url: text(),
    order_page_url: text(),
    pay_cancel_url: text(),
    show_pay_result: text(),
    total_title: text(),
    send_type: text(),
  },
  walk: { query: { mch_list: { of: 'goods to buy' } } },
  body: custom('flow', CheckoutScreen, [
    orderCheckOrder,
    orderPreview,
    orderSubmit,
    orderPayData,
    orderUsableCouponList,
  ]),
});
