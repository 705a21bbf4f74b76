// The demo mall's row, its options (one row a key; a setting that is not here has its default) and its user centre.
import bundledUserCenter from './user-center.json';
import { catId } from '../demo/catalogue/cats';
import { picture, type SeedContext } from '../demo/context';
import { pictureWords } from '../pictures/banners';

const TAB_COLOURS = { color: '#8a8f94', active_color: '' };

const tab = (text: string, icon: string, url: string) => ({
  text,
  url,
  icon: picture(`tab/${icon}`),
  active_icon: picture(`tab-active/${icon}`),
  ...TAB_COLOURS,
  open_type: 'redirect',
});

const NAVBAR = {
  navs: [
    tab('首页', 'home', '/pages/index/index'),
    tab('分类', 'cats', '/pages/cats/cats'),
    tab('购物车', 'cart', '/pages/cart/cart'),
    tab('我的', 'user', '/pages/user-center/user-center'),
  ],
  bottom_background_color: '#ffffff',
  top_background_color: '#ffffff',
  top_text_color: '#000000',
  shadow: true,
  is_eject: false,
  eject_num: 1,
};

const SETTINGS = {
  share_title: '南湖生活馆｜自己也在用的好东西',
  share_pic: picture('banner/autumn-tea'),
  contact_tel: '0573-82080001',
  mall_logo_pic: picture('logo'),
  logo: picture('logo'),
  member_integral: '100',
  member_integral_rule: '100 积分抵 1 元，每件商品最多抵售价的 10%。\n确认收货且过售后期后，积分自动到账。',
  good_negotiable: ['contact', 'tel'],
  is_customer_services: '1',
  customer_services_pic: picture('nav/service'),
  is_dial: '1',
  dial_pic: picture('nav/phone'),
  is_quick_navigation: '1',
  // The picture named after opening is that of the folded state.
  quick_navigation_opened_pic: picture('nav/plus'),
  quick_navigation_closed_pic: picture('nav/close'),
  is_quick_home: '1',
  quick_home_pic: picture('nav/home'),
  is_quick_map: '1',
  quick_map_pic: picture('nav/map'),
  quick_map_address: '浙江省嘉兴市南湖区环城南路 18 号',
  latitude: '30.762457',
  longitude: '120.763779',
  sell_out_pic: picture('sold-out'),
  sell_out_other_pic: picture('sold-out'),
  is_icon_members_grade: '1',
  is_remind_sell_time: 1,
  payment_type: ['online_pay', 'balance', 'huodao'],
  theme_color: 'a',
};

const SERVICES = [
  { name: '正品保障', pic: picture('icon/shield'), remark: '每一件都由掌柜亲自挑选，假一赔十。' },
  {
    name: '七天无理由',
    pic: picture('icon/refund'),
    remark: '签收七天内，不影响二次销售可退换。鲜果、定制类除外。',
  },
  { name: '48 小时发货', pic: picture('icon/truck'), remark: '付款后四十八小时内发出，预售以页面为准。' },
  { name: '坏果包赔', pic: picture('icon/leaf'), remark: '生鲜签收二十四小时内拍照，按坏果比例赔付。' },
];

const RECHARGE = {
  status: 1,
  type: 1,
  is_pay_password: 1,
  page_url: '',
  open_type: '',
  params: '',
  explain: '充值后余额可用于支付商城订单，余额不可提现。',
  re_name: '充值',
  bj_pic_url: { url: picture('level-card/2') },
  bj_pic_defalut: picture('level-card/2'),
  ad_pic_url: { url: picture('banner/member-strip') },
  ad_pic_defalut: picture('banner/member-strip'),
  re_pic_url: { url: picture('nav/recharge') },
  re_pic_defalut: picture('nav/recharge'),
};

const HOTSPOT = { width: '528', height: '81', left: '61', defaultX: '61', link: '' };

