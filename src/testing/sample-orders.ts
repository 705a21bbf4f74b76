// Sample orders for tests of their screens.

export const goods = (name = '手工桃酥') => ({
  id: 10,
  goods_id: 14,
  num: 1,
  goods_info: {
    name,
    pic_url: '',
    attr_list: [{ attr_name: '原味' }],
    num: 1,
    total_original_price: '22.00',
    is_can_apply_sales: 1,
  },
});

/** As its own screen has it. */
const orderFields = (id: number) => ({
  id,
  order_no: `2026${id}`,
  total_pay_price: '22.00',
  express_price: '0.00',
  is_pay: 0,
  pay_type: 0,
  is_send: 0,
  is_confirm: 0,
  is_sale: 0,
  cancel_status: 0,
  sale_status: 0,
  status: 1,
  is_comment: 0,
  is_recycle: 0,
  send_type: 0,
  status_text: '待付款',
  auto_cancel_time: null,
  detail: [goods()],
  detailExpress: [],
});

/** A row of the list. */
export const order = (id: number, change: object = {}) => ({
  ...orderFields(id),
  action_status: { is_show_comment: 1 },
  ...change,
});

export const texts = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      typeof value === 'number' ? String(value) : (value as unknown),
    ]),
  );

export const full = (change: object = {}) => ({
  detail: {
    ...texts(orderFields(5)),
    name: '李禾',
    mobile: '13800138000',
    address: '浙江省 杭州市 西湖区 文三路',
    remark: '轻放',
    created_at: '2026-11-21 02:46:16',
    total_goods_original_price: '30.00',
    member_discount_price: '3.00',
    full_reduce_price: '0.00',
    coupon_discount_price: '5.00',
    integral_deduction_price: '0.00',
    back_price: '0.00',
    platform: '平台自营',
    pay_type_text: '未支付',
    store: null,
    merchant_remark_list: [],
    plugin_data: { discount_list: [], price_list: [], price_name: '', extra: [] },
    type_data: {},
    order_form: [{ key: 'text', label: '贺卡', value: '生日快乐', required: 0 }],
    is_can_apply_sales: 1,
    detail: [{ ...texts(goods()), is_show_apply_refund: 1, refund: null }],
    ...change,
  },
});
