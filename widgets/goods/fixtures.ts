// Sample data of the goods block, as the server delivers it.
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import { goodsOf } from '../kit/testing/goods';

/** One goods of every kind. */
export const kinds = [
  goodsOf(1004),
  goodsOf(1005, {
    name: '陈年普洱饼茶 357g 礼盒装 送长辈 收藏级 勐海古树 生普 十年陈',
    is_level: 1,
    level_price: 311.6,
    level_show: 1,
    vip_card_appoint: { discount: '9.5', is_my_vip_card_goods: 0, is_vip_card_user: 0 },
  }),
  goodsOf(1003, { name: '云南小粒咖啡豆 454g', goods_stock: 0, goods_num: 0 }),
  goodsOf(1037, { name: '红宝石戒指 18K', is_negotiable: 1, price_content: '价格面议' }),
  goodsOf(1040, { name: '试用装', price: '0.00', price_content: '免费', original_price: '0.00' }),
  goodsOf(1041, { name: '会员专享茶具', buy_goods_auth: false, price_content: '￥1999.00' }),
];

const category = (id: number, name: string, goodsList: readonly unknown[] = kinds) => ({
  id,
  name,
  menuName: name,
  goodsNum: 30,
  staticGoods: false,
  goodsList,
});

export const minimal = { list: [goodsOf(1004)] };

export const full = {
  showCat: false,
  catPosition: 'top',
  catStyle: 1,
  catList: [],
  list: kinds,
  addGoodsType: 1,
  goodsLength: 10,
  listStyle: 2,
  goodsCoverProportion: '1-1',
  fill: 1,
  goodsStyle: 1,
  textStyle: 1,
  showGoodsName: true,
  showGoodsPrice: true,
  showBuyBtn: true,
  buyBtn: 'cart',
  buyBtnStyle: 1,
  buyBtnText: '购买',
  buttonColor: '#ff4544',
  showGoodsTag: false,
  customizeGoodsTag: false,
  goodsTagPicUrl: SAMPLE_PICTURES.banner,
  showImg: false,
  backgroundColor: '#f7f7f7',
  backgroundPicUrl: '',
  position: 5,
  mode: 1,
  backgroundHeight: 100,
  backgroundWidth: 100,
  isUnderLinePrice: true,
  tagColor: '#FF4040',
  catSelectedColor: '#ff4040',
  catUnselectedColor: '#353535',
  catBgColor: '#FFFFFF',
  c_padding_top: 0,
  c_padding_lr: 24,
  c_padding_bottom: 24,
  c_border_top: 16,
  c_border_bottom: 16,
  bg: '#f7f7f7',
};

export const byCategory = {
  ...full,
  showCat: true,
  list: [],
  catList: [
    category(11, '茶饮'),
    category(12, '零食', [goodsOf(1007, { name: '原味腰果 500g' })]),
    category(13, '家纺', []),
    category(14, '厨具'),
    category(15, '家居'),
    category(16, '服饰'),
  ],
};

export const hostile = {
  showCat: 'x',
  list: [
    {
      id: 'x',
      name: '<img src=x onerror=alert(1)>',
      cover_pic: 'javascript:alert(1)',
      page_url: 'javascript:alert(1)',
      price_content: { a: 1 },
    },
    null,
    7,
  ],
  listStyle: '2',
  buttonColor: 'red;} body{display:none',
  goodsTagPicUrl: 'javascript:alert(1)',
  showGoodsTag: 1,
  backgroundPicUrl: 'x");} body{display:none',
  c_padding_lr: -90,
  c_border_top: '1e9',
  bg: 'url(javascript:alert(1))',
  catList: { a: 1 },
};