const AUTH_PAGE = {
  pic_url: picture('banner/welcome'),
  hotspot: { ...HOTSPOT, top: '419', defaultY: '419', open_type: 'login' },
  hotspot_cancel: { ...HOTSPOT, top: '509', defaultY: '509', open_type: 'cancel' },
};

/** A strip of goods (1) or two of them a row (2). */
const plugin = (key: string, look: { name: string; style: '1' | '2' }) => ({
  key,
  ...look,
  permission_key: key,
  relation_id: 0,
  goods_num: 4,
});

/** The classic home page, shown when no laid-out page qualifies. */
const OLD_HOME = [
  { key: 'search', name: '搜索框', relation_id: 0 },
  { key: 'banner', name: '轮播图', relation_id: 0 },
  { key: 'home_nav', name: '导航图标', relation_id: 0, row_num: '5' },
  {
    key: 'notice',
    name: '公告',
    relation_id: 0,
    notice_url: picture('icon-white/bell'),
    notice_bg_color: '#ED7E78',
    notice_text_color: '#FFFFFF',
    notice_name: '公告',
    notice_content: '新客首单满 99 减 10，领券中心等你来。',
  },
  {
    key: 'coupon',
    name: '领券',
    permission_key: 'coupon',
    relation_id: 0,
    coupon_url: '',
    coupon_not_url: '',
    discount_not_url: '',
  },
  {
    key: 'topic',
    name: '专题',
    permission_key: 'topic',
    relation_id: 0,
    topic_num: '2',
    topic_url: '',
    topic_url_2: '',
    label_url: '',
  },
  { key: 'block', name: '精选分类', relation_id: '1' },
  plugin('miaosha', { name: '整点秒杀', style: '1' }),
  plugin('pintuan', { name: '拼团', style: '2' }),
  { key: 'cat', name: '茶与器', relation_id: catId('tea') },
  { key: 'cat', name: '食集', relation_id: catId('food') },
];

const banner = (name: string, title: string, page_url: string) => ({
  title,
  pic_url: picture(`banner/${name}`),
  page_url,
  open_type: 'navigate',
  params: [],
});
const entrance = (icon: string, name: string, link_url: string) => ({
  name,
  icon_url: picture(`nav/${icon}`),
  link_url,
  open_type: 'navigate',
  params: [],
});

const tile = (name: string, url: string) => ({
  pic_url: picture(`rubik/${name}`),
  link: { url, open_type: 'navigate', button_text: { show_name: pictureWords(`rubik/${name}`) } },
});

const OLD_HOME_PARTS = {
  home_blocks: [
    {
      id: 1,
      name: '精选分类',
      // A big picture at the left.
      type: 1,
      value: [
        tile('tea', `/pages/goods/list?cat_id=${catId('leaf')}`),
        tile('kitchen', `/pages/goods/list?cat_id=${catId('kitchen')}`),
        tile('home', `/pages/goods/list?cat_id=${catId('home')}`),
      ],
    },
  ],
  banners: [
    banner('autumn-tea', '秋茶上新', `/pages/goods/list?cat_id=${catId('leaf')}`),
    banner('kitchen', '好锅好饭', `/pages/goods/list?cat_id=${catId('kitchen')}`),
    banner('orchard', '枝头鲜果', `/pages/goods/list?cat_id=${catId('fresh')}`),
  ],
  home_navs: [
    entrance('tea', '茗茶', `/pages/goods/list?cat_id=${catId('leaf')}`),
    entrance('snack', '零食', `/pages/goods/list?cat_id=${catId('snack')}`),
    entrance('kitchen', '厨房', `/pages/goods/list?cat_id=${catId('kitchen')}`),
    entrance('sofa', '居家', `/pages/goods/list?cat_id=${catId('home')}`),
    entrance('coupon', '领券', '/pages/coupon/list/list'),
  ],
};

