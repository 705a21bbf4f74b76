// Sample goods for tests of screens: a card of a list, and a whole page.

/** A goods card as lists deliver it. */
export const goodsCard = (id: number, change: object = {}) => ({
  id,
  name: `商品${id}`,
  cover_pic: '',
  price: '39.90',
  price_content: '￥39.90',
  original_price: '59.90',
  page_url: `/pages/goods/goods?id=${id}`,
  sign: '',
  is_sales: 1,
  sales: '已售18箱',
  goods_stock: 5,
  buy_goods_auth: true,
  ...change,
});

/** A page of `api/default/goods-list`. */
export const goodsPage = (count: number, first = 1) => ({
  list: Array.from({ length: count }, (_, place) => goodsCard(first + place)),
  pagination: { page_count: 1, current_page: 1 },
});

/** `api/goods/detail`. */
export const goodsDetailAnswer = (change: object = {}) => ({
  goods: {
    id: 12,
    mch_id: 0,
    status: 1,
    name: '每日坚果礼盒',
    subtitle: '30小包独立装',
    cover_pic: '/cover.png',
    pic_url: [{ pic_url: '/one.png' }, { pic_url: '/two.png' }],
    unit: '盒',
    use_attr: 0,
    attr_groups: [],
    attr: [{ id: 26, stock: 9, price: '99.00', pic_url: '', attr_list: [] }],
    price_min: 99,
    price_max: 99,
    goods_stock: 9,
    min_number: 1,
    is_sales: 1,
    sales: 204,
    type: 'goods',
    buy_goods_auth: true,
    limit_buy: { status: 0 },
    goods_coupon_center: [],
    services: [],
    param_content: [],
    detail: '',
    ...change,
  },
});
