// Sample after-sales for tests of their screens.
import { goods, texts } from './sample-orders';

export const UNSET = '0000-00-00 00:00:00';

/** A request that waits for the shop; as the after-sales of a line have it. */
export const refundOfLine = (change: object = {}) => ({
  id: 3,
  order_id: 5,
  order_detail_id: 10,
  order_no: 'RE20261121',
  type: 1,
  num: 1,
  refund_price: '20.00',
  reality_refund_price: '0.00',
  remark: '不合适',
  status: 1,
  status_time: UNSET,
  merchant_remark: '',
  is_send: 0,
  send_time: UNSET,
  express: '',
  express_no: '',
  customer_name: '',
  is_confirm: 0,
  confirm_time: UNSET,
  merchant_express: '',
  merchant_express_no: '',
  merchant_express_content: '',
  is_refund: 0,
  refund_time: UNSET,
  mobile: '13800138000',
  created_at: '2026-11-21 02:46:24',
  auto_time: null,
  status_text: '待商家审核',
  pic_list: [],
  refund_data: { goods_status: '', cause: '做工问题' },
  refund_type_text: '退货退款',
  goods_info: goods().goods_info,
  ...change,
});

/** The same as its own screen has it. */
export const refund = (change: object = {}) => ({
  ...refundOfLine(),
  hint_text: '',
  send_type: 0,
  platform: '平台自营',
  refund_address: '',
  refund_name: '',
  refund_mobile: '',
  refund_remark: '',
  pay_back_text: '',
  is_show_to_return: 0,
  ...change,
});

export const AGREED = {
  status: 2,
  status_text: '待买家发货',
  status_time: '2026-11-21 03:00:00',
  refund_name: '售后部',
  refund_mobile: '0571-88880000',
  refund_address: '浙江省杭州市西湖区仓库一号',
};

/** Two pieces of 10.00 yuan each, of which the order can pay back all. */
export const applying = (change: object = {}) => ({
  detail: {
    ...texts(goods()),
    order_id: '5',
    num: '2',
    total_original_price: '22.00',
    total_price: '20.00',
    order: { mobile: '13800138000', express_price: '8.00' },
    is_confirm: '1',
    max_num: 2,
    used_num: 0,
    left_price: '20.00',
    refund_types: [3, 1, 2],
    ...change,
  },
  list: {
    goods_status: ['未收到货', '已收到货'],
    refund_list: { confirm_list: ['质量问题', '其它'], not_confirm_list: ['快递无记录', '其它'] },
    refund_list_2: ['做工问题', '其它'],
  },
});