const AGREEMENT =
  '<p>欢迎使用南湖生活馆。注册即表示您同意：妥善保管账号与密码；如实填写收货信息；理性评价，互相尊重。</p><p>我们只在完成订单所必需的范围内使用您的手机号与地址，不会向无关的第三方提供。</p>';

const OPTIONS: Readonly<Record<string, unknown>> = {
  ...SETTINGS,
  navbar: NAVBAR,
  user_center_title: { background: '#4f7f61', color: '#ffffff', title: '我的' },
  copyright: {
    pic_url: picture('logo'),
    description: '南湖生活馆',
    link_url: '',
    link: '',
    status: '1',
    record_info: '',
  },
  cat_style: { cat_style: '11', cat_goods_count: 1, cat_goods_cols: 1 },
  auth_page: AUTH_PAGE,
  recharge_setting: RECHARGE,
  home_pages: OLD_HOME,
  ...OLD_HOME_PARTS,
  services: SERVICES,
  guarantee: { title: '商城基础保障', pic: picture('icon/shield') },
  send_type: ['express', 'offline', 'city'],
  city_riders: [
    { id: 1, name: '陈师傅', mobile: '13700000021' },
    { id: 2, name: '小周', mobile: '13700000022' },
  ],
  send_type_desc: { express: '快递配送', offline: '上门自提', city: '同城配送', none: '无配送' },
  city_delivery: {
    address: { address: '浙江省嘉兴市南湖区环城南路 18 号', latitude: '30.762457', longitude: '120.763779' },
    range: [
      { lat: '30.7902', lng: '120.7385' },
      { lat: '30.7958', lng: '120.7702' },
      { lat: '30.7811', lng: '120.8006' },
      { lat: '30.7494', lng: '120.8051' },
      { lat: '30.7352', lng: '120.7748' },
      { lat: '30.7436', lng: '120.7391' },
    ],
    explain: '上午 9 点至晚上 8 点下单，一小时左右送到；雨雪天稍慢，请见谅。',
    contact_way: '0573-82080001',
    is_superposition: 0,
    price_mode: { start_price: '5', start_distance: '3', add_distance: '1', add_price: '1.5', fixed: '8' },
    price_enable: '1',
    is_free_delivery: 1,
    free_delivery: '99',
  },
  // Minutes unpaid, days on the way, days in the after-sale window.
  over_time: 30,
  delivery_time: 10,
  after_sale_time: 7,
  // Days after which a step of an after-sale ends by itself; 0 never.
  refund_times: { agree: 5, send: 7, receive: 10, pay: 3, cancel: 2 },
  register_coupons: [1],
  share_coupons: [10],
  hot_search: ['龙井', '坚果', '铁锅', '四件套', '脐橙', '毛衣'],
  register_data: {
    is_show_agreement: 1,
    agreement: AGREEMENT,
    agreement_name: '用户协议',
    declare: AGREEMENT,
    declare_name: '隐私声明',
    register_img: picture('logo'),
    login_img: picture('logo'),
  },
  contact_picture: picture('store/1'),
  template_messages: [
    { name: '订单支付成功通知', tpl_name: 'order_pay_tpl', tpl_id: 'demo-order-pay' },
    { name: '订单发货通知', tpl_name: 'order_send_tpl', tpl_id: 'demo-order-send' },
    { name: '退款结果通知', tpl_name: 'order_refund_tpl', tpl_id: 'demo-order-refund' },
  ],
};

export async function seedSettings({ trx, now }: SeedContext): Promise<void> {
  await trx
    .insertInto('malls')
    .values({ id: 1, name: '南湖生活馆', created_at: now, updated_at: now })
    .execute();
  const rows = Object.entries(OPTIONS).map(([key, value]) => ({ key, value: JSON.stringify(value) }));
  await trx.insertInto('mall_options').values(rows).execute();
  await trx
    .insertInto('user_centers')
    .values({ name: '我的', platform: 'mobile,wechat', data: JSON.stringify(bundledUserCenter) })
    .execute();
}
